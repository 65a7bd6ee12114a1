/**
 * What the README and the page of one hand have a stranger type answers what they say: the shell lines are run against a server of their own.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServerProcess } from '../nodes/server-process.js';

const END_OF_BLOCK = '=== end of block ===';

/** The shell blocks of a page in order, each with the answer that the page gives for its last line; null for none. */
function blocksOf(page: string): { readonly lines: string; readonly answer: unknown }[] {
  const fences = [...page.matchAll(/```(sh|json)\n([\s\S]*?)```/g)].map(([, language, text]) => ({ language, text: text! }));
  return fences.flatMap(({ language, text }, index) => {
    if (language !== 'sh') return [];
    const next = fences[index + 1];
    return [{ lines: text, answer: next?.language === 'json' ? JSON.parse(next.text) : null }];
  });
}

describe('what a stranger types', () => {
  it.each([
    ['README.md', 1],
    ['docs/one-hand.md', 4],
  ])('answers what %s says', async (page, answered) => {
    const blocks = blocksOf(readFileSync(page, 'utf8'));
    expect(blocks.filter(({ answer }) => answer !== null)).toHaveLength(answered);
    const folder = mkdtempSync(join(tmpdir(), 'tapis-readme-'));
    const server = await startServerProcess(folder);
    try {
      const script = blocks
        .map(({ lines }) => `${lines}\necho; echo '${END_OF_BLOCK}'\n`)
        .join('')
        .replace('TOKEN=tapis_…', `TOKEN=${server.token}`)
        .replaceAll('http://127.0.0.1:4000', server.url);
      const { stdout } = await promisify(execFile)('bash', ['-euc', script]);
      // Each request has a new one.
      const answers = stdout
        .replaceAll(/"correlationId":"[0-9a-f-]{36}"/g, '"correlationId":"…"')
        .split(END_OF_BLOCK)
        .map((said) => said.trim().split('\n').at(-1)!);
      for (const [index, { answer }] of blocks.entries()) {
        if (answer === null) continue;
        const { extensions, ...rest } = JSON.parse(answers[index]!) as { readonly extensions: unknown };
        expect([rest, extensions]).toEqual([
          answer,
          { cost: expect.objectContaining({ used: expect.any(Number), limit: expect.any(Number) }) },
        ]);
      }
    } finally {
      await server.stop();
      rmSync(folder, { recursive: true });
    }
  });
});
