/**
 * That the checks of a run with two nodes find what they are there for: each kind of fault, put into the events of a good night.
 */
import { fileURLToPath } from 'node:url';
import { removeTemporaryFolders, tapis, temporaryFolder } from '../program/run.js';
import type { Answer } from '../chaos/floor.js';
import { faultsOf, type RecordedEvent, type Told } from '../chaos/recorded.js';

let events: readonly RecordedEvent[] = [];
let told: readonly Told[] = [];

beforeAll(async () => {
  const folder = temporaryFolder();
  const night = fileURLToPath(new URL('../../examples/club-night.phhs', import.meta.url));
  await tapis('import', night, '--tournament', 'night', '--data', folder);
  events = (await tapis('export', '--data', folder)).out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as RecordedEvent);
  const byCommand = Map.groupBy(events, ({ metadata }) => metadata.commandId);
  told = [...byCommand].map(([commandId, all]) => {
    const ofStream = all.filter(({ stream }) => stream === all[0]!.stream);
    const answer: Answer = { position: null, revision: ofStream.at(-1)!.revision, repeated: false, events: ofStream };
    return { command: { mutation: 'any', input: { commandId } }, answer };
  });
});

afterAll(removeTemporaryFolders);

const indexOf = (type: string): number => events.findIndex((event) => event.type === type);
const without = (type: string): RecordedEvent[] => events.toSpliced(indexOf(type), 1);

it('find nothing in a good night', () => {
  expect(faultsOf(events, told)).toEqual([]);
});

it.each<[what: string, broken: () => [readonly RecordedEvent[], readonly Told[]], found: RegExp]>([
  ['a lost event', () => [without('HandSettled'), told], /was answered with events .+ are there/],
  ['a hole in a stream', () => [without('PlayerRegistered'), []], /has revision \d+ where \d+ is due/],
  ['a hand that was never settled', () => [without('HandSettled'), []], /\d+ hands were completed and \d+ settled: night\./],
  ['a hand that never began', () => [without('HandStarted'), []], /\d+ hands were opened and \d+ begun: night\./],
  ['a doubled event', () => [[...events, events[indexOf('HandSettled')]!], []], /an event stands there twice/],
  ['events of a command that was refused', () => [events, [{ ...told[5]!, answer: null }]], /was refused, and \d+ events of it are there/],
  ['chips that nobody got', () => [without('PotAwarded'), []], /HandCompleted at \d+ leaves \d+ chips in the middle/],
])('find %s', (_what, broken, found) => {
  expect(faultsOf(...broken())).toContainEqual(expect.stringMatching(found));
});
