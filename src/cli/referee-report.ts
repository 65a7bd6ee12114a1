/** A hand as a referee's report: the seats, each street with its articles, and the result. */
import { toPrintableLine } from '../../events/free-text.js';
import type { PlayerId } from '../../events/ids.js';
import type { RulebookReference, Street } from '../../events/values.js';
import type { ReplayStep } from '../audit/hand-replay.js';
import { plainEvents } from './plain-events.js';
import type { HandStart } from '../../commands/hand/start.js';
import { rulebookFor } from '../rulebooks/adopted-book.js';
import { nameOf } from '../rulebooks/rulebooks.js';
import { explainArticles, listCitations } from '../texts/articles-cited.js';
import { procedureLines } from '../texts/deck-procedure-texts.js';
import { actorText } from '../texts/policy-texts.js';
import { grouped, type Language } from '../texts/sentences.js';
import { explanationText } from '../texts/event-texts.js';
import { handEventText } from '../texts/hand-event-texts.js';
import { textTable } from './text-table.js';
import { wrap } from './wrapped-table.js';

const words = {
  en: {
    report: 'Report of hand',
    place: (start: HandStart) => `Table ${start.table}, hand ${start.handNumber} of the table, level ${start.level}`,
    rulebook: 'Rulebook',
    houseRules: (count: number) => (count === 0 ? '' : `, with ${count} house ${count === 1 ? 'rule' : 'rules'}`),
    recorded: (date: string, from: string, to: string) => `Recorded on ${date} from ${from} to ${to} UTC`,
    by: 'by',
    players: 'Players',
    seat: 'Seat',
    player: 'Player',
    stack: 'Stack',
    role: 'Position',
    button: 'button',
    smallBlind: 'small blind',
    bigBlind: 'big blind',
    dead: 'dead hand',
    preflop: 'Before the flop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    pot: 'pot',
    articles: 'Articles applied',
    result: 'Result',
    before: 'Before',
    after: 'After',
    change: 'Change',
    open: 'The hand is not over: it has no result.',
    cancelled: 'The hand was cancelled: it has no result. All chips were returned.',
    toAct: (seat: number) => `Seat ${seat} is to act.`,
    marked: '► marks everything that was not ordinary play.',
    struck: '✗ marks what was entered wrongly, or followed it, and no longer counts.',
  },
  fr: {
    report: 'Rapport de la main',
    place: (start: HandStart) =>
      `Table ${start.table}, ${start.handNumber}${start.handNumber === 1 ? 're' : 'e'} main de la table, niveau ${start.level}`,
    rulebook: 'Règlement\u202f',
    houseRules: (count: number) => (count === 0 ? '' : `, avec ${count} ${count === 1 ? 'règle' : 'règles'} maison`),
    recorded: (date: string, from: string, to: string) => `Enregistrée le ${date} de ${from} à ${to} UTC`,
    by: 'par',
    players: 'Joueurs',
    seat: 'Siège',
    player: 'Joueur',
    stack: 'Tapis',
    role: 'Position',
    button: 'bouton',
    smallBlind: 'petite blinde',
    bigBlind: 'grosse blinde',
    dead: 'main morte',
    preflop: 'Avant le flop',
    flop: 'Flop',
    turn: 'Turn',
    river: 'River',
    pot: 'pot',
    articles: 'Articles appliqués',
    result: 'Résultat',
    before: 'Avant',
    after: 'Après',
    change: 'Écart',
    open: 'La main n’est pas terminée : elle n’a pas de résultat.',
    cancelled: 'La main a été annulée : elle n’a pas de résultat. Tous les jetons ont été rendus.',
    toAct: (seat: number) => `La parole est au siège ${seat}.`,
    marked: '► signale tout ce qui sort du jeu ordinaire.',
    struck: '✗ signale ce qui a été mal saisi, ou suivait une saisie erronée, et ne compte plus.',
  },
} as const satisfies Record<Language, object>;

const WIDTH = 110;
const INDENT = ' '.repeat(13);

/**
 * @param id the hand's id
 * @param steps the hand's steps from the first
 * @param nameOf a player's name, null when unknown
 */
export function refereeReport(
  id: string,
  steps: readonly ReplayStep[],
  nameOf: (playerId: PlayerId) => string | null,
  language: Language,
): string {
  const start = steps[0]!.after.start!;
  const parts = [
    heading(id, start, steps, language),
    players(start, nameOf, language),
    ...streets(steps, language),
    articlesApplied(start.rulebook, steps, language),
    result(start, steps, nameOf, language),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function heading(id: string, start: HandStart, steps: readonly ReplayStep[], language: Language): string {
  const word = words[language];
  const [first, last] = [steps[0]!.metadata.recordedAt, steps.at(-1)!.metadata.recordedAt];
  const { smallBlind, bigBlind, ante } = start.stakes;
  const blinds = [smallBlind, bigBlind, ...(ante > 0 ? [ante] : [])].map((chips) => grouped(chips, language)).join('/');
  const book = rulebookFor(start.rulebook);
  const name = book === null ? nameOf(start.rulebook) : book.name[language];
  const recorders = [...new Set(steps.map(({ metadata }) => actorText(metadata, language)))].join(', ');
  return [
    `${word.report} ${id}`,
    `${word.place(start)} (${blinds})`,
    `${word.rulebook}: ${name}${word.houseRules(Object.keys(start.rulebook.houseRules ?? {}).length)}`,
    ...wrap(`${word.recorded(new Date(first).toISOString().slice(0, 10), clock(first), clock(last))} ${word.by} ${recorders}`, WIDTH),
  ].join('\n');
}

function players(start: HandStart, nameOf: (playerId: PlayerId) => string | null, language: Language): string {
  const word = words[language];
  const rows = start.seats.map(({ seat, playerId, stack, dead }) => {
    const roles = [
      ...(seat === start.button ? [word.button] : []),
      ...(seat === start.smallBlindSeat ? [word.smallBlind] : []),
      ...(seat === start.bigBlindSeat ? [word.bigBlind] : []),
      ...(dead ? [word.dead] : []),
    ];
    return [String(seat), named(playerId, nameOf), grouped(stack, language), roles.join(', ')];
  });
  const columns = [
    { title: word.seat, align: 'right' as const },
    { title: word.player },
    { title: word.stack, align: 'right' as const },
    { title: word.role },
  ];
  return `${word.players}\n\n${textTable(columns, rows).trimEnd()}`;
}

/** One part per street. The events of one command on a street form a paragraph; a command may play several streets. */
function streets(steps: readonly ReplayStep[], language: Language): string[] {
  const word = words[language];
  const parts: { readonly street: Street; readonly title: string; readonly lines: string[] }[] = [];
  for (const group of byCommand(steps.filter(({ event }) => !isSecret(event)))) {
    const { street } = group[0]!.before.start === null ? group[0]!.after : group.at(-1)!.after;
    const begun = parts.findLast((part) => part.street === street);
    const part = begun ?? { street, title: `${word[street]}, ${word.pot} ${grouped(potBefore(group), language)}`, lines: [] };
    if (begun === undefined) parts.push(part);
    part.lines.push(...paragraph(group, language));
  }
  const isMarked = (mark: string): boolean => parts.some(({ lines }) => lines.some((line) => line.includes(mark)));
  const legend = [...(isMarked(MARK) ? [word.marked] : []), ...(isMarked(STRUCK) ? [word.struck] : [])];
  return [...parts.map(({ title, lines }) => `${title}\n\n${lines.join('\n')}`), ...(legend.length === 0 ? [] : [legend.join('\n')])];
}

const MARK = '►';
const STRUCK = '✗';

function paragraph(group: readonly ReplayStep[], language: Language): string[] {
  const { recordedAt } = group[0]!.metadata;
  const plain = group.every(({ event }) => plainEvents.has(event.type));
  const mark = group[0]!.struckBy !== null ? STRUCK : plain ? ' ' : MARK;
  const said = group.map(({ event }) => describeEvent(event, language)).join(' ');
  const [first = '', ...rest] = said.split('\n').flatMap((line) => wrap(line, WIDTH - INDENT.length));
  return [`  ${clock(recordedAt)} ${mark} ${first}`, ...rest.map((line) => `${INDENT}${line}`)];
}

/** An event as a sentence, with the reason if it was judged. Procedure steps have their own lines. */
function describeEvent(event: ReplayStep['event'], language: Language): string {
  const why = explanationText(event, language);
  const said = [sentence(toPrintableLine(handEventText(event, language))), ...(why === null ? [] : [sentence(why)])].join(' ');
  if (event.type !== 'BoardErrorRuled') return said;
  const steps = procedureLines(event.data, language);
  return steps.reduce((text, step) => text.replace(` ${step.replace(/\.$/, '')}`, (found) => `\n${found.trimStart()}`), said);
}

/** Hidden cards are left out of the report. */
function isSecret(event: ReplayStep['event']): boolean {
  return event.type === 'HoleCardsRecorded' && event.data.cards === null;
}

function byCommand(steps: readonly ReplayStep[]): ReplayStep[][] {
  const groups: ReplayStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    const first = last?.[0];
    const isSameStreet = step.before.start === null || step.before.street === step.after.street;
    if (first?.metadata.commandId === step.metadata.commandId && first.struckBy === step.struckBy && isSameStreet) last!.push(step);
    else groups.push([step]);
  }
  return groups;
}

/** Each cited article once, with its topic. */
function articlesApplied(reference: RulebookReference, steps: readonly ReplayStep[], language: Language): string {
  const cited = steps.flatMap(({ event, struckBy }) => (struckBy === null ? listCitations(event.data) : []));
  if (cited.length === 0) return '';
  const lines = explainArticles(reference, cited, language).flatMap(({ article, about }) =>
    wrap(about, WIDTH - INDENT.length).map((line, k) => `  ${(k === 0 ? article : '').padEnd(10)} ${line}`.trimEnd()),
  );
  return `${words[language].articles}\n\n${lines.join('\n')}`;
}

/** The stacks at the end of the hand; else why there is no result. */
function result(start: HandStart, steps: readonly ReplayStep[], nameOf: (playerId: PlayerId) => string | null, language: Language): string {
  const word = words[language];
  const { after } = steps.at(-1)!;
  // An annulled hand has none.
  if (after.start === null) return '';
  if (after.phase !== 'completed') {
    const inTurn = start.seats[after.turn]?.seat;
    return `${word.open}${inTurn === undefined ? '' : ` ${word.toAct(inTurn)}`}`;
  }
  if (steps.some(({ event }) => event.type === 'HandVoided' && event.data.settlement === 'refundAll')) return word.cancelled;
  const rows = start.seats.map(({ seat, playerId, stack }, i) => {
    const change = after.stacks[i]! - stack;
    const signed = `${change > 0 ? '+' : change < 0 ? '−' : ''}${grouped(Math.abs(change), language)}`;
    return [String(seat), named(playerId, nameOf), grouped(stack, language), grouped(after.stacks[i]!, language), signed];
  });
  const columns = [
    { title: word.seat, align: 'right' as const },
    { title: word.player },
    { title: word.before, align: 'right' as const },
    { title: word.after, align: 'right' as const },
    { title: word.change, align: 'right' as const },
  ];
  return `${word.result}\n\n${textTable(columns, rows).trimEnd()}`;
}

function potBefore(group: readonly ReplayStep[]): number {
  const { start, stacks } = group[0]!.before;
  return start === null ? 0 : start.seats.reduce((sum, { stack }, i) => sum + stack - stacks[i]!, 0);
}

function named(playerId: PlayerId, nameOf: (playerId: PlayerId) => string | null): string {
  const name = nameOf(playerId);
  return name === null ? playerId : `${name} (${playerId})`;
}

/** A line as a sentence: with a capital and a full stop. */
function sentence(line: string): string {
  const said = line.charAt(0).toUpperCase() + line.slice(1);
  return /[.!?](?:”| »)?$/u.test(said) ? said : `${said}.`;
}

function clock(instant: number): string {
  return new Date(instant).toISOString().slice(11, 19);
}
