/**
 * A sentence in two languages, and how parameters come into it. `{name}` stands for the parameter of that name, and
 * `{name|one|more}` for the word that goes with its number. `{name:money}` is a sum in cents, `{name:cards}` a card or several, `{name:day}` a day
 * of the calendar, `{name:hand}` the number and table of a hand. `[ … ]` is left out where one of its parameters is null or an empty list.
 */
import type { Sentence } from '../../events/event-type.js';
import type { RefusalParameters } from '../decider.js';
import type { Language } from './language.js';
import { cardsText } from './card-names.js';
import { handNames } from './hand-names.js';
import { moneyText } from './money.js';
import { dayText } from './times.js';
import { grouped } from './numbers.js';
import { isElidedBefore, typeset } from './typography.js';
import { HandId, handNumberOf, tableOfHand } from '../../events/ids.js';
import { lookUp } from '../../events/look-up.js';

export type { Language, Sentence };
export { grouped };

/** How a parameter is written that is no plain number or word. */
const written = {
  money: (value, language, currency) => moneyText(Number(value), language, currency),
  cards: (value, language) => cardsText(typeof value === 'string' ? [value] : (value as readonly string[]), language),
  day: (value, language) => dayText(String(value), language),
  /** A hand after its word: “hand 14 of table 2”. */
  hand: (value, language) => handPlace(String(value), language),
} as const satisfies Record<string, (value: NonNullable<RefusalParameters[string]>, language: Language, currency: string) => string>;

/** A parameter in braces: its name, its format, and its singular and plural words. “de” or “que” before it is matched too. */
const PARAMETER = /(?:(?<![\p{L}\d])(?<before>[Dd]e|[Qq]ue) )?\{(?<name>\w+)(?::(?<as>\w+))?(?:\|(?<one>[^{|}]*)\|(?<more>[^{|}]*))?\}/gu;

interface Groups {
  readonly before?: string;
  readonly name: string;
  readonly as?: keyof typeof written;
  readonly one?: string;
  readonly more?: string;
}

/**
 * Amounts are chips in groups of three digits, as the language writes them; poker hands go by their names; lists are joined by commas;
 * null is a dash. Of two words the first is taken for 1 and for a list of one, in French for none too: "{seats} seat{seats||s}". French gets its
 * spaces, and “de” is elided before a vowel.
 * @param currency of the sums of money, by its code in ISO 4217
 */
export function fill(template: string, parameters: RefusalParameters, language: Language, currency = 'EUR'): string {
  const text = typeset(template, language).replace(/\[([^[\]]*)\]/g, (_whole, part: string) => (isComplete(part, parameters) ? part : ''));
  return text.replace(PARAMETER, (...found) => {
    const { before, name, as, one, more } = found.at(-1) as Groups;
    const value = parameters[name];
    if (one !== undefined && more !== undefined) return `${before === undefined ? '' : `${before} `}${isOne(value, language) ? one : more}`;
    const said = as !== undefined && value != null ? written[as](value, language, currency) : shown(value, language);
    if (before === undefined) return said;
    return language === 'fr' && isElidedBefore(said) ? `${before.slice(0, -1)}’${said}` : `${before} ${said}`;
  });
}

/** Whether a part of a sentence has something to say: each of its parameters has a value. */
function isComplete(part: string, parameters: RefusalParameters): boolean {
  return [...part.matchAll(/\{(\w+)/g)].every(([, name]) => {
    const value = parameters[name!] ?? null;
    return value !== null && !(Array.isArray(value) && value.length === 0);
  });
}

function isOne(value: RefusalParameters[string] | undefined, language: Language): boolean {
  const count = Array.isArray(value) ? value.length : value;
  return count === 1 || (count === 0 && language === 'fr');
}

function shown(value: RefusalParameters[string] | undefined, language: Language): string {
  if (value === undefined || value === null) return '–';
  if (typeof value === 'number') return grouped(value, language);
  if (typeof value === 'string') return lookUp(handNames as Readonly<Record<string, Sentence>>, value)?.[language] ?? value;
  if (typeof value === 'boolean') return String(value);
  return value.length === 0 ? '–' : value.map((item) => shown(item, language)).join(', ');
}

/** “14 of table 2”, “14 de la table 2”. What is no id of a hand stays as it is. */
function handPlace(id: string, language: Language): string {
  const hand = HandId.safeParse(id).data;
  if (hand === undefined) return id;
  return `${handNumberOf(hand)} ${language === 'fr' ? 'de la table' : 'of table'} ${tableOfHand(hand)}`;
}
