/**
 * What people write about a person for the record, such as the reason of a penalty. It goes to the vault with the rest that is kept of the person, so
 * that it can be erased; the event refers to it. A reference begins with a character that no typed text may have (events/free-text.ts), so that
 * nobody refers to the words of others.
 */
import { createHmac } from 'node:crypto';
import type { Fields, Shape } from '../../../commands/field.js';
import { allCommands } from '../../../commands/rooms.js';
import type { PlayerId } from '../../../events/ids.js';
import type { CommandContext, CommandOutcome } from '../outcome.js';
import type { PersonVault } from '../person-vault.js';
import type { PersonalDataWays } from '../registry/personal-data.js';

const [BEGIN, END] = ['\uE000', '\uE001'];
const reference = new RegExp(`${BEGIN}([A-Za-z0-9_-]+) ([0-9a-f]{20})${END}`, 'g');
const toReference = (playerId: PlayerId, id: string): string => `${BEGIN}${playerId} ${id}${END}`;
/** Instead of words that are gone. */
const ERASED = '[effacé / erased]';

/** Fields that lead to a person, by whose stream a command is given to; the likeliest first. What is kept of people themselves has no words. */
const leadingFields = {
  tournament: ['playerId', 'offenceId', 'penaltyId'],
  hand: ['playerId', 'seat', 'rulingId'],
  sheet: ['playerId', 'amendment'],
  season: ['playerId', 'adjustment'],
  dispute: ['whose'],
} as const;
export type LeadingField = (typeof leadingFields)[keyof typeof leadingFields][number];

const personIn = (fields: Fields, on: string): LeadingField | undefined =>
  (leadingFields as Readonly<Record<string, readonly LeadingField[]>>)[on]?.find((field) => field in fields);

/** A command that carries words about a person: the field that names them, or what is theirs, such as a seat of the hand or an amended result. */
interface Wordy {
  readonly fields: Fields;
  readonly person: LeadingField;
}

const wordy: ReadonlyMap<string, Wordy> = new Map(
  allCommands.flatMap(({ type, mutation, on, fields }): (readonly [string, Wordy])[] => {
    const person = mutation === null ? undefined : personIn(fields, on);
    return person !== undefined && Object.values(fields).some(({ shape }) => hasWords(shape)) ? [[type, { fields, person }]] : [];
  }),
);

function hasWords(shape: Shape): boolean {
  if (shape.kind === 'list') return hasWords(shape.of);
  if (shape.kind === 'part') return Object.values(shape.part.fields).some((field) => hasWords(field.shape));
  return shape.kind === 'text' && shape.text === 'words';
}

/** The value with other words in it; the very value where it has none. */
function mapWords(shape: Shape, value: unknown, change: (words: string) => string): unknown {
  if (typeof value === 'string') return shape.kind === 'text' && shape.text === 'words' ? change(value) : value;
  if (typeof value !== 'object' || value === null || !hasWords(shape)) return value;
  if (shape.kind === 'list') return (value as readonly unknown[]).map((each) => mapWords(shape.of, each, change));
  return shape.kind === 'part' ? mapFields(shape.part.fields, value, change) : value;
}

function mapFields<Value extends object>(fields: Fields, value: Value, change: (words: string) => string): Value {
  const changed = Object.entries(fields).flatMap(([name, { shape }]) =>
    Object.hasOwn(value, name) ? [[name, mapWords(shape, value[name as keyof Value], change)]] : [],
  );
  return { ...value, ...Object.fromEntries(changed) } as Value;
}

/** The words that an id stands for, among those about a person; undefined where they are gone. */
type FindWords = (playerId: PlayerId, id: string) => string | undefined;

/** A value of JSON, such as an event, with the words in place of the references; the very value where it has none. */
export function resolveWords<Value>(value: Value, find: FindWords): Value {
  return resolveIn(value, find) as Value;
}

function resolveIn(value: unknown, find: FindWords): unknown {
  if (typeof value === 'string') {
    if (!value.includes(BEGIN)) return value;
    return value.replaceAll(reference, (_whole, playerId: string, id: string) => find(playerId as PlayerId, id) ?? ERASED);
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

export interface KeptWordsOptions {
  readonly vault: Pick<PersonVault, 'read'>;
  readonly people: Pick<PersonalDataWays, 'keepWords'>;
  /** From which references are made: the same for all nodes on one store. */
  readonly secret: string;
}

export class KeptWords {
  constructor(private readonly options: KeptWordsOptions) {}

  /**
   * Gives a command with references in place of the words about a person, and keeps the words once it is taken.
   * @param playerOf whose seat, offence, penalty or amended result it is; null for nobody’s
   * @throws StoreError as the command's way does, and where the words can't be kept: sent again, the command keeps them
   */
  async give<Given extends { readonly type: string }, Outcome extends CommandOutcome>(
    command: Given,
    context: CommandContext,
    playerOf: (field: LeadingField, value: number) => Promise<PlayerId | null>,
    take: (command: Given, context: CommandContext) => Promise<Outcome>,
  ): Promise<Outcome> {
    const declared = wordy.get(command.type);
    if (declared === undefined || context.actor.role === 'system') return take(command, context);
    const named = (command as Readonly<Record<string, unknown>>)[declared.person];
    const playerId = typeof named === 'number' ? await playerOf(declared.person, named) : ((named ?? null) as PlayerId | null);
    if (playerId === null) return take(command, context);
    const words: Record<string, string> = {};
    const referring = mapFields(declared.fields, command, (text) => {
      if (text.trim() === '' || text.length > LONGEST) return text;
      const id = this.#idOf(playerId, text);
      words[id] = text;
      return toReference(playerId, id);
    });
    const outcome = await take(referring, { ...context, asGiven: context.asGiven ?? command });
    const isNew = Object.keys(words).length > 0 && outcome.accepted;
    if (isNew) await this.options.people.keepWords(playerId, words);
    return outcome;
  }

  /** What stands in an event instead of words about somebody, and how they are kept once it is recorded. @param holder with whom they are erased */
  refer(holder: string, text: string): { readonly reference: string; readonly keep: () => Promise<boolean> } {
    const playerId = holder as PlayerId;
    const id = this.#idOf(playerId, text);
    return { reference: toReference(playerId, id), keep: () => this.options.people.keepWords(playerId, { [id]: text }) };
  }

  /** A text or a value of JSON, with the words in place of the references. For fields that the policy let be shown, and for nothing else. */
  showIn<Value>(value: Value): Value {
    return resolveWords(value, (playerId, id) => this.options.vault.read(playerId).words?.[id]);
  }

  /** The same words about the same person have one id, so that a decision that is repeated is the same. */
  #idOf(playerId: PlayerId, text: string): string {
    return createHmac('sha256', this.options.secret).update(`tapis words 1\n${playerId}\n${text}`).digest('hex').slice(0, 20);
  }
}

/** Characters of the longest words that a command takes: longer ones are refused as they are. */
const LONGEST = 500;
