/**
 * The words of the document of a dispute.
 */
import type { DisputeEvent } from '../../events/dispute.js';
import type { ClaimUntil } from '../../events/hand-claims.js';
import type { DisputeStatus } from '../dispute/state.js';
import type { Language, Sentence } from './sentences.js';

export const disputeStatusNames: Readonly<Record<DisputeStatus, Sentence>> = {
  late: { en: 'too late, not taken up', fr: 'hors délai, non examiné' },
  open: { en: 'open', fr: 'en cours' },
  ruled: { en: 'ruled on', fr: 'tranché' },
  appealed: { en: 'under appeal', fr: 'en recours' },
  decided: { en: 'decided by the commission', fr: 'tranché par la commission' },
  withdrawn: { en: 'withdrawn', fr: 'retiré' },
  closed: { en: 'closed', fr: 'clos' },
};

export const ends: Readonly<Record<ClaimUntil, Sentence>> = {
  nextHandStart: { en: 'until the next hand begins', fr: 'jusqu’au début de la main suivante' },
  nextHandSa: { en: 'until substantial action in the next hand', fr: 'jusqu’à l’action substantielle de la main suivante' },
  cardsPickedUp: { en: 'until the cards are picked up', fr: 'jusqu’au ramassage des cartes' },
  gathered: { en: 'until the chips are gathered', fr: 'jusqu’au ramassage des jetons' },
  oneMinute: { en: 'within a minute of the award, during a break', fr: 'dans la minute qui suit l’attribution, pendant une pause' },
};

export const stepNames: Readonly<Record<DisputeEvent['type'], Sentence>> = {
  DisputeOpened: { en: 'opened', fr: 'ouvert' },
  DisputeTakenUp: { en: 'taken up', fr: 'pris en compte' },
  DisputeWithdrawn: { en: 'withdrawn', fr: 'retiré' },
  EvidenceRecorded: { en: 'evidence recorded', fr: 'pièce versée' },
  EvidenceWithdrawn: { en: 'evidence withdrawn', fr: 'pièce retirée' },
  DisputeRuled: { en: 'ruled on', fr: 'tranché' },
  AppealLodged: { en: 'appeal made', fr: 'recours formé' },
  AppealWithdrawn: { en: 'appeal withdrawn', fr: 'recours retiré' },
  AppealDecided: { en: 'appeal decided', fr: 'recours tranché' },
  RemedyDisowned: { en: 'an event struck from the corrections', fr: 'événement rayé des corrections' },
  CardsOpened: { en: 'cards opened', fr: 'cartes ouvertes' },
  CardsSealed: { en: 'cards withheld again', fr: 'cartes de nouveau cachées' },
  DisputeClosed: { en: 'closed', fr: 'clos' },
  DisputeReopened: { en: 'reopened', fr: 'rouvert' },
};

export const words = {
  en: {
    dispute: 'Dispute',
    status: 'Status',
    opened: (when: string, by: string) => `Opened on ${when} by ${by}. All times are UTC.`,
    claimant: 'Claimant',
    official: 'an official',
    club: 'the club',
    claim: 'Claim',
    tournament: 'Tournament',
    rulebook: 'Rulebook',
    inTime: (until: string) => `Made in time. The rulebook allows such a claim ${until}.`,
    late: (until: string) => `Made too late. The rulebook allows such a claim ${until}.`,
    noTime: 'The rulebook sets no time for such a claim.',
    takenUp: 'Taken up by the director',
    withdrawn: 'Withdrawn',
    acts: 'What happened',
    disputed: 'disputed',
    evidence: 'Evidence',
    file: (type: string, hash: string) => `${type}, SHA-256 ${hash}`,
    notCounted: 'withdrawn',
    rulings: 'Rulings',
    appeal: 'Appeal',
    by: 'by',
    decision: 'Decision of the commission',
    pending: 'The commission has not decided.',
    appealWithdrawn: 'The appeal was withdrawn.',
    upheld: 'The claim is upheld',
    dismissed: 'The claim is dismissed',
    remedy: 'To be done',
    reason: 'Why',
    remedies: 'Corrections and what followed',
    none: 'None.',
    recordedBy: 'Recorded by',
    ruledOn: (when: string, by: string) => ` Ruled on ${when} by ${by}.`,
    articles: 'What the articles are about',
    before: 'Before it',
    after: 'After it',
    players: 'Players',
    seat: 'seat',
    chips: 'chips',
    changed: 'What the corrections changed',
    nothingChanged: 'No place, stack, seat or prize of the tournament.',
    lifted: (when: string) => `taken back on ${when}`,
    inSeason: (name: string) => `season “${name}”`,
    onSheet: 'result sheet',
    ofLicence: 'register of the federation',
    course: 'Course of the dispute',
    ownCause: 'in their own cause',
  },
  fr: {
    dispute: 'Litige',
    status: 'État',
    opened: (when: string, by: string) => `Ouvert le ${when} par ${by}. Toutes les heures sont en UTC.`,
    claimant: 'Réclamant',
    official: 'un responsable',
    club: 'le club',
    claim: 'Réclamation',
    tournament: 'Tournoi',
    rulebook: 'Règlement',
    inTime: (until: string) => `Dans les délais. Le règlement admet une telle réclamation ${until}.`,
    late: (until: string) => `Hors délai. Le règlement admet une telle réclamation ${until}.`,
    noTime: 'Le règlement ne fixe pas de délai pour une telle réclamation.',
    takenUp: 'Le directeur s’en est saisi',
    withdrawn: 'Retiré',
    acts: 'Les faits',
    disputed: 'contesté',
    evidence: 'Pièces',
    file: (type: string, hash: string) => `${type}, SHA-256 ${hash}`,
    notCounted: 'retirée',
    rulings: 'Décisions',
    appeal: 'Recours',
    by: 'par',
    decision: 'Décision de la commission',
    pending: 'La commission n’a pas encore décidé.',
    appealWithdrawn: 'Le recours a été retiré.',
    upheld: 'La réclamation est accueillie',
    dismissed: 'La réclamation est rejetée',
    remedy: 'À faire',
    reason: 'Motif',
    remedies: 'Corrections et suites',
    none: 'Aucune.',
    recordedBy: 'Saisi par',
    ruledOn: (when: string, by: string) => ` Tranché le ${when} par ${by}.`,
    articles: 'Objet des articles cités',
    before: 'Avant',
    after: 'Après',
    players: 'Joueurs',
    seat: 'siège',
    chips: 'jetons',
    changed: 'Ce que les corrections ont changé',
    nothingChanged: 'Aucune place, aucun tapis, aucun siège ni prix du tournoi.',
    lifted: (when: string) => `retiré le ${when}`,
    inSeason: (name: string) => `saison « ${name} »`,
    onSheet: 'feuille de résultats',
    ofLicence: 'registre de la fédération',
    course: 'Déroulement',
    ownCause: 'dans sa propre cause',
  },
} as const satisfies Record<Language, object>;

export const quoted = (text: string, language: Language): string => (language === 'fr' ? `« ${text} »` : `“${text}”`);
/** "20 November 2026 at 19:18", "20 novembre 2026 à 19 h 18". */
export function instant(at: number, language: Language): string {
  const date = new Date(at);
  const month = months[language][date.getUTCMonth()]!;
  const clock = date.toISOString().slice(11, 16);
  const day = `${date.getUTCDate()}${language === 'fr' && date.getUTCDate() === 1 ? 'er' : ''} ${month} ${date.getUTCFullYear()}`;
  return language === 'fr' ? `${day} à ${clock.replace(':', ' h ')}` : `${day} at ${clock}`;
}

const months: Readonly<Record<Language, readonly string[]>> = {
  en: 'January February March April May June July August September October November December'.split(' '),
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' '),
};

export const time = (at: number): string => new Date(at).toISOString().slice(11, 19);
