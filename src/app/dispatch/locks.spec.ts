import { TournamentId } from '../../../events/ids.js';
import type { CommandOutcome } from './outcome.js';
import { Locks } from './locks.js';

const friday = TournamentId.parse('friday');
const taken: CommandOutcome = { accepted: true, events: [], revision: 0, position: 0, repeated: false };
const context = { commandId: 'c', actor: { id: 'td', role: 'director' }, correlationId: 'c' } as const;
const hands = { handId: 'friday.1.1' as never, others: () => [] };

/** Work that ends when it is released. */
function held(log: string[], name: string) {
  let letGo = (): void => undefined;
  const until = new Promise<void>((done) => (letGo = done));
  const take = async (): Promise<CommandOutcome> => {
    log.push(`${name} begins`);
    await until;
    log.push(`${name} ends`);
    return taken;
  };
  return { take, letGo };
}

describe('commands of one tournament', () => {
  it('are taken side by side, and one that is decided on several streams has it to itself', async () => {
    const locks = new Locks(null);
    const log: string[] = [];
    const [one, two, alone, after] = [held(log, 'one'), held(log, 'two'), held(log, 'alone'), held(log, 'after')];
    const all = [
      locks.runShared(friday, one.take),
      locks.runShared(friday, two.take),
      locks.runExclusive(friday, async () => hands, context, alone.take),
      locks.runShared(friday, after.take),
    ];
    for (const { letGo } of [two, one, after, alone]) {
      letGo();
      await new Promise((next) => setImmediate(next));
    }
    await Promise.all(all);
    expect(log).toEqual(['one begins', 'two begins', 'two ends', 'one ends', 'alone begins', 'alone ends', 'after begins', 'after ends']);
  });

  it('go on where the one that would have had it to itself is refused', async () => {
    const locks = new Locks(null);
    const refusal = { code: 'NO_HAND_OPEN', article: null, parameters: {} };
    const never = async (): Promise<CommandOutcome> => Promise.reject(new Error('it was taken'));
    expect(await locks.runExclusive(friday, async () => ({ refusal }), context, never)).toEqual({ accepted: false, refusal });
    expect(await locks.runShared(friday, async () => taken)).toBe(taken);
  });

  it('stop on all nodes of a store with several', async () => {
    const runExclusive = jest.fn(async (_handId, _others, as, give) => give({ ...as, expectedRevision: 7 }));
    const locks = new Locks({ runExclusive, runShared: (run: () => unknown) => run() } as never);
    const seen: unknown[] = [];
    await locks.runExclusive(
      friday,
      async () => hands,
      context,
      async (_hands, as) => {
        seen.push(as.expectedRevision);
        return taken;
      },
    );
    expect([seen, runExclusive.mock.calls[0]![0]]).toEqual([[7], hands.handId]);
  });
});
