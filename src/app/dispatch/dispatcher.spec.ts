import type { CommandContext, CommandOutcome } from './outcome.js';
import type { GivenContext } from './aggregate.js';
import { Dispatcher } from './dispatcher.js';

const context: GivenContext = { commandId: 'c', actor: { id: 'td', role: 'director' }, correlationId: 'c' };
const accepted = (position = 7): CommandOutcome => ({
  accepted: true,
  events: [{ type: 'Happened' } as never],
  revision: 0,
  position,
  repeated: false,
});
const refusal = { code: 'NO', article: null, parameters: {} };

/** A dispatcher for one kind with this entry; its steps log what they do. */
function dispatcherOf(entry: object, outcomes: readonly CommandOutcome[] = [accepted()], reached: number | null = null) {
  const steps: string[] = [];
  const given: { id: unknown; command: object; context: CommandContext }[] = [];
  const left = [...outcomes];
  const common = { kind: 'season', facts: {}, waitsFor: [], passesId: false };
  const streams = {
    aggregates: { season: { ...common, ...entry } },
    load: async () => ({ state: { claim: null }, revision: 0, position: 0, stop: null }),
    execute: async (_kind: string, id: unknown, command: object, as: CommandContext) => {
      steps.push('decide');
      given.push({ id, command, context: as });
      return left.shift()!;
    },
  };
  const dispatcher = new Dispatcher({
    streams: streams as never,
    sources: { load: streams.load } as never,
    words: {
      withReferences(
        command: object,
        as: CommandContext,
        _find: unknown,
        take: (command: object, as: CommandContext) => Promise<CommandOutcome>,
      ) {
        steps.push('words');
        return take(command, as);
      },
    } as never,
    locks: {
      runShared(id: string, take: () => Promise<CommandOutcome>) {
        steps.push(`lock ${id}`);
        return take();
      },
    } as never,
    reactor: {
      async reactTo() {
        steps.push('react');
        return reached;
      },
    },
    waitFor: async (position, views) => void steps.push(`wait for ${views.join()} at ${position}`),
  });
  const give = (clientCommand: object, as = context) => dispatcher.dispatch('season', 'autumn' as never, clientCommand as never, as);
  return { give, steps, given };
}

describe('the way of a command', () => {
  it('is the same for all kinds: facts, words, lock, decision, reactions, views', async () => {
    const entry = {
      facts: { Close: async () => ({ table: 'as it is' }) },
      concerned: () => [],
      tournamentOf: () => 'friday',
      waitsFor: ['seasons'],
    };
    const { give, steps, given } = dispatcherOf(entry, [accepted(7)], 9);
    expect(await give({ type: 'Close', stage: 1 })).toMatchObject({ accepted: true, id: 'autumn', position: 9 });
    expect(steps).toEqual(['words', 'lock friday', 'decide', 'react', 'wait for seasons at 9']);
    expect(given).toMatchObject([{ id: 'autumn', command: { type: 'Close', stage: 1, table: 'as it is' } }]);
    expect(given[0]!.context.originalCommand).toEqual({ type: 'Close', stage: 1 });
  });

  it('ends at a refusal: nothing follows from it', async () => {
    const { give, steps } = dispatcherOf({ waitsFor: ['seasons'] }, [{ accepted: false, refusal }]);
    expect(await give({ type: 'Close' })).toEqual({ accepted: false, refusal, id: 'autumn' });
    expect(steps).toEqual(['decide']);
  });

  it('ends before any fact is found where a text can’t be taken', async () => {
    const { give, steps } = dispatcherOf({ facts: { Close: () => Promise.reject(new Error('it was looked for')) } });
    expect(await give({ type: 'Close', reason: 'a\u202E' })).toMatchObject({ refusal: { code: 'TEXT_UNFIT' } });
    expect(steps).toEqual([]);
  });

  it('has no reactions to find where nothing happened', async () => {
    const { give, steps } = dispatcherOf({}, [{ ...accepted(), events: [] } as CommandOutcome]);
    await give({ type: 'Close' });
    expect(steps).toEqual(['decide']);
  });
});

describe('what an entry says of one command', () => {
  it('names the stream and what a repetition is compared with', async () => {
    const specials = { Open: { idOf: () => 'made', printed: (given: object, _on: object, facts: object) => ({ ...given, ...facts }) } };
    const { give, given } = dispatcherOf({ specials, facts: { Open: () => ({ found: 1 }) } });
    expect(await give({ type: 'Open' }, { ...context, originalCommand: { type: 'Open', at: 'home' } })).toMatchObject({ id: 'made' });
    expect(given[0]).toMatchObject({ id: 'made', context: { originalCommand: { type: 'Open', at: 'home', found: 1 } } });
  });

  it('takes back what was recorded in another stream, and answers for the one that was named', async () => {
    const { give, given } = dispatcherOf({ specials: { Lift: { recordedAs: async () => 'another' } } });
    expect(await give({ type: 'Lift' })).toMatchObject({ id: 'autumn' });
    expect(given[0]!.id).toBe('another');
  });

  it('keeps what came beside it around the decision, before anybody waits for views', async () => {
    const steps: string[] = [];
    const storeAside = async (on: { aside: object }, take: () => Promise<CommandOutcome>) => {
      const outcome = await take();
      steps.push(`kept ${JSON.stringify(on.aside)}`);
      return outcome;
    };
    const {
      give,
      given,
      steps: others,
    } = dispatcherOf({ specials: { Map: { storeAside } }, facts: { Map: () => ({ isTheirs: true }) }, waitsFor: ['people'] });
    await give({ type: 'Map' }, { ...context, aside: { name: 'Anna' } });
    expect(given[0]!.command).toEqual({ type: 'Map', isTheirs: true });
    expect([...steps, ...others]).toEqual(['kept {"name":"Anna"}', 'decide', 'react', 'wait for people at 7']);
  });

  it('finds the stream by trying, whatever revision the client has seen, and answers for the one that took it', async () => {
    const handle = async (_on: object, execute: (id: string, more: object) => Promise<CommandOutcome>) => {
      const first = await execute('one', { number: 1 });
      return first.accepted ? first : execute('two', { number: 2 });
    };
    const { give, given } = dispatcherOf({ specials: { Open: { handle } } }, [{ accepted: false, refusal }, accepted()]);
    expect(await give({ type: 'Open' }, { ...context, expectedRevision: 3 })).toMatchObject({ accepted: true, id: 'two' });
    expect(given.map(({ id, command }) => [id, command])).toEqual([
      ['one', { type: 'Open', number: 1 }],
      ['two', { type: 'Open', number: 2 }],
    ]);
    expect(given.every(({ context: as }) => as.expectedRevision === undefined)).toBe(true);
  });

  it('does something once it is taken, and nothing where it is refused', async () => {
    const done: string[] = [];
    const specials = { Assign: { afterwards: async () => void done.push('forgotten') } };
    const { give } = dispatcherOf({ specials }, [{ accepted: false, refusal }, accepted()]);
    await give({ type: 'Assign' });
    expect(done).toEqual([]);
    await give({ type: 'Assign' });
    expect(done).toEqual(['forgotten']);
  });
});
