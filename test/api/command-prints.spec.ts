import { mutationNameOf } from '../../commands/command.js';
import { readFileSync } from 'node:fs';
import type { TournamentId } from '../../events/ids.js';
import type { GivenContext, Special } from '../../src/app/dispatch/aggregate.js';
import { aggregates } from '../../src/app/dispatch/aggregates.js';
import { allCommands } from '../../commands/rooms.js';
import { ApiUnderTest, startFriday } from './client.js';
import { ClientCommands } from '../../src/app/play/client-commands.js';

interface Row {
  readonly mutation: string;
  readonly input: object;
  readonly to: string;
  readonly command: object;
  /** The form for the digest of the command. */
  readonly given: string;
}

/** Written before commands were declared: with what is needed alone, and with every field. */
const written = JSON.parse(readFileSync(new URL('../fixtures/command-prints.json', import.meta.url), 'utf8')) as readonly Row[];

type Input = Readonly<Record<string, unknown>>;

const choices: Readonly<Record<string, { readonly name: string; readonly of: readonly string[] }>> = Object.fromEntries(
  allCommands.flatMap(({ type, choice }) => (choice === null ? [] : [[mutationNameOf(type), choice]])),
);

/** The input with one of several fields in the choice that there is for it now. */
function withChoice(input: Input, { name, of }: (typeof choices)[string]): Input {
  const given = of.filter((field) => input[field] !== undefined);
  if (given.length > 1) throw new Error(`two of ${given.join(', ')}`);
  const others = Object.fromEntries(Object.entries(input).filter(([field]) => !given.includes(field)));
  return given.length === 0 ? input : { ...others, [name]: { [given[0]!]: input[given[0]!] } };
}

/** The input as clients give it now. */
function inTodaysForm({ mutation, input }: Row): Input {
  const { rulebook, ...others } = input as Input;
  if (rulebook !== undefined) return { ...others, rulebook: withChoice(rulebook as Input, { name: 'at', of: ['edition', 'version'] }) };
  const choice = choices[mutation];
  return choice === undefined ? (input as Input) : withChoice(input as Input, choice);
}

const rows = written.map((row) => ({ ...row, input: inTodaysForm(row) }));

/** Came after the prints were written. */
const cameLater = new Set(['createSeason', 'adjustPoints', 'amendQualification', 'openDispute']);

describe('A mutation that is sent again after an update', () => {
  let api: ApiUnderTest;
  const taken: Omit<Row, 'mutation' | 'input'>[] = [];

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => 1_000_000 });
    await startFriday(api);
    const outcome = { accepted: false, refusal: { code: 'TOURNAMENT_NOT_FOUND', article: null, parameters: {} } } as const;
    Object.assign(api.tapis.part(ClientCommands), {
      dispatch(kind: 'tournament' | 'hand', address: string, asked: { readonly type: string }, context: GivenContext) {
        const specials = aggregates[kind].specials as Readonly<Record<string, Special<'tournament', 'OpenHand'>>>;
        const { printed } = specials[asked.type] ?? {};
        const facts = asked.type === 'OpenHand' ? { tournamentId: address as TournamentId } : undefined;
        const given = context.originalCommand ?? asked;
        const originalCommand = printed === undefined ? given : printed(given as never, { aside: context.aside } as never, facts!);
        const { at: _at, ...compared } = originalCommand as { readonly at?: number };
        const to = asked.type === 'DealInNewcomer' ? 'tournament' : kind;
        taken.push({
          to: `${to}-${address}`,
          command: JSON.parse(JSON.stringify({ ...asked, ...facts })),
          given: JSON.stringify(compared),
        });
        return Promise.resolve(outcome);
      },
    });
  });

  afterAll(async () => {
    await api.close();
  });

  async function expectSame({ mutation, to, command, given }: Omit<Row, 'input'>, input: object): Promise<void> {
    taken.length = 0;
    const error = await api.refusal(mutation, input);
    expect(error.extensions.code).toBe('TOURNAMENT_NOT_FOUND');
    const { at: _at, ...compared } = JSON.parse(given) as { readonly at?: number };
    expect(taken).toEqual([{ to, command: expect.anything(), given: JSON.stringify(compared) }]);
    // The player who is dealt in goes beside the command, and the stakes of a level are found out later.
    const { stakes: _stakes, ...asked } = command as { readonly stakes?: unknown };
    if (mutation !== 'dealInNewcomer') expect(taken[0]!.command).toMatchObject(asked);
  }

  it.each(rows.map((row, index) => [row.mutation, index] as const))('is the same command: %s (%i)', async (_mutation, index) => {
    const { input, ...row } = rows[index]!;
    await expectSame(row, input);
  });

  it('is compared with each command that has a choice', () => {
    const chosen = rows.filter(({ mutation, input }) => choices[mutation] !== undefined && choices[mutation].name in input);
    expect(new Set(chosen.map(({ mutation }) => mutation))).toEqual(
      new Set(Object.keys(choices).filter((mutation) => !cameLater.has(mutation))),
    );
  });
});
