/** Private notes of season tables about people and clubs. */
import type { ClubId, PlayerId } from '../events/ids.js';
import type { Belonging } from '../src/federation/belonging.js';
import type { Affiliation } from '../src/federation/affiliations.js';
import { Notes } from './projection.js';

/** The surviving id of each merged id, and the merged ids of each survivor. */
export const survivors = new Notes<PlayerId>('survivor');
export const duplicates = new Notes<readonly PlayerId[]>('duplicates');
/** The present club of each player, and their clubs and licences through time; the present region of each club. */
export const homes = new Notes<ClubId>('home');
export const belongings = new Notes<Belonging>('belonging');
export const regions = new Notes<string>('region');
/** The federations of each club through time. */
export const affiliations = new Notes<readonly Affiliation[]>('affiliations');

/** The position of the last event that changed a board or its season. */
export const positions = new Notes<number>('position of board');

/** Of a board that does not rank everybody: the tournaments in which a recorded id had a result. None is ever removed. */
export const playedIn = new Notes<readonly string[]>('played');
/** The recorded ids in a tournament of a board whose results are not ranked. */
export const notRankedIn = new Notes<readonly string[]>('not ranked');

/** The competitors with a result in a tournament of a board. */
export const competitorsIn = new Notes<readonly string[]>('competitors');
