/**
 * What happened in disputes, each event in one short line.
 */
import type { DisputeSubject, disputeEvents } from '../../events/dispute.js';
import type { PlayerId } from '../../events/ids.js';
import { type EventTexts, plural } from './event-phrases.js';
import type { Sentence } from './sentences.js';

/** What a dispute is about, for those who may not know whose penalty it is. */
export const A_PENALTY: Sentence = { en: 'a penalty', fr: 'une pénalité' };

/** What a dispute is about, such as “hand friday.1.7, step 12”. */
export function subjectText(subject: DisputeSubject, player: (id: PlayerId) => string): Sentence {
  switch (subject.kind) {
    case 'hand': {
      const { handId, revision } = subject;
      const step = revision === null ? { en: '', fr: '' } : { en: `, step ${revision}`, fr: `, étape ${revision}` };
      return { en: `hand ${handId}${step.en}`, fr: `main ${handId}${step.fr}` };
    }
    case 'penalty': {
      const { penaltyId, playerId }: { penaltyId: number; playerId: PlayerId | null } = subject;
      if (playerId === null) return A_PENALTY;
      return { en: `penalty ${penaltyId} of ${player(playerId)}`, fr: `pénalité n° ${penaltyId} de ${player(playerId)}` };
    }
    case 'place':
      return { en: `place of ${player(subject.playerId)}`, fr: `place de ${player(subject.playerId)}` };
    case 'result':
      return { en: `result of ${player(subject.playerId)}`, fr: `résultat de ${player(subject.playerId)}` };
    default: {
      const { en, fr } = kinds[subject.kind];
      return { en: `${en} (event ${subject.revision})`, fr: `${fr} (événement ${subject.revision})` };
    }
  }
}

const kinds = {
  move: { en: 'seat or move', fr: 'siège ou déplacement' },
  chipRace: { en: 'chip race', fr: 'chip race' },
  count: { en: 'chip count', fr: 'comptage' },
  clock: { en: 'clock', fr: 'horloge' },
} as const satisfies Readonly<Record<string, Sentence>>;

const by = (playerId: PlayerId | null, player: (id: PlayerId) => string): Sentence =>
  playerId === null ? { en: 'an official', fr: 'un responsable' } : { en: player(playerId), fr: player(playerId) };

const seatsText = (seats: readonly number[]): Sentence => ({
  en: `${plural(seats.length, 'seat')} ${seats.join(', ')}`,
  fr: `${plural(seats.length, 'siège')} ${seats.join(', ')}`,
});

export const disputeEventTexts: EventTexts<typeof disputeEvents> = {
  DisputeOpened: ({ disputeId, subject, playerId, window }, { player }) => {
    const about = subjectText(subject, player);
    const late = window?.open === false ? { en: ', too late', fr: ', hors délai' } : { en: '', fr: '' };
    const who = by(playerId, player);
    return {
      en: `dispute ${disputeId} opened by ${who.en}: ${about.en}${late.en}`,
      fr: `litige ${disputeId} ouvert par ${who.fr} : ${about.fr}${late.fr}`,
    };
  },
  DisputeWithdrawn: ({ playerId }, { player }) => {
    const who = by(playerId, player);
    return { en: `claim withdrawn by ${who.en}`, fr: `réclamation retirée par ${who.fr}` };
  },
  EvidenceRecorded: ({ evidence, playerId, file }, { player }) => {
    const who = by(playerId, player);
    const type = file === null ? '' : `, ${file.mediaType}`;
    return { en: `evidence ${evidence} from ${who.en}${type}`, fr: `pièce n° ${evidence} de ${who.fr}${type}` };
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
  RemedyDisowned: ({ stream, revision }) => ({
    en: `event ${revision} of ${stream} is no remedy`,
    fr: `l’événement ${revision} de ${stream} n’est pas une suite du litige`,
  }),
  CardsOpened: ({ handId, seats }) => ({
    en: `cards of hand ${handId} opened: ${seatsText(seats).en}`,
    fr: `cartes de la main ${handId} ouvertes : ${seatsText(seats).fr}`,
  }),
  CardsSealed: ({ handId, seats }) => ({
    en: `cards of hand ${handId} withheld again: ${seatsText(seats).en}`,
    fr: `cartes de la main ${handId} de nouveau cachées : ${seatsText(seats).fr}`,
  }),
};
