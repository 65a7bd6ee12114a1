import { readFileSync } from 'node:fs';
import type { CommandContext } from '../../src/app/outcome.js';
import { ApiUnderTest, startFriday } from './client.js';

interface Row {
  readonly mutation: string;
  readonly input: object;
  readonly to: string;
  readonly command: object;
  /** What the digest of the command is made of. */
  readonly given: string;
}

/** Written by the release before commands were declared: with what is needed alone, and with every field. */
const rows = JSON.parse(readFileSync(new URL('../fixtures/command-prints.json', import.meta.url), 'utf8')) as readonly Row[];

describe('A mutation that is sent again after an update', () => {
  let api: ApiUnderTest;
  const taken: Omit<Row, 'mutation' | 'input'>[] = [];

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => 1_000_000 });
    await startFriday(api);
    const outcome = { accepted: false, refusal: { code: 'TOURNAMENT_NOT_FOUND', article: null, parameters: {} } } as const;
    const note = (to: string, command: object, { asGiven = command }: CommandContext): Promise<typeof outcome> => {
      taken.push({ to, command: JSON.parse(JSON.stringify(command)) as object, given: JSON.stringify(asGiven) });
      return Promise.resolve(outcome);
    };
    Object.assign(api.tapis, {
      tournament: (id: string, command: object, context: CommandContext) => note(`tournament-${id}`, command, context),
      hand: (id: string, command: object, context: CommandContext) => note(`hand-${id}`, command, context),
      dealIn: async (id: string, playerId: string, context: CommandContext) => ({
        handId: null,
        outcome: await note(`tournament-${id}`, { playerId }, context),
      }),
    });
  });

  afterAll(async () => {
    await api.close();
  });

  it.each(rows.map((row, index) => [row.mutation, index] as const))('is the same command: %s (%i)', async (_mutation, index) => {
    const { mutation, input, ...expected } = rows[index]!;
    taken.length = 0;
    const error = await api.refusal(mutation, input);
    expect(error.extensions.code).toBe('TOURNAMENT_NOT_FOUND');
    expect(taken).toEqual([expected]);
  });
});
