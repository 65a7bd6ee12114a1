/**
 * What became different of a tournament, each figure in one short line.
 */
import type { PlayerId } from '../../events/ids.js';
import { rank } from './event-phrases.js';
import { moneyText } from './money.js';
import { clockStateNames, standingStateNames, tournamentPhaseNames } from './standing-names.js';
import { grouped, type Language, type Sentence } from './sentences.js';
import { resultStateNames } from './sheet-event-texts.js';
import { lookUp } from '../../events/look-up.js';
import { WIDE } from './typography.js';

/** A figure that became another one. */
export interface ToldDifference {
  readonly what: keyof typeof figures;
  /** Whose figure it is; null for the tournament. */
  readonly playerId: PlayerId | null;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

const figures = {
  phase: { en: 'tournament', fr: 'tournoi' },
  level: { en: 'level', fr: 'niveau' },
  break: { en: 'break', fr: 'pause' },
  clock: { en: 'clock', fr: 'chronomètre' },
  entry: { en: 'entry', fr: 'inscription' },
  state: { en: 'status', fr: 'statut' },
  place: { en: 'place', fr: 'place' },
  stack: { en: 'stack', fr: 'tapis' },
  table: { en: 'table', fr: 'table' },
  seat: { en: 'seat', fr: 'siège' },
  stackAsOf: { en: 'stack last known', fr: 'tapis connu' },
  rebuys: { en: 'rebuys', fr: 'recaves' },
  reEntries: { en: 're-entries', fr: 're-entries' },
  addOn: { en: 'add-on', fr: 'add-on' },
  prize: { en: 'prize', fr: 'prix' },
  thingsWon: { en: 'wins', fr: 'gagne' },
} satisfies Readonly<Record<string, Sentence>>;

/** Figures whose French word is feminine. */
const feminine: ReadonlySet<ToldDifference['what']> = new Set(['break', 'entry', 'place', 'table'] as const);

const values: Readonly<Record<string, Sentence>> = {
  ...resultStateNames,
  ...standingStateNames,
};

/** @param currency of prizes, by its code in ISO 4217 @returns such as “Ada: stack 2,000 → 2,150 (+150)”, “tournament: in play → over”. */
export function differenceText(
  { what, playerId, before, after }: ToldDifference,
  nameOf: (id: PlayerId) => string | null,
  currency?: string,
): Sentence {
  const line = (language: Language): string => {
    const colon = language === 'fr' ? `${WIDE}: ` : ': ';
    const who = playerId === null ? '' : `${nameOf(playerId) ?? playerId}${colon}`;
    const figure = `${figures[what][language]}${playerId === null ? colon : ' '}`;
    const value = (of: string | number | null): string => valueText(what, of, language, currency);
    // What begins or ends is no step from one figure to another.
    if (isNothing(what, after)) return `${who}${nothing(what)[language]} (${earlier(value(before), language)})`;
    if (isNothing(what, before)) return `${who}${figure}${value(after)} (${earlier(value(before), language)})`;
    const by = what === 'stack' ? ` (${signed(Number(after) - Number(before), language)})` : '';
    return `${who}${figure}${value(before)} → ${value(after)}${by}`;
  };
  return { en: line('en'), fr: line('fr') };
}

/** Without a stack known late, stacks are known up to now: that is something. */
const isNothing = (what: ToldDifference['what'], value: string | number | null): boolean => value === null && what !== 'stackAsOf';

const earlier = (value: string, language: Language): string => ({ en: `${value} before`, fr: `${value} avant` })[language];

/** That a figure is gone: “no prize”, “aucun prix”. */
function nothing(what: ToldDifference['what']): Sentence {
  if (what === 'thingsWon') return { en: 'wins nothing', fr: 'ne gagne rien' };
  const { en, fr } = figures[what];
  return { en: `no ${en}`, fr: `${feminine.has(what) ? 'aucune' : 'aucun'} ${fr}` };
}

function valueText(what: ToldDifference['what'], value: string | number | null, language: Language, currency: string | undefined): string {
  if (what === 'stackAsOf') return value === null ? { en: 'now', fr: 'à jour' }[language] : afterHand(Number(value), language);
  if (value === null) return noneOf(what)[language];
  switch (what) {
    case 'phase':
      return wordOf(tournamentPhaseNames, value, language);
    case 'clock':
      return wordOf(clockStateNames, value, language);
    case 'state':
    case 'entry':
      return wordOf(values, value, language);
    case 'prize':
      return moneyText(Number(value), language, currency);
    case 'break':
    case 'addOn':
      return { en: value === 1 ? 'yes' : 'no', fr: value === 1 ? 'oui' : 'non' }[language];
    case 'stack':
      return grouped(Number(value), language);
    case 'place':
      return rank(Number(value))[language].replace(' place', '');
    default:
      return String(value);
  }
}

const wordOf = (words: Readonly<Record<string, Sentence>>, value: string | number, language: Language): string =>
  lookUp(words, String(value))?.[language] ?? String(value);

const noneOf = (what: ToldDifference['what']): Sentence =>
  what === 'thingsWon' ? { en: 'nothing', fr: 'rien' } : { en: 'none', fr: feminine.has(what) ? 'aucune' : 'aucun' };

const afterHand = (hand: number, language: Language): string =>
  hand === 0 ? { en: 'at the start', fr: 'au départ' }[language] : { en: `after hand ${hand}`, fr: `après la main ${hand}` }[language];

const signed = (amount: number, language: Language): string => `${amount < 0 ? '−' : '+'}${grouped(Math.abs(amount), language)}`;
