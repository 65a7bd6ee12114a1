/** `tapis sandbox`: a server where club nights play by themselves, with a token for each role, for whoever tries to connect a program. */
import type { GraphqlClient } from '../client/graphql-client.js';
import type { ClubNight } from '../demo/club-night.js';
import { CliError, command } from './command.js';
import { newFolder } from './demo.js';
import { exampleFile } from './example-file.js';
import { whileLoading } from './loading-heap.js';
import { shared, wholeNumber } from './options.js';
import type { Serving } from './serving.js';
import { textTable } from './text-table.js';

const DEFAULT_PORT = 4000;
const HOST = '127.0.0.1';
const DEFAULT_PACE = 5;
const [FEDERATION, CLUB] = ['north', 'redwood'];

/** Who gets a token, by the role. */
const holders = {
  INTEGRATION_READ: { kind: 'SERVICE', clubId: CLUB },
  INTEGRATION_WRITE: { kind: 'SERVICE', clubId: CLUB },
  FLOOR: { kind: 'PERSON', clubId: CLUB },
  TD: { kind: 'PERSON', clubId: CLUB },
  CLUB_ADMIN: { kind: 'PERSON', clubId: CLUB },
  FEDERATION_OFFICIAL: { kind: 'PERSON', federationId: FEDERATION },
  FEDERATION_ADMIN: { kind: 'PERSON', federationId: FEDERATION },
} as const;

type Tokens = Readonly<Record<keyof typeof holders | 'ADMIN', string>>;

export const sandbox = command({
  usage: 'sandbox',
  about: `
Starts the real server on a new folder with a federation, a club and a token for each role. Then club nights of 24
players play by themselves through the API, one after the other, hand by hand: night-1, night-2 and so on. What you
show or follow changes as it would on an evening. It begins with a
new folder each time.`,
  options: {
    pace: {
      value: 'N',
      default: String(DEFAULT_PACE),
      meaning: `commands a second (default ${DEFAULT_PACE}: a night takes about eight minutes)`,
      read: wholeNumber(1, 10_000),
    },
    nights: { value: 'N', meaning: 'stop after so many nights (default: none, until Ctrl-C)', read: wholeNumber(1, 1_000) },
    data: { value: 'FOLDER', meaning: 'the folder to create (default a temporary one)' },
    port: {
      value: 'N',
      meaning: `the port; 0 takes any free one (default ${DEFAULT_PORT}, or any free one if it is taken)`,
      read: wholeNumber(0, 65_535),
    },
    lang: shared.lang,
    json: { meaning: 'one JSON object: the address and the tokens; then nothing' },
  },
  examples: ['tapis sandbox', 'tapis sandbox --pace 50 --port 4100', 'tapis sandbox --json'],
  exitCodes: { 0: 'stopped, or all nights are played', 1: 'not started, or a command was refused' },
  async run({ values, io }) {
    const folder = await newFolder(values.data);
    const { startServing, untilStopped } = await whileLoading(() => import('./serving.js'));
    const stopped = untilStopped();
    const ports: readonly [number, ...number[]] = values.port === undefined ? [DEFAULT_PORT, 0] : [values.port];
    // Receivers of webhooks run on the same machine.
    const serving = await startServing({ folder, host: HOST, ports, server: { webhookNetworks: ['127.0.0.1', '::1'] } }, io);
    const { GraphqlClient, GraphqlError } = await import('../client/graphql-client.js');
    try {
      const client = new GraphqlClient({ url: `${serving.url}/graphql`, token: serving.madeToken! });
      const tokens = { ADMIN: serving.madeToken!, ...(await setUp(client)) };
      serving.keepToken();
      io.out.write(
        values.json
          ? `${JSON.stringify({ url: serving.url, folder, clubId: CLUB, federationId: FEDERATION, tokens })}\n`
          : report(serving, tokens, values.lang),
      );
      await Promise.race([playNights(client, values.pace, values.nights ?? Number.POSITIVE_INFINITY), stopped]);
      return 0;
    } catch (error) {
      throw error instanceof GraphqlError ? new CliError(error.code, `${error.operation}: ${error.message}`) : error;
    } finally {
      await serving.close();
    }
  },
});

/** A federation with a club, and a token for each role. */
async function setUp(client: GraphqlClient): Promise<Omit<Tokens, 'ADMIN'>> {
  const { giveCommand } = await import('../demo/night-commands.js');
  const give = <Answer>(mutation: string, input: object, selection = '{ position }'): Promise<Answer> =>
    giveCommand(client, mutation, { commandId: crypto.randomUUID(), ...input }, selection);
  await give('foundFederation', { federationId: FEDERATION, name: 'North' });
  await give('registerClub', { clubId: CLUB, name: 'Redwood' });
  await give('affiliateClub', { clubId: CLUB, federationId: FEDERATION });
  const made = [];
  for (const [role, holder] of Object.entries(holders)) {
    const { key } = await give<{ readonly key: string }>('createToken', { holder: { ...holder, roles: [role] } }, '{ key }');
    made.push([role, key] as const);
  }
  return Object.fromEntries(made) as unknown as Omit<Tokens, 'ADMIN'>;
}

/** Plays the example night repeatedly. @param pace commands a second @param most how many nights */
async function playNights(client: GraphqlClient, pace: number, most: number): Promise<void> {
  const [{ readFile }, { readClubNight }, { paced }, { playNight }] = await Promise.all([
    import('node:fs/promises'),
    import('../demo/club-night.js'),
    import('../demo/paced.js'),
    import('../demo/play-night.js'),
  ]);
  const file = exampleFile('club-night.phhs');
  const night: ClubNight = readClubNight(await readFile(file, 'utf8'), file);
  const slow = paced(client, pace);
  const ofClub: Pick<GraphqlClient, 'request'> = {
    async request(query, variables = {}) {
      const { input } = variables as { readonly input?: object };
      return slow.request(query, query.includes('createTournament') ? { ...variables, input: { ...input, clubId: CLUB } } : variables);
    },
  };
  for (let number = 1; number <= most; number += 1) await playNight(ofClub, `night-${number}`, night, () => undefined, true);
}

function report({ url, explorer }: Serving, tokens: Tokens, language: 'en' | 'fr'): string {
  const fr = language === 'fr';
  const titles = [{ title: fr ? 'Rôle' : 'Role' }, { title: fr ? 'Jeton d’accès' : 'Token' }];
  const lines = fr
    ? [
        `Bac à sable   ${url}`,
        `Écran mural   ${url}/t/night-1/display?lang=fr`,
        `Page publique ${url}/t/night-1?lang=fr`,
        `Explorateur   ${explorer}`,
        `Club ${CLUB}, fédération ${FEDERATION}. Les soirées se jouent toutes seules : night-1, puis night-2… Ctrl-C pour arrêter.`,
      ]
    : [
        `Sandbox    ${url}`,
        `Display    ${url}/t/night-1/display`,
        `Page       ${url}/t/night-1`,
        `Explorer   ${explorer}`,
        `Club ${CLUB}, federation ${FEDERATION}. Nights play by themselves: night-1, then night-2 … Ctrl-C stops.`,
      ];
  return `${lines.join('\n')}\n\n${textTable(titles, Object.entries(tokens))}`;
}
