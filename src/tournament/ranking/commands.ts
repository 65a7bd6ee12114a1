/** What can be asked is declared in `commands/`. */
export type { RankingCommand } from '../../../commands/tournament/ranking.js';
