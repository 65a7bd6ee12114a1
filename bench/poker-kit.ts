/**
 * PokerKit beside our engine, in the same run: a Python process that plays the same hands when it is asked. Only where a variable names its folder.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** The folder that has the package `pokerkit`. */
export const FOLDER = 'TAPIS_POKERKIT';

export interface PokerKit {
  /** Plays all hands once. @returns how many a second */
  play(): Promise<number>;
  close(): void;
}

/** Null where no folder is named. @param file the records of the hands @param most how many of them */
export async function openPokerKit(file: string, most: number): Promise<PokerKit | null> {
  const folder = process.env[FOLDER];
  if (folder === undefined) return null;
  const script = new URL('../../bench/play_pokerkit.py', import.meta.url).pathname;
  const python = spawn('python3', [script, file, String(most)], {
    env: { ...process.env, PYTHONPATH: folder },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: python.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => {
    const ended = once(python, 'exit').then(() => null);
    const line = await Promise.race([lines.next(), ended]);
    if (line?.value === undefined) throw new Error(`PokerKit in ${folder} ended: ${FOLDER} names the folder that has the package pokerkit`);
    return line.value;
  };
  await next();
  return {
    play: async () => {
      python.stdin.write('\n');
      return (JSON.parse(await next()) as { readonly perSecond: number }).perSecond;
    },
    close: () => void python.kill(),
  };
}
