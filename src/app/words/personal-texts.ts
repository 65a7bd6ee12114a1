/**
 * Texts about people, such as the reason of a penalty. They are stored in the vault with the person they concern, so that they can be
 * erased; events contain references. A reference begins with a character that typed texts cannot contain (events/free-text.ts), so nobody
 * can refer to others' texts. References are resolved only in fields that show texts (src/api/policy/word-fields.ts).
 */
import { createHmac } from 'node:crypto';
import { type Concerns, concernsOf, concernsPeople, hasTexts, type Lead, listPlayers } from '../../../commands/concerns.js';
import type { Field, Fields, Shape } from '../../../commands/field.js';
import { allCommands } from '../../../commands/rooms.js';
import type { PlayerId } from '../../../events/ids.js';
import type { CommandContext, CommandOutcome } from '../dispatch/outcome.js';
import type { PersonVault } from '../vault/person-vault.js';
import type { PersonalDataStore } from '../registry/personal-data.js';
import { MOST_REASON } from '../../../events/values.js';

const [BEGIN, END] = ['\uE000', '\uE001'];
const reference = new RegExp(`${BEGIN}([A-Za-z0-9_-]{1,128}) ([0-9a-f]{20})${END}`, 'g');
const toReference = (holder: PlayerId, id: string): string => `${BEGIN}${holder} ${id}${END}`;
/** In place of an erased text. */
const ERASED = '[effacé / erased]';

/** A command with texts about people. */
interface CommandTexts {
  readonly fields: Fields;
  /** The fields with such texts. */
  readonly texts: Fields;
  readonly concerns: Concerns;
}

const textsByCommand: ReadonlyMap<string, CommandTexts> = new Map(
  allCommands.flatMap((command): (readonly [string, CommandTexts])[] => {
    const { type, mutation, fields } = command;
    const texts = Object.fromEntries(Object.entries(fields).filter(([, field]) => hasTexts(field)));
    return mutation === null || !concernsPeople(fields) ? [] : [[type, { fields, texts, concerns: concernsOf(command) }]];
  }),
);

/** The value with changed texts; the same object when it has none. */
function mapWords(shape: Shape, value: unknown, change: (words: string) => string): unknown {
  if (typeof value === 'string') return shape.kind === 'text' ? change(value) : value;
  if (typeof value !== 'object' || value === null) return value;
  switch (shape.kind) {
    case 'list':
      return mapList(shape.of, value as readonly unknown[], change);
    case 'part':
      return mapFields(shape.part.fields, value, change);
    case 'written':
      return shape.texts === undefined ? value : mapAt(value, shape.texts, change);
    default:
      return value;
  }
}

function mapList(of: Shape, list: readonly unknown[], change: (words: string) => string): unknown {
  const mapped = list.map((each) => mapWords(of, each, change));
  return mapped.some((each, at) => each !== list[at]) ? mapped : list;
}

function mapFields<Value extends object>(fields: Fields, value: Value, change: (words: string) => string): Value {
  let changed: Record<string, unknown> | null = null;
  for (const [name, field] of Object.entries<Field>(fields)) {
    if (!Object.hasOwn(value, name) || !hasTexts(field)) continue;
    const before: unknown = value[name as keyof Value];
    const after = mapWords(field.shape, before, change);
    if (after !== before) (changed ??= { ...value } as Record<string, unknown>)[name] = after;
  }
  return (changed ?? value) as Value;
}

/** Changes the text at a path of names, if there is one. */
function mapAt(value: object, [name, ...rest]: readonly string[], change: (words: string) => string): object {
  const before: unknown = (value as Readonly<Record<string, unknown>>)[name!];
  const isText = rest.length === 0 && typeof before === 'string';
  const isPart = rest.length > 0 && typeof before === 'object' && before !== null;
  if (!isText && !isPart) return value;
  const after = isText ? change(before) : mapAt(before as object, rest, change);
  return after === before ? value : { ...value, [name!]: after };
}

/** The text with an id among those kept with a person; undefined when it is erased. */
type FindWords = (holder: PlayerId, id: string) => string | undefined;

/** A JSON value, such as an event, with references replaced by texts; the same object when it has none. */
export function resolveWords<Value>(value: Value, find: FindWords): Value {
  return resolveIn(value, find) as Value;
}

function resolveIn(value: unknown, find: FindWords): unknown {
  if (typeof value === 'string') {
    if (!value.includes(BEGIN)) return value;
    return value.replaceAll(reference, (_whole, holder: string, id: string) => find(holder as PlayerId, id) ?? ERASED);
  }
  if (typeof value !== 'object' || value === null) return value;
  let changed: Record<string, unknown> | null = null;
  for (const [name, part] of Object.entries(value)) {
    const resolved = resolveIn(part, find);
    if (resolved === part) continue;
    changed ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    changed[name] = resolved;
  }
  return changed ?? value;
}

/** The people whom a field of a command concerns. @param value of the field; the command itself when there is no field */
export type FindPeople = (lead: Exclude<Lead, 'player'>, value: unknown) => Promise<readonly PlayerId[]>;

export interface PersonalTextsOptions {
  readonly vault: Pick<PersonVault, 'read'>;
  readonly people: Pick<PersonalDataStore, 'keepWords'>;
  /** References are derived from it; the same for all nodes on one store. */
  readonly secret: string;
}

export class PersonalTexts {
  constructor(private readonly options: PersonalTextsOptions) {}

  /**
   * Gives a command with references in place of personal texts, and stores the texts when it is taken.
   * @throws StoreError as the command does, and when the texts cannot be stored; then sending the command again stores them
   */
  async withReferences<Given extends { readonly type: string }, Outcome extends CommandOutcome>(
    command: Given,
    context: CommandContext,
    find: FindPeople,
    take: (command: Given, context: CommandContext) => Promise<Outcome>,
  ): Promise<Outcome> {
    const declared = textsByCommand.get(command.type);
    if (declared === undefined || context.actor.role === 'system' || !hasAnyText(declared.texts, command)) return take(command, context);
    const people = await findConcerned(declared, command, find);
    const [holder] = people;
    if (holder === undefined) return take(command, context);
    const words: Record<string, string> = {};
    const referring = mapFields(declared.texts, command, (text) => {
      if (text.length > MOST_REASON || text.trim() === '') return text;
      const id = this.#idOf(people, text);
      words[id] = text;
      return toReference(holder, id);
    });
    const outcome = await take(referring, { ...context, originalCommand: context.originalCommand ?? command });
    if (Object.keys(words).length > 0 && outcome.accepted) await this.options.people.keepWords(people, words);
    return outcome;
  }

  /**
   * The reference that an event contains in place of a text, and the function that stores the text. @param holder with whom the text is
   * erased
   */
  refer(holder: string, text: string): { readonly reference: string; readonly keep: () => Promise<boolean> } {
    const people = [holder as PlayerId];
    const id = this.#idOf(people, text);
    return { reference: toReference(people[0]!, id), keep: () => this.options.people.keepWords(people, { [id]: text }) };
  }

  /** A text or JSON value with references replaced by texts. Only for fields that the policy allows. */
  showIn<Value>(value: Value): Value {
    return resolveWords(value, (holder, id) => this.options.vault.read(holder).words?.[id]);
  }

  /** Equal texts about the same people have one id, so that a repeated decision is equal. */
  #idOf(people: readonly PlayerId[], text: string): string {
    const of = people.length === 1 ? `tapis words 1\n${people[0]!}` : `tapis words 2\n${people.join(' ')}`;
    return createHmac('sha256', this.options.secret).update(`${of}\n${text}`).digest('hex').slice(0, 20);
  }
}

function hasAnyText(fields: Fields, command: object): boolean {
  let any = false;
  mapFields(fields, command, (text) => {
    any = true;
    return text;
  });
  return any;
}

/** Everybody whom the texts of a command concern, once each. The texts are kept with the first. */
async function findConcerned(
  { fields, concerns: { first, otherwise } }: CommandTexts,
  command: object,
  find: FindPeople,
): Promise<readonly PlayerId[]> {
  const values = command as Readonly<Record<string, unknown>>;
  const found: PlayerId[] = [];
  for (const { lead, field } of first) {
    const value = field === null ? command : values[field];
    if (value == null) continue;
    found.push(...(lead === 'player' ? listPlayers(fields[field!]!.shape, value) : await find(lead, value)));
  }
  if (found.length === 0 && otherwise !== null) {
    const { lead, field } = otherwise;
    found.push(...(await find(lead as Exclude<Lead, 'player'>, field === null ? command : values[field])));
  }
  return [...new Set(found)];
}
