/**
 * `tapis demo`: plays a club night through the API of the real server, and shows the result.
 */
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Language } from '../texts/sentences.js';
import { shared, wholeNumber } from './options.js';
import { CliError, command, type Io } from './command.js';
import { whileLoading } from './loading-heap.js';
import { exampleFile } from './example-file.js';
import type { NightProgress, PlayedNight } from '../demo/play-night.js';
import { perSecond, Progress } from './progress.js';
import type { Serving, ServingOptions } from './serving.js';

const DEFAULT_PORT = 4000;
const HOST = '127.0.0.1';
const TOURNAMENT = 'club-night';
const DEFAULT_SPEED = 9;
/** What to open while the night is played, by the path after that of the tournament. */
const pages = [
  { path: '/display', en: 'Display on the wall', fr: 'Écran mural' },
  { path: '', en: 'Page of the tournament', fr: 'Page du tournoi' },
] as const;
/** Characters of the progress bar. */
const BAR = 24;

export const demo = command({
  usage: 'demo',
  about: `
Starts the real server on a new folder, and prints the pages to open. A client, which knows only its address and the admin
token, plays a whole club night through the GraphQL API: creation, registration, seat draw and every hand of three tables,
slowly enough to watch. Then it prints the standings, checks that the chips add up and replays an elimination hand step by
step. The server keeps running until Ctrl-C, so that you can try the explorer.`,
  options: {
    exit: { meaning: 'stop after the report' },
    speed: {
      value: 'N',
      default: String(DEFAULT_SPEED),
      meaning: `requests a second (default ${DEFAULT_SPEED}: the night takes four minutes; 10000: seconds)`,
      read: wholeNumber(1, 10_000),
    },
    season: { meaning: 'a small season of three clubs instead of a night: its table, a late correction and what it changed' },
    file: { value: 'FILE', meaning: 'another night, as docs/club-night.md describes (default examples/club-night.phhs)' },
    data: { value: 'FOLDER', meaning: 'the folder to create (default a temporary one)' },
    port: {
      value: 'N',
      meaning: `the port; 0 takes any free one (default ${DEFAULT_PORT}, or any free one if it is taken)`,
      read: wholeNumber(0, 65_535),
    },
    lang: shared.lang,
    json: shared.json,
  },
  examples: [
    'npm run demo',
    'npm run demo -- --season',
    'npm run demo -- --exit --speed 10000 --lang fr',
    'tapis demo --data ./night --port 8080',
  ],
  exitCodes: { 0: 'played, and the chips add up', 1: 'not played, or the chips do not add up' },
  async run({ values, io }) {
    const language = values.lang;
    const { port } = values;
    const folder = await newFolder(values.data);
    const { startServing, untilStopped } = await whileLoading(() => import('./serving.js'));
    const stopped = untilStopped();
    const ports: ServingOptions['ports'] = port === undefined ? [DEFAULT_PORT, 0] : [port];
    const serving = await startServing({ folder, host: HOST, ports }, io);
    try {
      const file = values.file ?? exampleFile('club-night.phhs');
      const manner = { language, json: values.json, exit: values.exit, speed: values.speed };
      const work = values.season ? showSeasonOn(serving, folder, manner, io) : play(serving, folder, file, manner, io);
      const agrees = await Promise.race([work, stopped]);
      if (agrees === undefined) {
        io.err.write('tapis demo: stopped before the end\n');
        return 1;
      }
      // The token was printed, unless JSON was requested.
      if (!values.exit && !values.json) serving.keepToken();
      if (!values.exit) await stopped;
      return agrees ? 0 : 1;
    } finally {
      await serving.close();
    }
  },
});

/** @returns true: a season has no sum to check */
async function showSeasonOn(serving: Serving, folder: string, manner: Manner, io: Io): Promise<true> {
  const { showSeason } = await import('./demo-season.js');
  await showSeason(serving, folder, manner, io);
  if (!manner.json) io.out.write(`\n${whatNext(serving, folder, null, manner)}`);
  return true;
}

/** @throws CliError when the folder is not empty */
export async function newFolder(data: string | undefined): Promise<string> {
  if (data === undefined) return mkdtemp(join(tmpdir(), 'tapis-demo-'));
  const folder = resolve(data);
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new CliError(
      'DEMO_FOLDER_NOT_EMPTY',
      `The folder ${folder} is not empty. Name a new folder, or serve this one with "tapis serve".`,
    );
  }
  return folder;
}

interface Manner {
  readonly language: Language;
  readonly json: boolean;
  readonly exit: boolean;
  /** The most requests a second. */
  readonly speed: number;
}

/** Plays the night through the API and prints the result. @returns whether the chips add up */
async function play(serving: Serving, folder: string, file: string, manner: Manner, io: Io): Promise<boolean> {
  const [{ readClubNight }, { GraphqlClient, GraphqlError }, { paced }, { playNight }, results, report] = await Promise.all([
    import('../demo/club-night.js'),
    import('../client/graphql-client.js'),
    import('../demo/paced.js'),
    import('../demo/play-night.js'),
    import('../demo/night-results.js'),
    import('./demo-report.js'),
  ]);
  const { language, json } = manner;
  const progress = new Progress(io);
  const begun = Date.now();
  try {
    const night = readClubNight(await textOf(file), file);
    const client = new GraphqlClient({ url: `${serving.url}/graphql`, token: serving.madeToken!, language });
    if (!json) progress.say(startedText(serving, folder, night.players.length, manner));
    // Once hands are played, there is a desk to look at.
    let isDeskShown = json || manner.exit;
    const showDesk = async (): Promise<void> => {
      isDeskShown = true;
      const input = { commandId: `${TOURNAMENT}-desk`, tournamentId: TOURNAMENT, desk: { role: 'TD', label: 'demo' } };
      const { offerPairing } = await client.request<{ offerPairing: { readonly code: string } }>(
        'mutation Desk($input: OfferPairingInput!) { offerPairing(input: $input) { code } }',
        { input },
      );
      progress.say(deskText(serving, offerPairing.code, language));
    };
    const onHand = (now: NightProgress): void => {
      progress.show(() => progressLine(now, language));
      if (!isDeskShown) void showDesk();
    };
    const played = await playNight(paced(client, manner.speed), TOURNAMENT, night, onHand, true);
    const elapsedMs = Date.now() - begun;
    progress.clear();
    const standings = await results.readStandings(client, TOURNAMENT, played.position);
    const handId = await results.mostTellingElimination(client, standings.standings);
    const replay = handId === null ? null : await results.readReplay(client, handId);
    const sum = report.sumOf(standings);
    if (json) {
      const { url, explorer } = serving;
      io.out.write(
        `${JSON.stringify({ url, explorer, folder, tournamentId: TOURNAMENT, ...played, elapsedMs, ...standings, sum, replay: replay === null ? null : { handId, ...replay } })}\n`,
      );
      return sum.agrees;
    }
    io.out.write(`${playedText(played, elapsedMs, language)}\n\n${report.standingsText(standings, language)}`);
    if (handId !== null && replay !== null) {
      const out = standings.standings.filter(({ lostIn }) => lostIn === handId).map(({ player, playerId }) => player.name ?? playerId);
      io.out.write(`\n${report.replayText(handId, replay, out, language)}`);
    }
    io.out.write(`\n${whatNext(serving, folder, handId, manner)}`);
    return sum.agrees;
  } catch (error) {
    if (error instanceof GraphqlError) throw new CliError(error.code, `${error.operation}: ${error.message}`);
    throw error;
  } finally {
    progress.clear();
  }
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: Error) => {
    throw new CliError('DEMO_FILE_UNREADABLE', `${file} can't be read: ${error.message}`);
  });
}

function startedText(serving: Serving, folder: string, players: number, { language, exit }: Manner): string {
  const { url } = serving;
  const about =
    language === 'fr'
      ? `Serveur sur ${url}, données dans ${folder} ; ${players} joueurs, une soirée entière par l’API GraphQL.`
      : `Server at ${url}, data in ${folder}; ${players} players, a whole night through the GraphQL API.`;
  return [about, ...pagesText(serving, language), ...(exit ? [] : [tokenText(serving, language)])].join('\n');
}

const pagesText = ({ url }: Serving, language: Language): string[] =>
  pages.map(({ path, ...label }) =>
    language === 'fr' ? `${label.fr} : ${url}/t/${TOURNAMENT}${path}` : `${label.en}: ${url}/t/${TOURNAMENT}${path}`,
  );

/** Opened in ten minutes, it is the director's desk. */
const deskText = ({ url }: Serving, code: string, language: Language): string =>
  `${language === 'fr' ? 'Bureau du directeur, dans les dix minutes :' : 'Desk of the director, within ten minutes:'} ${url}/t/${TOURNAMENT}/desk#${code}`;

const tokenText = ({ madeToken }: Serving, language: Language): string =>
  `${language === 'fr' ? 'Jeton d’administration :' : 'Admin token:'} ${madeToken}`;

function progressLine({ hands, of, table, left, level, commands }: NightProgress, language: Language): string {
  const done = Math.floor((BAR * hands) / of);
  const bar = `[${'#'.repeat(done)}${'.'.repeat(BAR - done)}]`;
  return language === 'fr'
    ? `${bar} main ${hands}/${of}, table ${table}, ${left} joueurs en jeu, niveau ${level ?? '–'}, ${commands} commandes`
    : `${bar} hand ${hands}/${of}, table ${table}, ${left} players left, level ${level ?? '–'}, ${commands} commands`;
}

function playedText({ hands, commands }: PlayedNight, elapsedMs: number, language: Language): string {
  const seconds = (elapsedMs / 1000).toFixed(1);
  const rate = perSecond(commands, elapsedMs);
  return language === 'fr'
    ? `${hands} mains, ${commands} commandes en ${seconds} s (${rate} par seconde)`
    : `${hands} hands, ${commands} commands in ${seconds} s (${rate} per second)`;
}

function whatNext(serving: Serving, folder: string, handId: string | null, { language, exit }: Manner): string {
  const again = `npx tapis replay ${handId} --data ${folder}`;
  const fr = language === 'fr';
  const lines = [
    ...(handId === null || exit ? [] : pagesText(serving, language)),
    `${fr ? 'Explorateur :' : 'Explorer:'} ${serving.explorer}`,
    ...(exit ? [] : [tokenText(serving, language)]),
    ...(handId === null ? [] : [`${fr ? 'Rejouer une main :' : 'Replay a hand:'} ${again}`]),
    `${fr ? 'Vérifier les données :' : 'Verify the store:'} npx tapis verify --data ${folder}`,
    ...(exit ? [] : ['', fr ? 'Le serveur continue ; Ctrl-C l’arrête.' : 'The server keeps running; Ctrl-C stops it.']),
  ];
  return `${lines.join('\n')}\n`;
}
