/**
 * The costliest queries that are answered at all, each as a text that no cache knows: pages of the greatest length, every table, replays, judgements of
 * long situations, all rulebooks, the whole schema.
 */
import { getIntrospectionQuery } from 'graphql';
import type { Attack } from '../attack.js';
import { tally } from '../target.js';

const ROUNDS = 20;

const times = (count: number, field: string): string => Array.from({ length: count }, (_, n) => `a${n}: ${field}`).join(' ');

const acts = Array.from({ length: 60 }, (_, n) => ({
  seat: 1 + (n % 10),
  action: n === 0 ? { type: 'BET', to: 100 } : { type: 'RAISE', to: 100 * (n + 1) },
}));
const situation = {
  button: 10,
  players: Array.from({ length: 10 }, (_, n) => ({ seat: n + 1, stack: 1_000_000 })),
  smallBlind: 50,
  bigBlind: 100,
  street: 'FLOP',
  acts,
};

const text = 'en fr';
const questions = `question { key title { ${text} } description { ${text} } choices { value label { ${text} } } }`;

interface Costly {
  readonly query: string;
  readonly variables?: object;
}

const costly: readonly Costly[] = [
  {
    query: `{ ${times(8, 'tournament(id: "friday") { standings(first: 500) { nodes { playerId rank stack place table seat player { name } } } }')} }`,
  },
  {
    query: `{ ${times(4, 'tournament(id: "friday") { tables { nodes { table state seats { seat playerId stack player { name } } level } } }')} }`,
  },
  { query: `{ ${times(3, 'tournament(id: "friday") { seatingChart { tables { table seats { seat playerId } } } }')} }` },
  {
    query: `{ ${times(3, 'handReplay(handId: "friday.1.1") { steps { hash text { en fr } before { seats { seat stack bet } } after { seats { seat stack bet } } } }')} }`,
  },
  {
    query: `query($situation: SituationInput!) { ${times(4, 'previewRuling(scene: { situation: $situation }, seat: 1, gesture: { words: { kind: CHECK } }) { version }')} }`,
    variables: { situation },
  },
  { query: `{ rulebooks { rulebookId settings { ${questions} answer { value label { ${text} } phrase { ${text} } } } } }` },
  { query: getIntrospectionQuery() },
  { query: `{ ${times(3, 'eventCatalogue { type description schema }')} }` },
];

export const costlyQueries: Attack = {
  name: 'costly-queries',
  what: `${costly.length} kinds of the costliest queries that are answered, ${ROUNDS} texts of each, eight at a time`,
  heapMb: 512,
  run: (target) =>
    target.whileAsking(async () => {
      const bodies = Array.from({ length: ROUNDS * costly.length }, (_, n) => {
        const { query, variables } = costly[n % costly.length]!;
        return JSON.stringify({ query: `${query} # ${n}`, variables });
      });
      const counts = tally(await target.send(bodies, 8));
      return [{ what: 'costly queries answered', figure: counts['status 200'] ?? 0, unit: '', atLeast: bodies.length / 2 }];
    }),
};
