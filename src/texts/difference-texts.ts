/**
 * What became different of a tournament, each figure in one short line.
 */
import type { PlayerId } from '../../events/ids.js';
import { money } from './event-phrases.js';
import { standingStateNames, tournamentPhaseNames } from './standing-names.js';
import { grouped, type Language, type Sentence } from './sentences.js';
import { lookUp } from '../../events/look-up.js';

/** A figure that became another one. */
export interface ToldDifference {
  readonly what: keyof typeof figures;
  readonly playerId: PlayerId | null;
  readonly before: string | number | null;
  readonly after: string | number | null;
}

const figures = {
  phase: { en: 'tournament', fr: 'tournoi' },
  level: { en: 'level', fr: 'niveau' },
  break: { en: 'break', fr: 'pause' },
  clock: { en: 'clock', fr: 'horloge' },
  entry: { en: 'entry', fr: 'inscription' },
  state: { en: 'state', fr: 'état' },
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

const values: Readonly<Record<string, Sentence>> = {
  ...standingStateNames,
  ...tournamentPhaseNames,
  paused: { en: 'paused', fr: 'arrêtée' },
};

/** Such as “Ada: stack 2,000 → 2,150 (+150)”. */
export function differenceText({ what, playerId, before, after }: ToldDifference, nameOf: (id: PlayerId) => string | null): Sentence {
  const line = (language: Language): string => {
    const colon = language === 'fr' ? ' : ' : ': ';
    const whose = playerId === null ? '' : `${nameOf(playerId) ?? playerId}${colon}`;
    const by = what === 'stack' && before !== null && after !== null ? ` (${signed(Number(after) - Number(before), language)})` : '';
    return `${whose}${figures[what][language]} ${valueText(what, before, language)} → ${valueText(what, after, language)}${by}`;
  };
  return { en: line('en'), fr: line('fr') };
}

function valueText(what: ToldDifference['what'], value: string | number | null, language: Language): string {
  if (what === 'stackAsOf') return value === null ? { en: 'now', fr: 'à jour' }[language] : afterHand(Number(value), language);
  if (value === null) return '–';
  if (what === 'prize') return money(Number(value), language);
  if (what === 'break' || what === 'addOn') return { en: value === 1 ? 'yes' : 'no', fr: value === 1 ? 'oui' : 'non' }[language];
  if (what === 'stack') return grouped(Number(value), language);
  return lookUp(values, String(value))?.[language] ?? String(value);
}

const afterHand = (hand: number, language: Language): string =>
  hand === 0 ? { en: 'at the start', fr: 'au départ' }[language] : { en: `after hand ${hand}`, fr: `après la main ${hand}` }[language];

const signed = (amount: number, language: Language): string => `${amount < 0 ? '−' : '+'}${grouped(Math.abs(amount), language)}`;
