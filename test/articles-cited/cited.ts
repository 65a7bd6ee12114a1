/**
 * Which articles the events of random hands and evenings cite, and the refusals of hands, by rulebook: what a ruling says of its articles is
 * held here apart from the settings, so that a ruling that names another setting than before is seen.
 */
import { readFileSync } from 'node:fs';
import type { HandEvent } from '../../events/hand.js';
import type { Citation } from '../../events/judging.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { soakHand } from '../../bench/soak/hand-stream.js';
import { newestRulebook } from '../../src/rulebooks/rulebooks.js';
import { bookIds } from '../../src/rulebooks/setting.js';
import { simulate } from '../../src/simulate/simulate.js';

const HANDS = 1_500;
/** How many tables have no hand entry in the evenings of a book. */
const evenings = ['none', 'half'] as const;

/** Text fields of events that name the applied rule. */
const telling = [
  'cause',
  'kind',
  'ruling',
  'option',
  'question',
  'offence',
  'outcome',
  'remedy',
  'method',
  'basis',
  'settlement',
  'fault',
  'street',
];

type Data = Readonly<Record<string, unknown>>;

/** By rulebook and occasion: the cited lists of articles. `~` marks a fallback, `!` a house rule. */
export type Cited = Readonly<Record<string, readonly string[]>>;

export const readKept = (): Cited => JSON.parse(readFileSync(new URL('cited.json', import.meta.url), 'utf8')) as Cited;

/** New citations: occasions with their lists. */
export function findUnread(cited: Cited, kept: Cited): Cited {
  return Object.fromEntries(
    Object.entries(cited)
      .map(([occasion, lists]) => [occasion, lists.filter((list) => kept[occasion]?.includes(list) !== true)] as const)
      .filter(([, lists]) => lists.length > 0),
  );
}

export function collectCited(): Cited {
  const cited = new Map<string, Set<string>>();
  const note = (book: string, occasion: string, articles: readonly string[]): void => {
    const key = `${book} ${occasion}`;
    const known = cited.get(key);
    const list = articles.join(' + ');
    if (known === undefined) cited.set(key, new Set([list]));
    else known.add(list);
  };
  const noteEvent = (book: string, { type, data }: HandEvent | TournamentEvent): void => {
    const articles = articlesOf(data);
    if (articles !== null) note(book, [type, ...wordsOf(data)].join(' '), articles);
  };
  for (let seed = 1; seed <= HANDS; seed += 1) {
    const { events, refused, book } = soakHand(seed);
    for (const event of events) noteEvent(book, event);
    for (const { code, article } of refused) note(book, `refused ${code}`, article === null ? [] : [article]);
  }
  for (const [k, id] of bookIds.entries()) {
    for (const [night, untyped] of evenings.entries()) {
      const options = { players: 30, book: newestRulebook(id)!, seed: 100 * k + night, seatsPerTable: 8, untyped, incidents: true };
      simulate(options, { onEvent: (event) => noteEvent(id, event) });
    }
  }
  const sorted = [...cited].toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, lists]) => [key, [...lists].toSorted()]));
}

/** The articles of an event; null where events of its type cite none. */
function articlesOf({ articles, article }: Data): string[] | null {
  if (Array.isArray(articles)) return (articles as readonly Citation[]).map(say);
  if (article === undefined || article === null) return null;
  return [typeof article === 'string' ? article : say(article as Citation)];
}

function say({ article, fallback, house }: Citation): string {
  return `${article}${fallback ? '~' : ''}${house ? '!' : ''}`;
}

function wordsOf(data: Data): string[] {
  const reason = (data['reason'] as { readonly key?: string } | null | undefined)?.key;
  const words = telling.map((field) => data[field]).filter((word): word is string => typeof word === 'string');
  return reason === undefined ? words : [...words, reason];
}
