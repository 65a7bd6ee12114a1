import { execFileSync } from 'node:child_process';

it('npm run sbom lists what the program runs with, and nothing that only its making needs', () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: process.platform === 'win32',
  });
  const bill = JSON.parse(text) as { bomFormat: string; components: { name: string; version: string; purl: string }[] };
  expect(bill.bomFormat).toBe('CycloneDX');
  const names = new Set(bill.components.map(({ name }) => name));
  for (const name of ['@apollo/server', '@nestjs/core', 'graphql', 'lru-cache', 'pino', 'ruru']) expect(names).toContain(name);
  for (const name of ['jest', 'typescript', 'oxlint']) expect(names).not.toContain(name);
  for (const { purl } of bill.components) expect(purl).toMatch(/^pkg:npm\//);
});
