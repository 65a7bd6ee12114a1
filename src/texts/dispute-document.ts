/**
 * A dispute as one text, such as a commission is given: the claim, what happened, the evidence, the ruling with its articles, what was put right,
 * and the appeal.
 */
import type { DisputeEvent, DisputeWindow } from '../../events/dispute.js';
import type { ClaimUntil } from '../../events/hand-claims.js';
import type { RecordedEvent } from '../../events/envelope.js';
import type { PlayerId } from '../../events/ids.js';
import type { DisputeAccount, DisputeOutcome, DisputeStatus } from '../dispute/state.js';
import { subjectText } from './dispute-event-texts.js';
import { eventText } from './event-texts.js';
import { actorText } from './policy-texts.js';
import { articleName } from './ruling-texts.js';
import type { Language, Sentence } from './sentences.js';

export interface DocumentSources {
  readonly account: DisputeAccount;
  readonly acts: readonly RecordedEvent[];
  readonly remedies: readonly RecordedEvent[];
  /** The name of a player; null where only the id may be shown. */
  readonly nameOf: (playerId: PlayerId) => string | null;
}

export const disputeStatusNames: Readonly<Record<DisputeStatus, Sentence>> = {
  late: { en: 'too late, not taken up', fr: 'hors délai, non examiné' },
  open: { en: 'open', fr: 'en cours' },
  ruled: { en: 'ruled on', fr: 'tranché' },
  appealed: { en: 'under appeal', fr: 'en recours' },
  decided: { en: 'decided by the commission', fr: 'tranché par la commission' },
  withdrawn: { en: 'withdrawn', fr: 'retiré' },
  closed: { en: 'closed', fr: 'clos' },
};

const ends: Readonly<Record<ClaimUntil, Sentence>> = {
  nextHandStart: { en: 'until the next hand begins', fr: 'jusqu’au début de la main suivante' },
  nextHandSa: { en: 'until substantial action in the next hand', fr: 'jusqu’à l’action substantielle de la main suivante' },
  cardsPickedUp: { en: 'until the cards are picked up', fr: 'jusqu’au ramassage des cartes' },
  gathered: { en: 'until the chips are gathered', fr: 'jusqu’au ramassage des jetons' },
  oneMinute: { en: 'within a minute of the award, during a break', fr: 'dans la minute qui suit l’attribution, pendant une pause' },
};

const stepNames: Readonly<Record<DisputeEvent['type'], Sentence>> = {
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

const words = {
  en: {
    dispute: 'Dispute',
    status: 'Status',
    opened: (when: string, by: string) => `Opened on ${when} UTC by ${by}`,
    claimant: 'Claimant',
    official: 'an official',
    club: 'the club',
    claim: 'Claim',
    inTime: 'Made in time',
    late: 'Made too late',
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
    event: 'event',
    course: 'Course of the dispute',
    ownCause: 'in their own cause',
  },
  fr: {
    dispute: 'Litige',
    status: 'État',
    opened: (when: string, by: string) => `Ouvert le ${when} UTC par ${by}`,
    claimant: 'Réclamant',
    official: 'un responsable',
    club: 'le club',
    claim: 'Réclamation',
    inTime: 'Dans les délais',
    late: 'Hors délai',
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
    event: 'événement',
    course: 'Déroulement',
    ownCause: 'dans sa propre cause',
  },
} as const satisfies Record<Language, object>;

const quoted = (text: string, language: Language): string => (language === 'fr' ? `« ${text} »` : `“${text}”`);
const instant = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ');
const time = (at: number): string => new Date(at).toISOString().slice(11, 19);

/** A line for each act of the disputed hand. There may be thousands: whoever makes them for others leaves them their turn. */
export function* actLines({ account, acts, nameOf }: DocumentSources, language: Language): Generator<string, void> {
  const step = account.subject.kind === 'hand' ? account.subject.revision : null;
  for (const event of acts) {
    const mark = event.revision === step ? `  ◄ ${words[language].disputed}` : '';
    yield `  ${String(event.revision).padStart(3)}  ${time(event.metadata.recordedAt)}  ${eventText(event, language, nameOf)}${mark}`;
  }
}

/**
 * The document, line by line, without line ends.
 * @param ofActs what {@link actLines} gives
 */
export function disputeDocument(sources: DocumentSources, language: Language, ofActs = [...actLines(sources, language)]): string[] {
  const { account, remedies, nameOf } = sources;
  const word = words[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const name = (playerId: PlayerId | null, instead: string): string => (playerId === null ? instead : (nameOf(playerId) ?? playerId));
  const subject = subjectText(account.subject, (playerId) => name(playerId, ''))[language];
  const first = account.steps[0]!;
  const line = (title: string, text: string): string => `${title}${colon}${text}`;
  const evidence = account.evidence.map(({ evidence: number, playerId, statement, file, withdrawalReason }) => {
    const said = [
      ...(statement === null ? [] : [quoted(statement, language)]),
      ...(file === null ? [] : [word.file(file.mediaType, file.sha256)]),
    ].join(', ');
    const gone = withdrawalReason === null ? '' : ` (${word.notCounted}${colon}${quoted(withdrawalReason, language)})`;
    return `  ${number}. ${name(playerId, word.official)}${colon}${said}${gone}`;
  });
  const remedyLines = remedies.map(
    (event) =>
      `  ${time(event.metadata.recordedAt)}  ${event.stream}, ${word.event} ${event.revision}${colon}${eventText(event, language, nameOf)}`,
  );
  const course = account.steps.map(({ type, recordedAt, actor, inOwnCause }) => {
    const own = inOwnCause ? `, ${word.ownCause}` : '';
    return `  ${instant(recordedAt)}  ${stepNames[type][language]}, ${actorText({ actor }, language)}${own}`;
  });
  return [
    `${word.dispute} ${account.disputeId} – ${subject}`,
    line(word.status, disputeStatusNames[account.status][language]),
    word.opened(instant(first.recordedAt), actorText({ actor: first.actor }, language)),
    line(word.claimant, name(account.playerId, word.official)),
    line(word.claim, quoted(account.claim, language)),
    windowLine(account.window, language),
    ...(account.takenUpReason === null ? [] : [line(word.takenUp, quoted(account.takenUpReason, language))]),
    ...(account.withdrawalReason === null ? [] : [line(word.withdrawn, quoted(account.withdrawalReason, language))]),
    ...section(word.acts, ofActs),
    ...section(word.evidence, evidence),
    ...section(
      word.rulings,
      account.rulings.flatMap((ruling, index) => outcomeLines(ruling, `${index + 1}. `, language)),
    ),
    ...section(word.remedies, account.rulings.length === 0 ? [] : remedyLines.length === 0 ? [`  ${word.none}`] : remedyLines),
    ...appealLines(account, name, language),
    ...section(word.course, course),
  ];
}

const section = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : ['', title, ...lines]);

function windowLine(window: DisputeWindow | null, language: Language): string {
  const word = words[language];
  if (window === null) return word.noTime;
  const cited = window.article === null ? '' : ` (${articleName(window.article, language)})`;
  return `${window.open ? word.inTime : word.late}${language === 'fr' ? ' : ' : ': '}${ends[window.until][language]}${cited}`;
}

function outcomeLines({ upheld, article, remedy, reason }: DisputeOutcome, number: string, language: Language): string[] {
  const word = words[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  return [
    `  ${number}${upheld ? word.upheld : word.dismissed} (${articleName(article.article, language)}).`,
    `     ${word.reason}${colon}${quoted(reason, language)}`,
    ...(remedy === null ? [] : [`     ${word.remedy}${colon}${quoted(remedy, language)}`]),
  ];
}

function appealLines(
  { appeal }: DisputeAccount,
  name: (playerId: PlayerId | null, instead: string) => string,
  language: Language,
): readonly string[] {
  if (appeal === null) return [];
  const word = words[language];
  const { playerId, reason, article, withdrawalReason, decision } = appeal;
  const lodged = `  ${word.by} ${name(playerId, word.club)} (${articleName(article.article, language)}): ${quoted(reason, language)}`;
  if (withdrawalReason !== null) return section(word.appeal, [lodged, `  ${word.appealWithdrawn}`]);
  if (decision === null) return section(word.appeal, [lodged, `  ${word.pending}`]);
  return [...section(word.appeal, [lodged]), ...section(word.decision, outcomeLines(decision, '', language))];
}
