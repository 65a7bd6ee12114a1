/**
 * The groups of policies that make a rulebook, and how a book's settings are read out of their definitions.
 */
import { betting } from './betting/betting.js';
import { dealing } from './dealing/dealing.js';
import { type Definition, type DefinitionTree, leavesChoice } from './definition.js';
import { discipline } from './discipline/discipline.js';
import { floor } from './floor/floor.js';
import { inventory } from './inventory/inventory.js';
import type { Setting } from './setting.js';

export const policyGroups = { betting, dealing, floor, inventory, discipline } as const satisfies Readonly<Record<string, DefinitionTree>>;

/** The settings that definitions declare, at the same paths. */
export type Policies<T> = {
  readonly [K in keyof T]: Exclude<T[K], undefined> extends Definition<infer V> ? Setting<V> : Policies<T[K]>;
};

/** Every group's settings: `book.betting.minRaise.method.value`. */
export type AllPolicies = { readonly [G in keyof typeof policyGroups]: Policies<(typeof policyGroups)[G]> };

/** The dotted paths of the definitions in a tree. */
type KeyIn<T> = {
  readonly [Name in keyof T & string]-?: Exclude<T[Name], undefined> extends Definition
    ? Name
    : `${Name}.${KeyIn<Exclude<T[Name], undefined>>}`;
}[keyof T & string];

/** What the setting at a path can hold; never where the path leads to none. */
type ValueIn<T, Key extends string> = Key extends keyof T
  ? Exclude<T[Key], undefined> extends Definition<infer V>
    ? V
    : never
  : Key extends `${infer Name}.${infer Rest}`
    ? Name extends keyof T
      ? ValueIn<Exclude<T[Name], undefined>, Rest>
      : never
    : never;

/** The key of a setting, such as `minRaise.method`. */
export type SettingKey = { readonly [G in keyof typeof policyGroups]: KeyIn<(typeof policyGroups)[G]> }[keyof typeof policyGroups];

/** The values of a setting. */
export type ValueOf<Key extends SettingKey> = {
  readonly [G in keyof typeof policyGroups]: ValueIn<(typeof policyGroups)[G], Key>;
}[keyof typeof policyGroups];

/** A setting or a common rule. */
export interface DeclaredRule {
  readonly key: string;
  /** The names in the key. */
  readonly path: readonly string[];
  readonly group: keyof typeof policyGroups;
  readonly definition: Definition;
}

function isDefinition(node: Definition | DefinitionTree): node is Definition {
  return 'schema' in node && 'settings' in node;
}

function declaredIn(tree: DefinitionTree, group: DeclaredRule['group'], above: readonly string[]): DeclaredRule[] {
  return Object.entries(tree).flatMap(([name, node]) => {
    const path = [...above, name];
    return isDefinition(node) ? [{ key: path.join('.'), path, group, definition: node }] : declaredIn(node, group, path);
  });
}

/** Every setting and common rule of a rulebook, in the order in which they are shown. Keys are unique over all groups. */
export const declaredRules: readonly DeclaredRule[] = Object.entries(policyGroups).flatMap(([group, tree]) =>
  declaredIn(tree, group as DeclaredRule['group'], []),
);

/** What a club can decide otherwise than its book. */
export const declaredSettings: readonly DeclaredRule[] = declaredRules.filter(({ definition }) => leavesChoice(definition.schema));

/** What all books answer alike. */
export const commonRules: readonly DeclaredRule[] = declaredRules.filter((declared) => !declaredSettings.includes(declared));

const byKey: ReadonlyMap<string, DeclaredRule> = new Map(declaredRules.map((declared) => [declared.key, declared]));

export function declaredRule(key: string): DeclaredRule | undefined {
  return byKey.get(key);
}

function settingsIn(tree: DefinitionTree, path: readonly string[], settingFor: (key: string, definition: Definition) => Setting): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => {
      const at = [...path, name];
      return [name, isDefinition(node) ? settingFor(at.join('.'), node) : settingsIn(node, at, settingFor)];
    }),
  );
}

/** The groups filled with settings, each given by its key and definition. */
export function policiesFrom(settingFor: (key: string, definition: Definition) => Setting): AllPolicies {
  return Object.fromEntries(
    Object.entries(policyGroups).map(([group, tree]) => [group, settingsIn(tree, [], settingFor)]),
  ) as unknown as AllPolicies;
}
