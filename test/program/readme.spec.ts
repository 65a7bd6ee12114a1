/**
 * What the README has a stranger type answers what it says: its shell lines are run against a server of their own.
 */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startServerProcess } from '../nodes/server-process.js';

const SECTION = '## One hand by curl';
const END_OF_BLOCK = '=== end of block ===';

/** The shell blocks of the section in order, each with the answer that the README gives for its last line; null for none. */
function blocksOf(readme: string): { readonly lines: string; readonly answer: unknown }[] {
  const section = readme.slice(readme.indexOf(SECTION)).split('\n## ')[0]!;
  const fences = [...section.matchAll(/```(sh|json)\n([\s\S]*?)```/g)].map(([, language, text]) => ({ language, text: text! }));
  return fences.flatMap(({ language, text }, index) => {
    if (language !== 'sh') return [];
    const next = fences[index + 1];
    return [{ lines: text, answer: next?.language === 'json' ? JSON.parse(next.text) : null }];
  });
}

describe('the hand by curl of the README', () => {
  it('answers what the README says', async () => {
    const blocks = blocksOf(readFileSync('README.md', 'utf8'));
    expect(blocks.filter(({ answer }) => answer !== null)).toHaveLength(4);
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
