/**
 * What waits for the officials, and what puts a command right. Each step is given as the API states it, with what it asks for, and then the item is
 * gone.
 */
import { readFileSync } from 'node:fs';
import { buildSchema, type GraphQLInputObjectType, isRequiredInputField } from 'graphql';
import { mutationNameOf } from '../../commands/command.js';
import { allCommands } from '../../commands/rooms.js';
import { listPutRight } from '../../src/app/due/put-right.js';
import { commandName } from '../../src/texts/command-names.js';
import { ApiUnderTest, drawFrom, seed, tournamentInput } from './client.js';
import { openHand } from './hands.js';

interface Step {
  readonly label: { readonly en: string; readonly fr: string };
  readonly mutation: string;
  readonly input: object;
  readonly asks: readonly string[];
  readonly isProposed: boolean;
}
interface Item {
  readonly key: string;
  readonly kind: string;
  readonly table: number | null;
  readonly player: { readonly id: string } | null;
  readonly waitsFor: string | null;
  readonly sentence: { readonly en: string; readonly fr: string };
  readonly articles: readonly { readonly article: string }[];
  readonly steps: readonly Step[];
}

const steps = 'label { en fr } mutation input asks isProposed';
const query = `{ tournament(id: "friday") { due {
  key kind table handId disputeId player { id } waitsFor sentence { en fr } articles { article } steps { ${steps} }
} } }`;
const friday = { tournamentId: 'friday' };

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** The fields of a step that its mutation does not have, and those that it needs and nobody gives. */
function misfits({ mutation, input, asks }: Pick<Step, 'mutation' | 'input' | 'asks'>): string[] {
  const type = schema.getMutationType()!.getFields()[mutation]?.args[0]!.type;
  const fields = (schema.getType(String(type).replace('!', '')) as GraphQLInputObjectType).getFields();
  const given = new Set([...Object.keys(input), ...asks, 'commandId']);
  return [
    ...[...given].filter((name) => fields[name] === undefined).map((name) => `${mutation} has no ${name}`),
    ...Object.values(fields)
      .filter((field) => isRequiredInputField(field) && !given.has(field.name))
      .map(({ name }) => `${mutation} needs ${name}`),
  ];
}

describe('What is due', () => {
  let api: ApiUnderTest;

  beforeEach(async () => {
    api = await ApiUnderTest.open();
  });
  afterEach(async () => {
    expect(api.log).toEqual([]);
    await api.close();
  });

  async function due(): Promise<readonly Item[]> {
    const { data, errors } = await api.asDirector(query);
    if (errors !== undefined) throw new Error(JSON.stringify(errors));
    const items = data!['tournament'].due as readonly Item[];
    expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
    expect(items.flatMap((item) => item.steps.flatMap(misfits))).toEqual([]);
    expect(items.filter(({ sentence }) => /undefined|\{|NaN/.test(`${sentence.en}${sentence.fr}`))).toEqual([]);
    return items;
  }
  const kinds = async (): Promise<string[]> => (await due()).map(({ kind }) => kind);
  const find = async (kind: string): Promise<Item> => {
    const items = await due();
    const found = items.find((item) => item.kind === kind);
    if (found === undefined) throw new Error(`${kind} is not due: ${JSON.stringify(items)}`);
    return found;
  };
  const take = async (kind: string, answers: object = {}, at = 0): Promise<Item> => {
    const item = await find(kind);
    const step = item.steps[at]!;
    expect(Object.keys(answers)).toEqual(step.asks);
    await api.command(step.mutation, { ...step.input, ...answers });
    expect((await due()).map(({ key }) => key)).not.toContain(item.key);
    return item;
  };

  async function announce(players: number, more: object = {}): Promise<void> {
    await api.command('createTournament', { ...tournamentInput, rulebook: { id: 'ropta', at: { version: 1 } }, ...more });
    for (let n = 1; n <= players; n += 1) await api.command('registerPlayer', { ...friday, playerId: `p${n}`, adult: true });
  }
  async function start(players: number, more: object = {}): Promise<void> {
    await announce(players, more);
    await drawFrom(api, seed);
    await api.command('startTournament', friday);
  }
  async function playersAt(table: number): Promise<readonly string[]> {
    const { data } = await api.asDirector(`{ tournament(id: "friday") { table(table: ${table}) { seats { playerId } } } }`);
    return (data!['tournament'].table.seats as { playerId: string }[]).map(({ playerId }) => playerId);
  }

  it('is the draw, then the start, then the prizes', async () => {
    await announce(1);
    expect(await kinds()).toEqual([]);
    await api.command('registerPlayer', { ...friday, playerId: 'p2', adult: true });
    await take('SEAT_DRAW');
    await take('START');
    await take('PRIZES', { money: { amounts: [1_000] } });
    expect(await kinds()).toEqual([]);
  });

  it('is the answer of each player to a deal, with what it gives them, in the currency of the tournament', async () => {
    await start(3, { currency: 'CHF' });
    await api.command('closeLateEntry', { ...friday, ruling: 'The doors are closed.' });
    await api.command('setPrizes', { ...friday, money: { amounts: [60_000, 30_000] } });
    const stacks = [3_000, 2_000, 1_000].map((stack, at) => ({ playerId: `p${at + 1}`, stack }));
    await api.command('recordChipCounts', { ...friday, table: 1, stacks });
    const amounts = [40_000, 30_000, 10_000].map((cents, at) => ({ playerId: `p${at + 1}`, cents }));
    await api.command('proposeDeal', { ...friday, method: 'AGREED', amounts, leftForWinner: 10_000, playOn: true });
    const { sentence } = await take('DEAL');
    expect(sentence.en.replaceAll('\u00A0', ' ')).toBe(
      'Deal 1: CHF 400.00 of the CHF 800.00 that are shared; CHF 100.00 is left for the winner. The player has not answered yet.',
    );
    expect(sentence.fr.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(
      'Deal n° 1 : 400,00 CHF sur les 800,00 CHF partagés ; 100,00 CHF restent au vainqueur. Le joueur n’a pas encore répondu.',
    );
    expect((await due()).map(({ player }) => player!.id)).toEqual(['p2', 'p3']);
  });

  it('is a ruling with its options, and a penalty with what the book proposes', async () => {
    await start(6, { rulebook: { id: 'redcactus', at: { version: 1 } } });
    const { id } = await openHand(api);
    const gesture = { words: { kind: 'RAISE', amount: 200, conditional: true, text: 'if you bet, I raise' } };
    await api.command('act', { handId: id, seat: 4, act: { gesture } });
    const { steps: options, articles, table } = await find('RULING');
    expect([table, articles[0]!.article]).toEqual([1, 'RC 59-A']);
    expect(options.map(({ label, isProposed }) => [label.fr, isProposed])).toEqual([
      ['la relance engage (200)', false],
      ['le joueur reparle librement', true],
    ]);
    await take('RULING', {}, 1);
    const { sentence } = await take('PENALTY');
    expect(sentence.en).toBe('A penalty is due: a conditional announcement. The book proposes a warning.');
  });

  it('is time that was called, which an official approves or refuses', async () => {
    await start(6);
    const { id, turn } = await openHand(api);
    const asker = [1, 2].find((seat) => seat !== turn);
    await api.command('requestTime', { handId: id, seat: turn, askedBy: asker, waitedMs: 120_000 });
    expect((await find('TIME_CALL')).steps.map(({ mutation }) => mutation)).toEqual(['approveTime', 'refuseTime']);
    await take('TIME_CALL', {}, 1);
  });

  it('is a move, a table to break, then the final table, after a count', async () => {
    await start(18, { seatsPerTable: 6 });
    await api.command('closeLateEntry', { ...friday, ruling: 'The doors are closed.' });
    const out = (await playersAt(1)).slice(0, 3);
    for (const playerId of out) await api.command('eliminatePlayer', { ...friday, playerId });
    const { player, table, articles } = await take('MOVE');
    expect([player === null, table, articles.length > 0]).toEqual([false, expect.any(Number), true]);
    for (const playerId of (await playersAt(1)).slice(0, 2)) await api.command('eliminatePlayer', { ...friday, playerId });
    for (const playerId of (await playersAt(2)).slice(0, 2)) await api.command('eliminatePlayer', { ...friday, playerId });
    await take('TABLE_BREAK');
    const left = [1, 2, 3];
    for (const table of left)
      for (const playerId of (await playersAt(table)).slice(0, 3)) await api.command('eliminatePlayer', { ...friday, playerId });
    // Nobody knows the stacks of tables where players went out.
    expect(await find('FINAL_TABLE')).toMatchObject({ waitsFor: 'COUNT', steps: [] });
    expect((await due()).filter(({ kind }) => kind === 'COUNT').length).toBeGreaterThan(0);
  });

  it('is the final table at once where the players fit', async () => {
    await start(7, { seatsPerTable: 6 });
    expect((await take('FINAL_TABLE')).articles[0]!.article).toBe('RO 2.6');
  });

  it('is hand for hand before the bubble, then each table of the round', async () => {
    await start(8, { seatsPerTable: 4, atStake: { paidPlaces: 7 } });
    await take('HAND_FOR_HAND');
    expect(await kinds()).toEqual(['HAND_OF_ROUND', 'HAND_OF_ROUND', 'PRIZES']);
    await take('HAND_OF_ROUND');
  });

  it('is a chip race at each table, after a count where the stacks are not known', async () => {
    await start(6);
    await api.command('recordHandPlayed', { ...friday, table: 1 });
    await api.command('startPeriod', { ...friday, period: 2 });
    await api.command('announceChipRace', { ...friday, newSmallest: 50 });
    const stacks = (await playersAt(1)).map((playerId, index) => ({ playerId, stack: [1_975, 2_025, 2_000, 2_000, 2_000, 2_000][index] }));
    await take('COUNT', { stacks });
    await take('CHIP_RACE');
  });

  it('is a dispute, until it is ruled on', async () => {
    await start(6);
    await api.command('eliminatePlayer', { ...friday, playerId: 'p3' });
    await api.command('openDispute', { ...friday, subject: { place: 'p3' }, claim: 'Was still in.' });
    const { steps: settle } = await find('DISPUTE');
    expect(settle[0]).toMatchObject({ mutation: 'ruleOnDispute', asks: ['upheld', 'article', 'reason'] });
  });

  it('is not for the public', async () => {
    await start(6);
    const { errors } = await api.ask(query);
    expect(errors![0]!.extensions.code).toBe('UNAUTHENTICATED');
  });

  describe('What puts a command right', () => {
    const last = `{ tournament(id: "friday") { auditFeed(last: 1) { nodes { command putRightBy putRight { ${steps} } } } } }`;

    it('is known of an elimination, with its player, and is given with the reason that it asks for', async () => {
      await start(6);
      await api.command('eliminatePlayer', { ...friday, playerId: 'p3' });
      const { data } = await api.asDirector(last);
      const [entry] = data!['tournament'].auditFeed.nodes as { command: string; putRightBy: string; putRight: Step[] }[];
      expect([entry!.command, entry!.putRightBy]).toEqual(['EliminatePlayer', expect.stringContaining('`reinstatePlayer`')]);
      const step = entry!.putRight.find(({ mutation }) => mutation === 'reinstatePlayer')!;
      expect(step).toMatchObject({ input: { ...friday, playerId: 'p3' }, asks: ['reason'], label: { fr: 'Remettre en jeu' } });
      await api.command(step.mutation, { ...step.input, reason: 'The wrong player.' });
      const { data: standing } = await api.asDirector('{ tournament(id: "friday") { left } }');
      expect(standing!['tournament'].left).toBe(6);
    });
  });
});

describe('What puts a command right', () => {
  const ids = { tournamentId: 'friday', handId: 'friday.1.1', disputeId: 'friday.d1' };
  const all = allCommands
    .filter(({ mutation, on }) => mutation !== null && ['tournament', 'hand', 'dispute'].includes(on))
    .flatMap(({ type }) => listPutRight({ command: type, data: {}, ids }));

  it('is a command that the schema has, with fields that it takes', () => {
    expect(all.length).toBeGreaterThan(100);
    expect(all.flatMap(({ command, input, asks }) => misfits({ mutation: mutationNameOf(command), input, asks }))).toEqual([]);
  });

  it('has a name in both languages', () => {
    expect(all.map(({ command }) => mutationNameOf(command)).filter((name) => commandName(name) === undefined)).toEqual([]);
  });
});
