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
  /** What the digest of the command is made of. */
  readonly given: string;
}

/** Written by the release before commands were declared: with what is needed alone, and with every field. */
const rows = JSON.parse(readFileSync(new URL('../fixtures/command-prints.json', import.meta.url), 'utf8')) as readonly Row[];

type Input = Readonly<Record<string, unknown>>;

const choices: Readonly<Record<string, { readonly name: string; readonly of: readonly string[] }>> = Object.fromEntries(
  allCommands.flatMap(({ type, choice }) => (choice === null ? [] : [[mutationNameOf(type), choice]])),
);

/** The input with one of several fields in the choice that later releases have for it; null where it has none or more of them. */
function withChoice(input: Input, { name, of }: (typeof choices)[string]): Input | null {
  const given = of.filter((field) => input[field] !== undefined);
  if (given.length !== 1) return null;
  const [one] = given;
  return { ...Object.fromEntries(Object.entries(input).filter(([field]) => field !== one)), [name]: { [one!]: input[one!] } };
}

/** The input as a client of today gives it; null where that is the same. */
function inTodaysForm({ mutation, input }: Row): Input | null {
  const { rulebook, ...others } = input as Input;
  if (rulebook !== undefined) return { ...others, rulebook: withChoice(rulebook as Input, { name: 'at', of: ['edition', 'version'] }) };
  const choice = choices[mutation];
  return choice === undefined ? null : withChoice(input as Input, choice);
}

/** Had a choice before the others, or from the start. */
const hadChoicesFromTheStart = new Set(['issuePenalty', 'createSeason', 'adjustPoints', 'amendQualification', 'openDispute']);

const chosen = rows.flatMap((row, index) => (inTodaysForm(row) === null ? [] : [[row.mutation, index] as const]));

describe('A mutation that is sent again after an update', () => {
  let api: ApiUnderTest;
  const taken: Omit<Row, 'mutation' | 'input'>[] = [];

  beforeAll(async () => {
    api = await ApiUnderTest.open({ now: () => 1_000_000 });
    await startFriday(api);
    const outcome = { accepted: false, refusal: { code: 'TOURNAMENT_NOT_FOUND', article: null, parameters: {} } } as const;
    Object.assign(api.tapis.part(ClientCommands), {
      give(kind: 'tournament' | 'hand', address: string, asked: { readonly type: string }, context: GivenContext) {
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

  it.each(chosen)('is the same command with one of several fields in a choice: %s (%i)', async (_mutation, index) => {
    const { input: _input, ...row } = rows[index]!;
    await expectSame(row, inTodaysForm(rows[index]!)!);
  });

  it('is compared so for every command with a choice', () => {
    expect(new Set(chosen.map(([mutation]) => mutation))).toEqual(
      new Set([...Object.keys(choices), 'createTournament'].filter((mutation) => !hadChoicesFromTheStart.has(mutation))),
    );
  });
});
