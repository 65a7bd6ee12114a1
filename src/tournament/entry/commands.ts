/** What can be asked is declared in `commands/`. */
export type { AdmissionFacts, EntryCommand, SeatSource } from '../../../commands/tournament/entry.js';
