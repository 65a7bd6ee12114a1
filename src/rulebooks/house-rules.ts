/**
 * A club's departures from its book: checked against what each setting can be, then laid over the book.
 */
import type { ValueSchema } from './definition.js';
import { fits } from './definition.js';
import { declaredRule, declaredSettings } from './policies.js';
import type { Rulebook } from './rulebook.js';
import type { Setting, SettingValue } from './setting.js';
import { ownSetting } from './setting.js';
import { nearestWords } from '../../events/nearest-words.js';
import { settingOf } from './settings-of.js';

export type HouseRuleProblem =
  /** No setting has that key. `known`: the keys that are nearest to it. */
  | { readonly code: 'UNKNOWN_SETTING'; readonly key: string; readonly known: readonly string[] }
  /** The setting cannot take that value. `allowed`: the values that it can. */
  | { readonly code: 'VALUE_OUT_OF_RANGE'; readonly key: string; readonly value: unknown; readonly allowed: ValueSchema };

const allKeys = declaredSettings.map(({ key }) => key);

/** What speaks against a value for a setting; null where it can take it. A common rule takes the value that it has. */
export function problemWith(key: string, value: unknown): HouseRuleProblem | null {
  const schema = declaredRule(key)?.definition.schema;
  if (schema === undefined) return { code: 'UNKNOWN_SETTING', key, known: nearestWords(key, allKeys) };
  return fits(schema, value) ? null : { code: 'VALUE_OUT_OF_RANGE', key, value, allowed: schema };
}

export type WithHouseRules =
  | { readonly rulebook: Rulebook; readonly problems?: undefined }
  | { readonly problems: readonly HouseRuleProblem[]; readonly rulebook?: undefined };

/**
 * The book with the club's own values laid over it, each beside what the book itself says; or every problem, and no book.
 * Laid over a book that has house rules already, the new ones replace those of the same keys.
 */
export function withHouseRules(book: Rulebook, overrides: Readonly<Record<string, unknown>>): WithHouseRules {
  const problems: HouseRuleProblem[] = [];
  const accepted: Record<string, SettingValue> = {};
  for (const [key, value] of Object.entries(overrides)) {
    const problem = problemWith(key, value);
    if (problem === null) accepted[key] = value as SettingValue;
    else problems.push(problem);
  }
  if (problems.length > 0) return { problems };
  const laid = Object.entries(accepted).reduce((rules, [key, value]) => withValue(rules, key, value), book);
  return { rulebook: { ...laid, houseRules: { ...book.houseRules, ...accepted } } };
}

/** The book with another value of one setting; all that it does not change is shared. */
function withValue(book: Rulebook, key: string, value: SettingValue): Rulebook {
  const house: Setting = { value, source: { kind: 'house', book: ownSetting(settingOf(book, key)) } };
  const { group, path } = declaredRule(key)!;
  return { ...book, [group]: replaced(book[group], path, house) };
}

function replaced<Node extends object>(node: Node, [name, ...rest]: readonly string[], setting: Setting): Node {
  if (name === undefined) return node;
  const inner = (node as Readonly<Record<string, object>>)[name]!;
  return { ...node, [name]: rest.length === 0 ? setting : replaced(inner, rest, setting) };
}
