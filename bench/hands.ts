/**
 * The hands that the benches play: the generated ones of the shared folder where it is, else those in the project.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { commandsOf, type HandRecord } from '../src/conform/records/hand-record.js';
import type { HandCommand } from '../commands/hand.js';

const shared = '../shared/phh/oracle-dev.jsonl.gz';
const own = 'test/fixtures/oracle-smoke.jsonl';

export interface BenchHand {
  readonly record: HandRecord;
  readonly commands: readonly HandCommand[];
}

/** Up to `most` hands, with the commands that play them. */
export function benchHands(most: number): readonly BenchHand[] {
  const text = existsSync(shared) ? gunzipSync(readFileSync(shared)).toString() : readFileSync(own, 'utf8');
  const records = text
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, most)
    .map((line) => JSON.parse(line) as HandRecord);
  return records.map((record) => ({ record, commands: commandsOf(record) }));
}
