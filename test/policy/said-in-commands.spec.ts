/**
 * Everybody gives every command, with guesses in it, beside planted values. Whatever they are answered, a refusal with its parameters or the events that
 * they made, holds none of the values that they may not see.
 */
import { getNamedType, isObjectType } from 'graphql';
import { mutationNameOf } from '../../commands/command.js';
import { allCommands } from '../../commands/rooms.js';
import type { ApiError } from '../../src/api/language/api-error.js';
import { ApiUnderTest } from '../api/client.js';
import { sampleInput } from '../commands/samples.js';
import { each } from '../sizes.js';
import { askAs, schemaOf } from './as-principal.js';
import { all, askers, canaries, plant, settings } from './planted.js';

const commands = allCommands.filter(({ mutation }) => mutation !== null);

/** Values that the planted ones may be tried with. They stand in what is sent, so that an answer may repeat them. */
const guesses: Readonly<Record<string, readonly unknown[]>> = {
  seat: [1, 2],
  cards: [
    ['2s', '2h'],
    ['As', '2h'],
  ],
  card: ['2s', 'As'],
  playerId: ['p2'],
  duplicateId: ['p2'],
  table: [1],
};

/** The sample with each guess for the fields that it has. */
function withGuesses(sample: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>[] {
  const inputs = [sample];
  for (const [field, values] of Object.entries(guesses)) {
    if (!Object.hasOwn(sample, field)) continue;
    inputs.push(...inputs.flatMap((input) => values.map((value) => ({ ...input, [field]: value }))));
  }
  return inputs;
}

describe('what is said of commands', () => {
  it.each(each(askers))(
    'to %s has nothing that they may not see',
    async (_asker, principal, finds) => {
      const api = await ApiUnderTest.open({ personalData: settings });
      try {
        await plant(api);
        const mutations = schemaOf(api).getMutationType()!.getFields();
        let given = 0;
        let refused = 0;
        const said: string[] = [];
        for (const command of commands) {
          const name = mutationNameOf(command.type);
          const payload = getNamedType(mutations[name]!.type);
          const shows =
            isObjectType(payload) && payload.getFields()['events'] !== undefined ? '{ events { type data } }' : '{ __typename }';
          const query = `mutation($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) ${shows} }`;
          for (const input of withGuesses(sampleInput(command))) {
            const answer = await askAs(api, principal, query, { input: { commandId: `said-${++given}`, ...input } }, settings);
            const errors = (answer.errors ?? []).map(({ message, originalError }) => {
              const { messages, parameters } = (originalError ?? {}) as Partial<ApiError>;
              return { message, messages, parameters };
            });
            refused += errors.length;
            said.push(JSON.stringify([answer.data, errors]));
          }
        }
        expect(refused).toBeGreaterThan(commands.length / 4);
        const hidden = all.filter((canary) => !finds.includes(canary));
        expect(said.filter((answer) => hidden.some((canary) => canaries[canary].test(answer)))).toEqual([]);
        // The walk comes upon them: whoever may see the cards reads them.
        expect(said.some((answer) => canaries.cards.test(answer))).toBe(finds.includes('cards'));
        expect(api.log).toEqual([]);
      } finally {
        await api.close();
      }
    },
    120_000,
  );
});
