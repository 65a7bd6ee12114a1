/**
 * What happened in disputes, each event in one short line.
 */
import type { DisputeSubject, disputeEvents } from '../../events/dispute.js';
import { numberOfDispute, type PlayerId } from '../../events/ids.js';
import { type EventTexts, handName } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { plural, pluriel } from './numbers.js';
import { hourText } from './times.js';
import { de } from './typography.js';

/** What a dispute is about, for those who may not know whose penalty it is. */
export const A_PENALTY: Sentence = { en: 'a penalty', fr: 'une sanction' };

/** What a dispute is about as a person names it, such as “chip count at table 2, 21:40”. */
export function subjectText(subject: DisputeSubject, player: (id: PlayerId) => string): Sentence {
  switch (subject.kind) {
    case 'hand': {
      const { en, fr } = handName(subject.handId);
      return subject.revision === null ? { en, fr } : { en: `one act of ${en}`, fr: `une action de la ${fr}` };
    }
    case 'penalty': {
      const { penaltyId, playerId }: { penaltyId: number; playerId: PlayerId | null } = subject;
      if (playerId === null) return A_PENALTY;
      return { en: `penalty ${penaltyId} of ${player(playerId)}`, fr: `sanction n° ${penaltyId} ${de(player(playerId))}` };
    }
    case 'place':
      return { en: `place of ${player(subject.playerId)}`, fr: `place ${de(player(subject.playerId))}` };
    case 'result':
      return {
        en: `row of ${player(subject.playerId)} on the result sheet`,
        fr: `ligne ${de(player(subject.playerId))} sur la feuille de résultats`,
      };
    default: {
      const { kind, at, table } = subject;
      const where = table == null ? { en: '', fr: '' } : { en: ` at table ${table}`, fr: ` à la table ${table}` };
      const when = at === undefined ? { en: '', fr: '' } : { en: `, ${hourText(at, 'en')}`, fr: `, ${hourText(at, 'fr')}` };
      return { en: `${kinds[kind].en}${where.en}${when.en}`, fr: `${kinds[kind].fr}${where.fr}${when.fr}` };
    }
  }
}

const kinds = {
  move: { en: 'seat or move', fr: 'siège ou déplacement' },
  chipRace: { en: 'chip race', fr: 'chip race' },
  count: { en: 'chip count', fr: 'comptage' },
  clock: { en: 'clock', fr: 'chronomètre' },
} as const satisfies Readonly<Record<string, Sentence>>;

const by = (playerId: PlayerId | null, player: (id: PlayerId) => string): Sentence =>
  playerId === null ? { en: 'an official', fr: 'un responsable' } : { en: player(playerId), fr: player(playerId) };

const seatsText = (seats: readonly number[]): Sentence => ({
  en: `${plural(seats.length, 'seat')} ${seats.join(', ')}`,
  fr: `${pluriel(seats.length, 'siège')} ${seats.join(', ')}`,
});

export const disputeEventTexts: EventTexts<typeof disputeEvents> = {
  DisputeOpened: ({ disputeId, subject, playerId, window }, { player }) => {
    const about = subjectText(subject, player);
    const late = window?.open === false ? { en: ', too late', fr: ', hors délai' } : { en: '', fr: '' };
    const who = by(playerId, player);
    return {
      en: `dispute ${numberOfDispute(disputeId)} opened by ${who.en}: ${about.en}${late.en}`,
      fr: `litige n° ${numberOfDispute(disputeId)} ouvert par ${who.fr} : ${about.fr}${late.fr}`,
    };
  },
  DisputeWithdrawn: ({ playerId }, { player }) => {
    const who = by(playerId, player);
    return { en: `claim withdrawn by ${who.en}`, fr: `réclamation retirée par ${who.fr}` };
  },
  EvidenceRecorded: ({ evidence, playerId, file }, { player }) => {
    const who = by(playerId, player);
    const type = file === null ? '' : `, ${file.mediaType}`;
    return { en: `evidence ${evidence} from ${who.en}${type}`, fr: `pièce n° ${evidence} ${de(who.fr)}${type}` };
  },
  EvidenceWithdrawn: ({ evidence }) => ({ en: `evidence ${evidence} withdrawn`, fr: `pièce n° ${evidence} retirée` }),
  DisputeRuled: ({ upheld }) =>
    upheld
      ? { en: 'ruling: claim upheld', fr: 'décision : réclamation accueillie' }
      : { en: 'ruling: claim dismissed', fr: 'décision : réclamation rejetée' },
  AppealLodged: ({ playerId }, { player }) => {
    const who = playerId === null ? { en: 'the club', fr: 'le club' } : by(playerId, player);
    return { en: `appeal to the commission by ${who.en}`, fr: `recours devant la commission par ${who.fr}` };
  },
  AppealDecided: ({ upheld }) =>
    upheld
      ? { en: 'commission: appeal upheld', fr: 'commission : recours accueilli' }
      : { en: 'commission: appeal dismissed', fr: 'commission : recours rejeté' },
  RemedyDisowned: () => ({
    en: 'a correction is struck from the dispute: it was not made for it',
    fr: 'une correction est rayée du litige : elle n’a pas été faite pour lui',
  }),
  CardsOpened: ({ handId, seats }) => ({
    en: `cards of ${handName(handId).en} opened: ${seatsText(seats).en}`,
    fr: `cartes de la ${handName(handId).fr} ouvertes : ${seatsText(seats).fr}`,
  }),
  CardsSealed: ({ handId, seats }) => ({
    en: `cards of ${handName(handId).en} withheld again: ${seatsText(seats).en}`,
    fr: `cartes de la ${handName(handId).fr} de nouveau cachées : ${seatsText(seats).fr}`,
  }),
};
