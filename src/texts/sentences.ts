/**
 * A sentence in two languages, and how parameters come into it. `{name}` stands for the parameter of that name, and
 * `{name|one|more}` for the word that goes with its number. `[ … ]` is left out where one of its parameters is null or an empty list.
 */
import type { Sentence } from '../../events/event-type.js';
import type { RefusalParameters } from '../decider.js';
import { handNames } from './hand-names.js';
import { lookUp } from '../../events/look-up.js';

export type Language = 'en' | 'fr';

export type { Sentence };

/**
 * Amounts are chips in groups of three digits, as the language writes them; poker hands go by their names; lists are joined by commas;
 * null is a dash. Of two words the first is taken for 1 and for a list of one, in French for none too: "{seats} seat{seats||s}".
 */
export function fill(template: string, parameters: RefusalParameters, language: Language): string {
  const text = template.replace(/\[([^[\]]*)\]/g, (_whole, part: string) => (isComplete(part, parameters) ? part : ''));
  return text.replace(/\{(\w+)(?:\|([^{|}]*)\|([^{|}]*))?\}/g, (_whole, name: string, one?: string, more?: string) =>
    one === undefined || more === undefined ? shown(parameters[name], language) : isOne(parameters[name], language) ? one : more,
  );
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

/** A number with its thousands apart: `12,500` in English, `12 500` (narrow no-break space) in French. */
export function grouped(value: number, language: Language): string {
  return String(value).replace(/(?<=\d)(?=(?:\d{3}){1,9}$)/g, language === 'fr' ? ' ' : ',');
}
