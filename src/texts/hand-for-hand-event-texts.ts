/**
 * Hand-for-hand play, each event in one short line.
 */
import type { HandForHandEndCause, handForHandEvents } from '../../events/tournament-hand-for-hand.js';
import { type EventTexts, tables, where } from './event-phrases.js';
import { handForHandReasons } from './hand-for-hand-texts.js';
import type { Sentence } from './sentences.js';
import { numberOf, plural, pluriel } from './numbers.js';
import { inHand } from './event-phrases.js';

const ends: Readonly<Record<HandForHandEndCause, Sentence>> = {
  reasonMet: { en: 'enough players are out', fr: 'assez de joueurs sont sortis' },
  director: { en: 'by the director', fr: 'par le directeur' },
};

export const handForHandEventTexts: EventTexts<Omit<typeof handForHandEvents, 'ClockAdjusted'>> = {
  HandForHandAnnounced({ reason, until, playersLeft, stillPlaying }) {
    const playing = where(
      stillPlaying.length > 0,
      `; still in a hand: ${tables(stillPlaying).en}`,
      ` ; main en cours : ${tables(stillPlaying).fr}`,
    );
    return {
      en: `hand for hand for ${handForHandReasons[reason].en}, from ${playersLeft} to ${numberOf(until, 'player', 'joueur').en}${playing.en}`,
      fr: `main par main pour ${handForHandReasons[reason].fr}, de ${playersLeft} à ${numberOf(until, 'player', 'joueur').fr}${playing.fr}`,
    };
  },
  HandForHandRoundStarted: ({ round }) => ({
    en: `round ${round} of hand for hand starts: one hand for each table`,
    fr: `tour ${round} du main par main : une main par table`,
  }),
  HandForHandTablesExcused: ({ round, tables: excused }) => ({
    en: `round ${round} goes on without ${tables(excused).en}`,
    fr: `tour ${round} sans ${excused.length < 2 ? 'la' : 'les'} ${tables(excused).fr}`,
  }),
  AllInHeld({ round, table, handId }) {
    const hand = inHand(handId);
    return {
      en: `all-in and call${handId === null ? ` at table ${table}` : hand.en}, round ${round}: the hands stay face down until the other tables are done`,
      fr: `tapis payé${handId === null ? ` à la table ${table}` : hand.fr}, tour ${round} : les mains restent cachées jusqu’à la fin des autres tables`,
    };
  },
  AllInsRevealed: ({ tables: shown }) => ({
    en: `the other tables are done: ${tables(shown).en} ${shown.length === 1 ? 'shows' : 'show'} the all-in hands`,
    fr: `les autres tables ont fini : ${shown.length < 2 ? 'la' : 'les'} ${tables(shown).fr} ${shown.length < 2 ? 'montre' : 'montrent'} les mains à tapis`,
  }),
  HandForHandRoundEnded: ({ round, tables: played }) => ({
    en: `round ${round} of hand for hand is over${played.length === 0 ? '' : `: ${tables(played).en}`}`,
    fr: `fin du tour ${round} du main par main${played.length === 0 ? '' : ` : ${tables(played).fr}`}`,
  }),
  HandForHandEnded: ({ rounds, cause }) => ({
    en: `hand for hand ends after ${rounds} ${plural(rounds, 'round')}: ${ends[cause].en}`,
    fr: `fin du main par main après ${rounds} ${pluriel(rounds, 'tour')} : ${ends[cause].fr}`,
  }),
};
