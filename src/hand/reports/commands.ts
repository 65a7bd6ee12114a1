/** What can be asked is declared in `commands/`. */
export type { ReportCommand } from '../../../commands/hand/reports.js';
