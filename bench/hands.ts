/**
 * The hands that the benches play: the generated ones of the shared folder where it is, else those in the project.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { commandsOf, type HandRecord } from '../src/conform/records/hand-record.js';
import type { HandCommand } from '../commands/hand.js';

const shared = '../shared/phh/oracle-dev.jsonl.gz';
/** Records of generated hands. */
export const handsFile = existsSync(shared) ? shared : 'test/fixtures/oracle-smoke.jsonl';

export interface BenchHand {
  /** With the engine that the numbers are from. */
  readonly record: HandRecord & { readonly oracle: string };
  readonly commands: readonly HandCommand[];
}

/** Up to `most` hands, with the commands that play them. */
export function benchHands(most: number): readonly BenchHand[] {
  const file = readFileSync(handsFile);
  const text = (handsFile.endsWith('.gz') ? gunzipSync(file) : file).toString();
  const records = text
    .split('\n')
    .filter((line) => line !== '')
    .slice(0, most)
    .map((line) => JSON.parse(line) as BenchHand['record']);
  return records.map((record) => ({ record, commands: commandsOf(record) }));
}
