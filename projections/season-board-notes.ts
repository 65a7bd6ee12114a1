/**
 * What the tables of seasons keep of people and clubs for themselves.
 */
import type { ClubId, PlayerId } from '../events/ids.js';
import { Notes } from './projection.js';

/** The id that each merged id is kept under, and the ids that each has. */
export const survivors = new Notes<PlayerId>('survivor');
export const duplicates = new Notes<readonly PlayerId[]>('duplicates');
/** The club that each player belongs with; the region of each club. */
export const homes = new Notes<ClubId>('home');
export const regions = new Notes<string>('region');

/** The position of the last event that changed a board, or the season that it belongs to. */
export const positions = new Notes<number>('position of board');

/** Who has a result in a tournament of a board. */
export const competitorsIn = new Notes<readonly string[]>('competitors');
