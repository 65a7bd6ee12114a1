/**
 * Runs commands of `tapis` in this process and keeps what they wrote; makes folders that go away with the test.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Io } from '../../src/cli/command.js';
import { main } from '../../src/cli/main.js';

export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

class Kept extends Writable {
  text = '';
  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** Runs one command to its end. */
export function tapis(...args: readonly string[]): Promise<CliRun> {
  return keepOutput((io) => main(args, io));
}

export async function keepOutput(run: (io: Io) => Promise<number>): Promise<CliRun> {
  const out = new Kept();
  const err = new Kept();
  const code = await run({ out, err });
  return { code, out: out.text, err: err.text };
}

const folders: string[] = [];

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tapis-test-'));
  folders.push(folder);
  return folder;
}

export function removeTemporaryFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
