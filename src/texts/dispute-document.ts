/**
 * A dispute as one text, such as a commission is given: the claim, what happened, the evidence, the ruling with its articles, what was put right and
 * what that changed, and the appeal.
 */
import type { DisputeWindow } from '../../events/dispute.js';
import type { RecordedEvent } from '../../events/envelope.js';
import { handOfStream, isHandStream, type PlayerId } from '../../events/ids.js';
import type { DisputeFacts, FactsThen } from '../dispute/facts.js';
import { type DisputeAccount, type DisputeOutcome, type DisputeStep, eventKey } from '../dispute/state.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { explainArticles, listCitations } from './articles-cited.js';
import { differenceText } from './difference-texts.js';
import { disputeStatusNames, ends, quoted, stepNames, words } from './dispute-document-words.js';
import { subjectText } from './dispute-event-texts.js';
import { factsLines } from './dispute-facts-texts.js';
import { handName } from './event-phrases.js';
import { eventText, explanationText } from './event-texts.js';
import { namesAt, nameSeats } from './named-seats.js';
import { actorText } from './policy-texts.js';
import { articleName } from './ruling-texts.js';
import { grouped, type Language } from './sentences.js';
import { clockText, timeText } from './times.js';

export interface DocumentSources {
  readonly account: DisputeAccount;
  /** Of a disputed hand. */
  readonly acts: readonly RecordedEvent[];
  readonly remedies: readonly RecordedEvent[];
  readonly facts: DisputeFacts;
  /** The name of a player; null where only the id may be shown. */
  readonly nameOf: (playerId: PlayerId) => string | null;
}

/** Of the sums of money, by its code in ISO 4217; undefined where nobody said. */
const currencyIn = ({ facts: { tournament } }: DocumentSources): string | undefined => tournament?.currency ?? undefined;

/** Names the players of a disputed hand behind their seats. */
const seatNames = ({ acts, nameOf }: DocumentSources): ((seat: number) => string | null) =>
  namesAt(acts, (playerId) => nameOf(playerId) ?? playerId);

/** A line for each act of the disputed hand. There may be thousands: whoever makes them for others leaves them their turn. */
export function* actLines(sources: DocumentSources, language: Language): Generator<string, void> {
  const { account, acts, nameOf } = sources;
  const step = account.subject.kind === 'hand' ? account.subject.revision : null;
  const playerAt = seatNames(sources);
  const corrections = new Set(account.remedies.map(eventKey));
  for (const event of acts) {
    if (corrections.has(eventKey(event))) continue;
    const mark = event.revision === step ? `  ◄ ${words[language].disputed}` : '';
    const why = explanationText(event, language);
    const said = `${eventText(event, language, nameOf, currencyIn(sources))}${why === null ? '' : `. ${why}`}`;
    yield `  ${clockText(event.metadata.recordedAt)}  ${nameSeats(said, playerAt, language)}${mark}`;
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
  const course = account.steps.map(({ type, recordedAt, actor, inOwnCause }) => {
    const own = inOwnCause ? `, ${word.ownCause}` : '';
    return `  ${timeText(recordedAt, language)}  ${stepNames[type][language]}, ${actorText({ actor }, language)}${own}`;
  });
  const rulingSteps = account.steps.filter(({ type }) => type === 'DisputeRuled');
  return [
    `${word.dispute} ${account.disputeId} – ${subject}`,
    ...headerLines(sources, language),
    line(word.status, disputeStatusNames[account.status][language]),
    word.opened(timeText(first.recordedAt, language), actorText({ actor: first.actor }, language)),
    line(word.claimant, name(account.playerId, word.official)),
    line(word.claim, quoted(account.claim, language)),
    windowLine(account.window, language),
    ...(account.takenUpReason === null ? [] : [line(word.takenUp, quoted(account.takenUpReason, language))]),
    ...(account.withdrawalReason === null ? [] : [line(word.withdrawn, quoted(account.withdrawalReason, language))]),
    ...section(word.players, handPlayers(sources, language)),
    ...section(word.acts, [...courseLines(sources, language), ...ofActs]),
    ...section(word.evidence, evidence),
    ...section(
      word.rulings,
      account.rulings.flatMap((ruling, index) => outcomeLines(ruling, `${index + 1}. `, language, rulingSteps[index])),
    ),
    ...section(
      word.remedies,
      account.rulings.length === 0 ? [] : remedies.length === 0 ? [`  ${word.none}`] : remedyLines(sources, language),
    ),
    ...section(word.changed, changeLines(sources, language)),
    ...appealLines(account, name, language),
    ...section(word.articles, articleLines(sources, language)),
    ...section(word.course, course),
  ];
}

/** Of which tournament it is, and under which rulebook. */
function headerLines({ account: { rulebook }, facts: { tournament } }: DocumentSources, language: Language): string[] {
  const word = words[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const book = rulebook === null ? null : rulebookFor(rulebook);
  const club = tournament?.club == null ? '' : `, ${tournament.club}`;
  return [
    ...(tournament === null ? [] : [`${word.tournament}${colon}${tournament.name}${club}`]),
    ...(book === null ? [] : [`${word.rulebook}${colon}${book.name[language]}`]),
  ];
}

/** What each article is about that the events, the rulings and the appeal cite. */
function articleLines({ account, acts, remedies, facts }: DocumentSources, language: Language): string[] {
  const { rulings, appeal, window, rulebook } = account;
  const ofWindow = window?.article == null ? [] : [{ article: window.article, fallback: false, house: false }];
  const events = [...facts.course, ...acts, ...remedies].map(({ data }) => data);
  const cited = [...ofWindow, ...listCitations([...events, ...rulings, ...(appeal === null ? [] : [appeal])])];
  return explainArticles(rulebook, cited, language)
    .filter(({ about }) => about !== '')
    .map(({ article, about }) => `  ${article.padEnd(10)} ${about}`);
}

/** Who sat where in a disputed hand, and with how much. */
function handPlayers({ acts, nameOf }: DocumentSources, language: Language): string[] {
  const start = acts.find((event) => event.type === 'HandStarted');
  if (start?.type !== 'HandStarted') return [];
  const word = words[language];
  const byPeople = acts.filter(({ metadata }) => metadata.actor.role !== 'system');
  const recorders = [...new Set(byPeople.map(({ metadata }) => actorText(metadata, language)))].join(', ');
  return [
    ...start.data.seats.map(
      ({ seat, playerId, stack }) => `  ${word.seat} ${seat}  ${nameOf(playerId) ?? playerId}, ${grouped(stack, language)} ${word.chips}`,
    ),
    `  ${word.recordedBy}${language === 'fr' ? ' : ' : ': '}${recorders}`,
  ];
}

/** What led to the disputed event and followed it, with the figures before and after it; nothing for a hand. */
export function courseLines(sources: DocumentSources, language: Language): string[] {
  const { course, disputed, before, after } = sources.facts;
  const { nameOf } = sources;
  const word = words[language];
  const figures = (title: string, then: FactsThen | null): string[] => {
    const lines = then === null ? [] : factsLines(then, language, (playerId) => nameOf(playerId) ?? playerId);
    return lines.length === 0 ? [] : [`  ${title}`, ...lines.map((each) => `    ${each}`)];
  };
  return course.flatMap((event) => {
    const isIt = disputed !== null && eventKey(event) === eventKey(disputed);
    const mark = isIt ? `  ◄ ${word.disputed}` : '';
    const who = actorText(event.metadata, language);
    const said = `  ${clockText(event.metadata.recordedAt)}  ${eventText(event, language, nameOf, currencyIn(sources))} [${who}]${mark}`;
    return isIt ? [...figures(word.before, before), said, ...figures(word.after, after)] : [said];
  });
}

/** What was put right, each with where it stands, and whether it was taken back since. */
export function remedyLines(sources: DocumentSources, language: Language): string[] {
  const { account, remedies, facts, nameOf } = sources;
  const word = words[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const playerAt = seatNames(sources);
  return remedies.flatMap((event) => {
    const { stream, metadata } = event;
    const place = placeOf(event, facts, language);
    const said = eventText(event, language, nameOf, currencyIn(sources));
    const isOfHand = account.subject.kind === 'hand' && isHandStream(stream) && handOfStream(stream) === account.subject.handId;
    const where = place === null ? '' : `${place}${colon}`;
    const who = actorText(metadata, language);
    const line = `  ${clockText(metadata.recordedAt)}  ${where}${isOfHand ? nameSeats(said, playerAt, language) : said} [${who}]`;
    const undone = facts.undone.get(eventKey(event));
    if (undone === undefined) return [line];
    return [
      line,
      `    ${word.lifted(timeText(undone.metadata.recordedAt, language))}${colon}${eventText(undone, language, nameOf, currencyIn(sources))}`,
    ];
  });
}

/** Where a correction stands, in words; null where it is of the tournament itself. */
function placeOf({ stream }: RecordedEvent, { seasons }: DisputeFacts, language: Language): string | null {
  const word = words[language];
  if (isHandStream(stream)) return handName(handOfStream(stream))[language];
  if (stream.startsWith('season-')) return word.inSeason(seasons.get(stream) ?? stream.slice('season-'.length));
  if (stream.startsWith('sheet-')) return word.onSheet;
  return stream.startsWith('player-') ? word.ofLicence : null;
}

/** What became another place, stack, seat or prize. */
export function changeLines(sources: DocumentSources, language: Language): string[] {
  const { remedies, nameOf } = sources;
  const { changes } = sources.facts;
  if (remedies.length === 0) return [];
  if (changes.length === 0) return [`  ${words[language].nothingChanged}`];
  return changes.map((change) => `  ${differenceText(change, nameOf, currencyIn(sources))[language]}`);
}

const section = (title: string, lines: readonly string[]): readonly string[] => (lines.length === 0 ? [] : ['', title, ...lines]);

/** Whether the claim was in time, and what the book sets. */
export function windowLine(window: DisputeWindow | null, language: Language): string {
  const word = words[language];
  if (window === null) return word.noTime;
  const cited = window.article === null ? '' : ` (${articleName(window.article, language)})`;
  return (window.open ? word.inTime : word.late)(`${ends[window.until][language]}${cited}`);
}

function outcomeLines(
  { upheld, article, remedy, reason }: DisputeOutcome,
  number: string,
  language: Language,
  step: DisputeStep | undefined,
): string[] {
  const word = words[language];
  const colon = language === 'fr' ? ' : ' : ': ';
  const who = step === undefined ? '' : word.ruledOn(timeText(step.recordedAt, language), actorText({ actor: step.actor }, language));
  return [
    `  ${number}${upheld ? word.upheld : word.dismissed} (${articleName(article.article, language)}).${who}`,
    `     ${word.reason}${colon}${quoted(reason, language)}`,
    ...(remedy === null ? [] : [`     ${word.remedy}${colon}${quoted(remedy, language)}`]),
  ];
}

function appealLines(
  { appeal, steps }: DisputeAccount,
  name: (playerId: PlayerId | null, instead: string) => string,
  language: Language,
): readonly string[] {
  if (appeal === null) return [];
  const word = words[language];
  const { playerId, reason, article, withdrawalReason, decision } = appeal;
  const decided = steps.findLast(({ type }) => type === 'AppealDecided');
  const colon = language === 'fr' ? ' : ' : ': ';
  const lodged = `  ${word.by} ${name(playerId, word.club)} (${articleName(article.article, language)})${colon}${quoted(reason, language)}`;
  if (withdrawalReason !== null) return section(word.appeal, [lodged, `  ${word.appealWithdrawn}`]);
  if (decision === null) return section(word.appeal, [lodged, `  ${word.pending}`]);
  return [...section(word.appeal, [lodged]), ...section(word.decision, outcomeLines(decision, '', language, decided))];
}
