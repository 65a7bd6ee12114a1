/**
 * `npm run load`: floors of invented players against a running server, and how long its answers took.
 */
import { readFile } from 'node:fs/promises';
import { exampleFile } from '../../src/cli/example-file.js';
import { CliError, command, type Io, UsageError } from '../../src/cli/command.js';
import { readToken } from '../../src/cli/environment.js';
import { loadText } from './load-report.js';
import { shared, wholeNumber } from '../../src/cli/options.js';
import { perSecond, Progress } from '../../src/cli/progress.js';

export const load = command({
  program: 'npm run load --',
  usage: '',
  about: `
Loads a RUNNING server as floors do. At each tournament a director enters the club night of examples/ command by command
(creation, registration, draw, every hand act by act, moves); viewers ask for standings and tables; screens follow the
standings and the clock. It writes tournaments named load-SEED-…: use a server whose data may be thrown away.

Requests are due at random moments that the seed gives, whether or not earlier ones were answered (a director's wait for
the answer before). Times count from the moment a request was due, so a slow answer is not hidden by what waits for it.
At a club's pace a director enters a command every two seconds and a viewer asks every ten.

The token in the environment variable TAPIS_TOKEN must be allowed to direct tournaments; the admin token also shows what
the server measured of itself. All requests carry it: without one, a server makes the requests of one address wait.`,
  options: {
    url: {
      value: 'URL',
      environment: 'TAPIS_URL',
      default: 'http://127.0.0.1:4000',
      meaning: 'the server (default http://127.0.0.1:4000)',
    },
    tournaments: { value: 'N', default: '10', meaning: 'tournaments at one time, 1 to 1000 (default 10)', read: wholeNumber(1, 1_000) },
    minutes: { value: 'N', meaning: 'how long, 1 to 120', read: wholeNumber(1, 120) },
    seconds: { value: 'N', meaning: 'instead, in seconds, 1 to 7200 (default 30)', read: wholeNumber(1, 7_200) },
    ramp: {
      value: 'SECONDS',
      default: '5',
      meaning: 'tournaments begin one after another within these (default 5)',
      read: wholeNumber(0, 3_600),
    },
    viewers: { value: 'N', default: '2', meaning: 'viewers of each tournament, 0 to 100 (default 2)', read: wholeNumber(0, 100) },
    displays: { value: 'N', default: '1', meaning: 'screens of each tournament, 0 to 100 (default 1)', read: wholeNumber(0, 100) },
    pace: { value: 'TIMES', default: '1', meaning: 'times a club’s pace, 1 to 1000 (default 1)', read: wholeNumber(1, 1_000) },
    seed: {
      value: 'N',
      default: '1',
      meaning: 'the same seed, the same requests (default 1); one that the server has not seen',
      read: wholeNumber(0, 999_999_999),
    },
    'i-may-load-this-server': { meaning: 'needed for an address outside this machine and private networks' },
    json: shared.json,
  },
  examples: ['npm run load -- --tournaments 100 --seconds 60', 'npm run load -- --tournaments 1 --pace 100 --minutes 60 --json'],
  exitCodes: { 0: 'every request that was sent was answered, or refused by a rule', 1: 'some failed, or the server can’t be used' },
  async run({ values, io }) {
    const token = readToken();
    if (values.minutes !== undefined && values.seconds !== undefined) throw new UsageError('give --minutes or --seconds, not both');
    const seconds = values.seconds ?? (values.minutes === undefined ? 30 : values.minutes * 60);
    if (values.ramp >= seconds) throw new UsageError(`--ramp must end before the load, which takes ${seconds} seconds`);
    const { tournaments, viewers, displays, pace, seed, ramp: rampSeconds } = values;
    const url = await targetOf(values.url, values['i-may-load-this-server']);
    const file = exampleFile('club-night.phhs');
    const [{ readClubNight }, { isPlayed, runLoad }] = await Promise.all([import('../../src/demo/club-night.js'), import('./run-load.js')]);
    const night = readClubNight(await readFile(file, 'utf8'), file);
    const stop = new AbortController();
    const interrupt = (): void => stop.abort();
    process.once('SIGINT', interrupt);
    const progress = new Progress(io);
    try {
      if (await isPlayed({ url, token, seed }))
        throw new CliError('SEED_USED', `The server has tournaments of seed ${seed}; choose another with --seed.`);
      const options = { url, token, night, tournaments, seconds, rampSeconds, viewers, displays, pace, seed, stopped: stop.signal };
      const report = await runLoad(options, (done, second) =>
        progress.show(() => `${second} of ${seconds} s, ${done} requests, ${perSecond(done, second * 1_000)} a second`),
      );
      progress.clear();
      print(io, values.json ? `${JSON.stringify(report)}\n` : loadText(report));
      return report.kinds.some(({ failed }) => failed > 0) || report.displays.lost > 0 ? 1 : 0;
    } catch (error) {
      throw await asCliError(error, url);
    } finally {
      progress.clear();
      process.off('SIGINT', interrupt);
    }
  },
});

const print = (io: Io, text: string): void => void io.out.write(text);

/** @throws UsageError for what is no address, and for another's server without consent; CliError where the name has no address */
async function targetOf(text: string, consent: boolean): Promise<URL> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !['http:', 'https:'].includes(url.protocol))
    throw new UsageError(`--url takes an address such as http://127.0.0.1:4000, not "${text}"`);
  const { isNearby } = await import('./target.js');
  const nearby = await isNearby(url).catch(() => {
    throw new CliError('SERVER_UNREACHABLE', `The name ${url.hostname} has no address.`);
  });
  if (nearby || consent) return url;
  throw new UsageError(
    `${url.hostname} is neither this machine nor in a private network; with --i-may-load-this-server you say that whoever runs it agrees`,
  );
}

async function asCliError(error: unknown, url: URL): Promise<unknown> {
  const { GraphqlError } = await import('../../src/client/graphql-client.js');
  if (error instanceof GraphqlError) return new CliError(error.code, error.message);
  if (error instanceof TypeError && error.cause !== undefined)
    return new CliError('SERVER_UNREACHABLE', `No server answers at ${url.origin}; start it, or name it with --url.`);
  return error;
}
