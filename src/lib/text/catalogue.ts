/** The type of a catalogue: whatever English says, every language says. */
import type { en } from './en';

export type Catalogue = Readonly<typeof en>;
