/** The views that decisions on seasons use. */
import { clubs } from '../../../projections/clubs.js';
import { federations } from '../../../projections/federations.js';
import { merges } from '../../../projections/merges.js';
import { people } from '../../../projections/people.js';
import { resultSheets } from '../../../projections/result-sheets.js';
import { seasonBoards } from '../../../projections/season-boards.js';
import { seasons } from '../../../projections/seasons.js';

export const seasonViews = [clubs.name, federations.name, merges.name, people.name, resultSheets.name, seasons.name, seasonBoards.name];
