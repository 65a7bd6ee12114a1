/** What puts a command right that was given by mistake, as the declarations of the commands say, with what an event of it tells. */
import { type Aggregate, type Command, mutationNameOf } from '../../../commands/command.js';
import type { CommandGroup } from '../../../commands/command-group.js';
import type { Field } from '../../../commands/field.js';
import { allCommands } from '../../../commands/rooms.js';
import type { RecordedEvent } from '../../../events/envelope.js';
import { handOfStream, isHandStream, ownerOfStream } from '../../../events/ids.js';
import { lookUp } from '../../../events/look-up.js';
import { type DueStep, dueStep } from './due-item.js';

/** An event of the command. */
interface OfCommand {
  /** The command, such as `EliminatePlayer`. */
  readonly command: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The streams of the event: what the commands that put it right are given to. */
  readonly ids: { readonly tournamentId: string | null; readonly handId: string | null; readonly disputeId: string | null };
}

/** Fields that mean the same in an event and in a command. */
const sameInBoth: ReadonlySet<string> = new Set(['playerId', 'table', 'offenceId', 'penaltyId', 'rulingId', 'deal', 'place']);

/** What is read of an event in another way. */
const readOtherwise: ReadonlyMap<string, (data: OfCommand['data']) => DueStep['input']> = new Map([
  ['MovePlayer', seatBefore],
  ['AdjustClock', timeBack],
]);

/** Where the player sat before the move. */
function seatBefore({ from }: OfCommand['data']): DueStep['input'] {
  const { table, seat } = (from ?? {}) as { readonly table?: number; readonly seat?: number };
  return table === undefined || seat === undefined ? {} : { table, seat };
}

function timeBack({ byMs }: OfCommand['data']): DueStep['input'] {
  return typeof byMs === 'number' ? { seconds: Math.round(-byMs / 1_000) } : {};
}

/** What commands without a field that is always needed have to be given all the same: without it they would take everything away. */
const neededToo: ReadonlyMap<string, readonly string[]> = new Map([['SetPrizes', ['money']]]);

function idNameOf(of: Aggregate): keyof OfCommand['ids'] {
  if (of === 'hand') return 'handId';
  return of === 'dispute' ? 'disputeId' : 'tournamentId';
}

const declared: ReadonlyMap<string, Command> = new Map(
  allCommands.filter(({ mutation }) => mutation !== null).map((command) => [mutationNameOf(command.type), command]),
);
const byType: ReadonlyMap<string, Command> = new Map(allCommands.map((command) => [command.type, command]));

/** Whether a field of a command is a word of an enumeration. */
export const isWord = (command: string, name: string): boolean => {
  const fields = byType.get(command)?.fields;
  return fields !== undefined && lookUp(fields, name)?.shape.kind === 'word';
};

/** Which row of the policy table says who may give a command; null for one that only Tapis gives, and for what is no command. */
export const groupOfCommand = (command: string): CommandGroup | null => byType.get(command)?.group ?? null;

/** In words, with mutations in backticks; null for a command that only Tapis gives. */
export const putRightBy = (command: string): string | null => byType.get(command)?.putRightBy ?? null;

/** The commands that put the command of an event right, the likeliest first; none where nothing does. */
export function stepsToPutRight({ stream, data, metadata: { command } }: RecordedEvent): readonly DueStep[] {
  const ids = {
    tournamentId: ownerOfStream(stream),
    handId: isHandStream(stream) ? handOfStream(stream) : null,
    disputeId: stream.startsWith('dispute-') ? stream.slice('dispute-'.length) : null,
  };
  return listPutRight({ command, data, ids });
}

/** The same for a command, with what is known of it. */
export function listPutRight({ command, data, ids }: OfCommand): readonly DueStep[] {
  const named = [...(putRightBy(command) ?? '').matchAll(/`([a-z]\w+)`/g)].flatMap(([, name]) => declared.get(name!) ?? []);
  return [...new Set(named)].map(({ type, mutation, fields, choice }) => {
    const idName = idNameOf(mutation!.of);
    const id = ids[idName];
    const known = Object.fromEntries(
      Object.entries(data).filter(([name]) => sameInBoth.has(name) && isNumberOrPlayer(lookUp(fields, name))),
    );
    const input = { ...(id === null ? {} : { [idName]: id }), ...known, ...readOtherwise.get(type)?.(data) };
    const chosen = new Set<string>(choice?.of);
    const asks = Object.entries(fields).flatMap(([name, field]) =>
      isNeeded(field) && !Object.hasOwn(input, name) && !chosen.has(name) ? [name] : [],
    );
    return dueStep(type, input, { asks: [...(choice?.isNeeded === true ? [choice.name] : []), ...asks, ...(neededToo.get(type) ?? [])] });
  });
}

const isAsked = ({ from }: Field): boolean => from === 'client' || from === 'clientOnly';
const isNumberOrPlayer = (field: Field | undefined): boolean =>
  field !== undefined && isAsked(field) && (field.shape.kind === 'whole' || field.shape.kind === 'player');
const isNeeded = (field: Field): boolean =>
  isAsked(field) && field.when === 'always' && field.byDefault === undefined && field.nullMeans === undefined;
