// A club from its registration to a season and a webhook, each step by one call.   Needs the admin token, and an id of a club that is new.
// TAPIS_URL=http://127.0.0.1:4000 TAPIS_TOKEN=tapis_… node a-club-in-ten-minutes.ts mons https://club.example/tapis
const server = process.env.TAPIS_URL ?? 'http://127.0.0.1:4000';
const clubId = process.argv[2] ?? 'mons';
const hook = process.argv[3] ?? 'https://club.example/tapis';
let token = process.env.TAPIS_TOKEN;

async function ask(query: string, variables: object = {}): Promise<any> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const response = await fetch(`${server}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = (await response.json()) as any;
  if (errors) throw new Error(`${errors[0].extensions.code}: ${errors[0].message}`);
  return data;
}

/** Gives a command. Its id is the same each time that this runs: sent again, it is not done again. */
let commands = 0;
async function give(name: string, input: object, answer: string): Promise<any> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input!`;
  const commandId = `${clubId}-${++commands}`;
  const data = await ask(`mutation ($input: ${type}) { ${name}(input: $input) { ${answer} } }`, { input: { commandId, ...input } });
  console.log(`${commands}. ${name}`);
  return data[name];
}

// The club comes first: its token is of a scope that has to be there.
await give('registerClub', { clubId, name: 'Poker Club Mons' }, 'club { id }');
const roles = ['INTEGRATION_READ', 'INTEGRATION_WRITE', 'TD', 'CLUB_ADMIN'];
const made = await give('createToken', { holder: { kind: 'SERVICE', clubId, roles }, label: 'club software' }, 'key');
// A key is shown once. Keep it where your program finds it.
if (made.key === null) throw new Error(`This ran already for ${clubId}: give the id of another club.`);
token = made.key;

// People, with the ids that your program has for them.
const source = `${clubId}-members`;
const players: { playerId: string; name: string; adult: boolean }[] = [];
for (const [externalId, name] of [
  ['4711', 'Anna'],
  ['4712', 'Bruno'],
  ['4713', 'Chloe'],
  ['4714', 'David'],
] as const) {
  const { playerId } = await give('registerPerson', { clubId, name }, 'playerId');
  await give('mapExternalId', { playerId, source, externalId }, 'revision');
  players.push({ playerId, name, adult: true });
}

// An evening. The rulebooks are redcactus, mons, tdaFr, ropta and toufflers.
const tournamentId = `${clubId}-friday`;
await give(
  'createTournament',
  {
    tournamentId,
    name: 'Friday night',
    clubId,
    club: 'Poker Club Mons',
    rulebook: { id: 'ropta' },
    startingStack: 20_000,
    seatsPerTable: 8,
    chipUnit: 25,
    structure: [
      { kind: 'LEVEL', smallBlind: 100, bigBlind: 200, seconds: 1_200 },
      { kind: 'BREAK', seconds: 600 },
      { kind: 'LEVEL', smallBlind: 200, bigBlind: 400, seconds: 1_200 },
    ],
  },
  'revision',
);
const { fates } = await give('registerPlayers', { tournamentId, players }, 'fates { playerId outcome refusal { code message { en } } }');
// A player who is refused is no error of the call.
for (const { playerId, outcome, refusal } of fates) console.log(`   ${playerId}: ${refusal?.message.en ?? outcome}`);
await give('drawSeats', { tournamentId }, 'revision');
await give('startTournament', { tournamentId }, 'revision');

// A hand by its result: two seats put in 1,000 each, and the first of them wins.
const { handId, hand } = await give('openHand', { tournamentId, table: 1 }, 'handId hand { seats { seat } }');
const [one, other] = hand.seats.map(({ seat }: { seat: number }) => seat);
const put = [
  { seat: one, amount: 1_000 },
  { seat: other, amount: 1_000 },
];
const result = { handId, put, stillIn: [one, other], winners: [{ pot: 0, seats: [one] }] };
const { position } = await give('recordHandResult', result, 'position');
const evening = await ask(
  `query ($tournamentId: ID!, $position: Position) {
    tournament(id: $tournamentId, atLeast: $position) { standings { nodes { rank stack player { name } } } }
  }`,
  { tournamentId, position },
);
for (const { rank, stack, player } of evening.tournament.standings.nodes) console.log(`   ${rank}  ${player.name}  ${stack}`);

// Results of an evening elsewhere: rows with ids match, a name alone waits until somebody says who it is.
const rows = [
  { place: 1, source, externalId: '4712' },
  { place: 2, source, externalId: '4711' },
  { place: 3, name: 'Emile' },
];
const sheet = { clubId, source: `${clubId}-paper`, externalId: 'night-1', name: 'Night 1', date: '2026-09-04', rows };
const { matched, waiting } = await give('importResults', sheet, 'matched waiting { row recordedAs }');
console.log(`   ${matched} rows match, ${waiting.length} waits`);

// A season and its table. Points are texts ("3"), counts are numbers.
const seasonId = `${clubId}-autumn`;
const rules = {
  counting: [{ name: 'All', from: '2026-09-01', to: '2026-12-31' }],
  selection: { count: { best: 8 } },
  ranking: ['POINTS', 'WINS'],
};
const scheme = { points: { linear: { k: '3' } }, tiedPlaces: 'AVERAGE', rounding: { places: 2, mode: 'HALF_UP' } };
const season = { seasonId, owner: { clubId }, name: 'Autumn 2026', stageName: 'League', rules, scheme };
const created = await give('createSeason', season, 'position');
const table = await ask(
  `query ($seasonId: ID!, $position: Position) {
    season(id: $seasonId, atLeast: $position) { leaderboard { nodes { rank points competitor { player { name } } } } }
  }`,
  { seasonId, position: created.position },
);
for (const { rank, points, competitor } of table.season.leaderboard.nodes) console.log(`   ${rank}  ${competitor.player.name}  ${points}`);

// From now on, every change of the club is sent to your program: see webhook-receiver.ts.
const { secret } = await give('createWebhook', { url: hook, filter: { clubId } }, 'webhookId secret');
console.log(`   TAPIS_WEBHOOK_SECRET=${secret}`);
