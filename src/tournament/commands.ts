/** What can be asked is declared in `commands/`. */
export type { TournamentCommand, TournamentCommandType, TournamentCommandOf as CommandOf } from '../../commands/tournament.js';
