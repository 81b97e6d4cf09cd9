/**
 * Facts: everything that can happen, in the past tense. They are the save format, for ever: few,
 * closed, each with what it expects to find (`from`). Titles add their own closed union.
 */
import type { Posted } from '../../kernel/decide';
import type {
	CertificateId,
	CompanyId,
	DeedId,
	Holder,
	PhaseId,
	Place,
	PlayerId,
	TrainId,
	TrainType
} from './ids';
import type {
	Certificate,
	CompanyKind,
	Duty,
	EndTrigger,
	Player,
	Round,
	Run,
	Spot,
	State,
	Tokens,
	Turn
} from './state';

/** What a payment was for; the words of the journal hang on it. */
export type Purpose =
	| 'startingCash'
	| 'deed'
	| 'share'
	| 'shareSale'
	| 'capital'
	| 'income'
	| 'mail'
	| 'terrain'
	| 'token'
	| 'dividend'
	| 'withheld'
	| 'train'
	| 'help'
	| 'treasury'
	| 'buyOut'
	| 'forfeit'
	| 'correction'
	| 'loan'
	| 'interest'
	| 'other';

/** One giver, one receiver: an unbalanced posting cannot be written down. */
export interface MoneyMoved {
	readonly t: 'moneyMoved';
	readonly from: Holder;
	readonly to: Holder;
	readonly amount: number;
	readonly purpose: Purpose;
	/** The company, deed or train it was about. */
	readonly about?: string;
}

export type CoreFact =
	| { readonly t: 'gameSetUp'; readonly state: State }
	| MoneyMoved
	| {
			readonly t: 'debtChanged';
			readonly player: PlayerId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly t: 'certificateMoved';
			readonly company: CompanyId;
			readonly certificate: CertificateId;
			readonly from: Place;
			readonly to: Place;
	  }
	/** A certificate comes into existence: issued later, or exchanged for another size. */
	| {
			readonly t: 'certificateAdded';
			readonly company: CompanyId;
			readonly certificate: Certificate;
	  }
	/** How much of a company exists now. */
	| {
			readonly t: 'issuedChanged';
			readonly company: CompanyId;
			readonly from: number;
			readonly to: number;
	  }
	| {
			readonly t: 'companyChanged';
			readonly company: CompanyId;
			readonly from: CompanyKind;
			readonly to: CompanyKind;
	  }
	| { readonly t: 'deedMoved'; readonly deed: DeedId; readonly from: Place; readonly to: Place }
	| { readonly t: 'trainMoved'; readonly train: TrainId; readonly from: Place; readonly to: Place }
	/** A double-sided card is turned to its other side. */
	| {
			readonly t: 'trainTurned';
			readonly train: TrainId;
			readonly from: TrainType;
			readonly to: TrainType;
	  }
	| { readonly t: 'trainMarked'; readonly train: TrainId; readonly obsolete: boolean }
	| {
			readonly t: 'parSet';
			readonly company: CompanyId;
			readonly from: number | null;
			readonly to: number | null;
	  }
	| {
			readonly t: 'markerMoved';
			readonly company: CompanyId;
			readonly from: Spot | null;
			readonly to: Spot | null;
			/** Place in the stack it arrives in, 0 = top. */
			readonly at: number;
	  }
	| { readonly t: 'markerFlipped'; readonly company: CompanyId; readonly down: boolean }
	| { readonly t: 'companyFloated'; readonly company: CompanyId }
	| { readonly t: 'companyClosed'; readonly company: CompanyId }
	| {
			readonly t: 'tokensChanged';
			readonly company: CompanyId;
			readonly from: Tokens;
			readonly to: Tokens;
	  }
	| { readonly t: 'runRecorded'; readonly company: CompanyId; readonly run: Run }
	| { readonly t: 'mailRecorded'; readonly company: CompanyId; readonly amount: number }
	| { readonly t: 'turnCompleted'; readonly company: CompanyId }
	| { readonly t: 'phaseEntered'; readonly from: PhaseId; readonly to: PhaseId }
	| { readonly t: 'roundChanged'; readonly to: Round }
	| { readonly t: 'turnChanged'; readonly to: Turn | null }
	| { readonly t: 'priorityMoved'; readonly from: PlayerId | null; readonly to: PlayerId | null }
	| {
			readonly t: 'bidPlaced';
			readonly deed: DeedId;
			readonly player: PlayerId;
			readonly from: number | null;
			readonly to: number;
	  }
	| { readonly t: 'bidsCleared'; readonly deed: DeedId }
	| { readonly t: 'dutyRaised'; readonly duty: Duty }
	| { readonly t: 'dutyMet'; readonly duty: string }
	| { readonly t: 'limitChanged'; readonly from: number; readonly to: number }
	| {
			readonly t: 'playerChanged';
			readonly player: PlayerId;
			readonly from: Player;
			readonly to: Player;
	  }
	| {
			readonly t: 'orderChanged';
			readonly from: readonly PlayerId[] | null;
			readonly to: readonly PlayerId[] | null;
	  }
	| {
			readonly t: 'seatsChanged';
			readonly from: readonly PlayerId[];
			readonly to: readonly PlayerId[];
	  }
	| { readonly t: 'endTriggered'; readonly from: EndTrigger | null; readonly to: EndTrigger | null }
	| { readonly t: 'gameEnded'; readonly from: string | null; readonly to: string | null }
	| {
			readonly t: 'counted';
			readonly holder: Holder;
			readonly expected: number;
			readonly counted: number;
	  };

/** A fact of a title's own; its title evolves it. */
export interface OwnFact {
	readonly t: `own.${string}`;
}

export type Fact = CoreFact | OwnFact;
export type PostedFact = Posted<Fact>;
