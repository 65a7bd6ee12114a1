/**
 * The facts of a dispute as sentences: how those whom it is about stood before and after it, and what its corrections changed.
 */
import type { PlayerId } from '../../events/ids.js';
import type { ClockThen, FactsThen, PlayerThen, ResultThen } from '../dispute/facts.js';
import { minutes, rank } from './event-phrases.js';
import { grouped, type Language, type Sentence } from './sentences.js';
import { resultStateNames } from './sheet-event-texts.js';
import { clockStateNames, standingStateNames } from './standing-names.js';
import { lookUp } from '../../events/look-up.js';

type NameOf = (playerId: PlayerId) => string;

/** One line for each player, for the clock, for a result. */
export function factsLines({ players, clock, result }: FactsThen, language: Language, nameOf: NameOf): readonly string[] {
  return [
    ...players.map((player) => playerLine(player, language, nameOf)),
    ...(clock === null ? [] : [clockLine(clock, language)]),
    ...(result === null ? [] : [resultLine(result, language, nameOf)]),
  ];
}

function playerLine({ playerId, state, place, stack, stackKnown, table, seat }: PlayerThen, language: Language, nameOf: NameOf): string {
  const french = language === 'fr';
  const name = nameOf(playerId);
  const colon = french ? ' : ' : ': ';
  if (table === null || seat === null) {
    const word = lookUp<Sentence>(standingStateNames, state)?.[language] ?? '';
    return `${name}${colon}${word}${place === null ? '' : `, ${rank(place)[language]}`}`;
  }
  const where = french ? `table ${table}, siège ${seat}` : `table ${table}, seat ${seat}`;
  const chips = french ? `${grouped(stack, language)} jetons` : `${grouped(stack, language)} chips`;
  const when = stackKnown ? '' : french ? ' au dernier comptage' : ' when last counted';
  return `${name} (${where})${colon}${chips}${when}`;
}

function clockLine({ state, level, onBreak, smallBlind, bigBlind, remainingMs }: ClockThen, language: Language): string {
  const french = language === 'fr';
  const shown = `${french ? 'chronomètre ' : 'clock '}${clockStateNames[state][language]}`;
  if (level === null) return shown;
  const number = onBreak
    ? french
      ? `pause après le niveau ${level}`
      : `break after level ${level}`
    : `${french ? 'niveau' : 'level'} ${level}${smallBlind === null ? '' : ` (${grouped(smallBlind, language)}/${grouped(bigBlind ?? 0, language)})`}`;
  const left = remainingMs === null ? '' : french ? `, reste ${minutes(remainingMs)}` : `, ${minutes(remainingMs)} left`;
  return `${number}${left}, ${shown}`;
}

function resultLine({ playerId, place, tied, state }: ResultThen, language: Language, nameOf: NameOf): string {
  const french = language === 'fr';
  const shared = tied > 1 ? (french ? `, à ${tied} ex aequo` : `, shared by ${tied}`) : '';
  const own = lookUp<Sentence>(resultStateNames, state)?.[language];
  const how = state === 'finished' || own === undefined ? '' : `, ${own}`;
  return `${nameOf(playerId)}${french ? ' : ' : ': '}${rank(place)[language]}${shared}${how}`;
}
