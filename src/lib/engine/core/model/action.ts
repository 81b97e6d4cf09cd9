/**
 * Actions: what the banker books, in the imperative. The board is physical, so revenue, terrain
 * costs and yes/no answers about the map come in as figures here.
 */
import type { Correction } from '../banker/corrections';
import type { CompanyId, DeedId, Holder, PlayerId, TrainId, TrainType } from './ids';
import type { TrainRun } from './state';

export type CoreAction =
	/* the opening sale */
	| { readonly do: 'buyLowest'; readonly player: PlayerId }
	| {
			readonly do: 'bid';
			readonly player: PlayerId;
			readonly deed: DeedId;
			readonly amount: number;
	  }
	| {
			readonly do: 'settleAuction';
			readonly player: PlayerId;
			readonly deed: DeedId;
			readonly amount: number;
	  }
	| {
			readonly do: 'setPar';
			readonly player: PlayerId;
			readonly company: CompanyId;
			readonly par: number;
	  }
	/* stock turns */
	| { readonly do: 'pass'; readonly player: PlayerId }
	| SellShares
	| BuyShare
	| {
			readonly do: 'startCompany';
			readonly player: PlayerId;
			readonly company: CompanyId;
			readonly par: number;
	  }
	| {
			readonly do: 'tradeDeed';
			readonly deed: DeedId;
			readonly seller: PlayerId;
			readonly buyer: PlayerId;
			readonly price: number;
	  }
	| EndTurn
	/* operating turns */
	| { readonly do: 'payIncome' }
	| { readonly do: 'collectMail'; readonly company: CompanyId; readonly amount: number }
	| { readonly do: 'payTerrain'; readonly company: CompanyId; readonly amount: number }
	| { readonly do: 'placeToken'; readonly company: CompanyId }
	| RunTrains
	| { readonly do: 'noRun'; readonly company: CompanyId }
	| BuyTrain
	| SellForTrain
	| { readonly do: 'declareBankrupt'; readonly player: PlayerId }
	| {
			readonly do: 'buyDeed';
			readonly company: CompanyId;
			readonly deed: DeedId;
			readonly price: number;
	  }
	| { readonly do: 'discardTrain'; readonly company: CompanyId; readonly train: TrainId }
	/* the banker's own */
	| { readonly do: 'stopGame' }
	| { readonly do: 'correct'; readonly reason: string; readonly changes: readonly Correction[] }
	| { readonly do: 'count'; readonly holder: Holder; readonly counted: number };

export interface SellShares {
	readonly do: 'sellShares';
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly percent: number;
	/** How many 5% certificates are among them; by default as few as possible. */
	readonly halves?: number;
	/** Make change with a 5% certificate from the pool. */
	readonly change?: boolean;
}

export interface SellForTrain {
	readonly do: 'sellForTrain';
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly percent: number;
	readonly halves?: number;
	readonly change?: boolean;
}

export interface BuyShare {
	readonly do: 'buyShare';
	readonly player: PlayerId;
	readonly company: CompanyId;
	readonly from: 'offering' | 'pool';
	readonly percent: number;
	/** Make change: a 5% certificate goes back, a 10% one is taken. */
	readonly change?: boolean;
}

export interface EndTurn {
	readonly do: 'endTurn';
	/** The company has no train but also no route on which one could run. */
	readonly noRoute?: boolean;
}

export interface RunTrains {
	readonly do: 'run';
	readonly company: CompanyId;
	readonly revenue: number;
	readonly choice: 'pay' | 'half' | 'withhold';
	readonly perTrain?: readonly TrainRun[];
	/** The part of the revenue, of special trains, that is settled by a choice of its own. */
	readonly apart?: {
		readonly revenue: number;
		readonly choice: 'pay' | 'half' | 'withhold';
	};
}

export interface BuyTrain {
	readonly do: 'buyTrain';
	readonly company: CompanyId;
	readonly train: TrainId;
	readonly price: number;
	/** The president adds what the treasury lacks. */
	readonly help?: boolean;
	/** Which side of a double-sided card is bought; its front when left out. */
	readonly side?: TrainType;
}

/** An action of a title's own. */
export interface OwnAction {
	readonly do: `own.${string}`;
}

export type Action = CoreAction | OwnAction;
