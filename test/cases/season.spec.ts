import { readFileSync } from 'node:fs';
import { seasonExamples, seasonLine } from '../../src/conform/season/cases.js';

const text = readFileSync('test/fixtures/season-examples.json', 'utf8');

interface Example {
  readonly id: string;
  readonly scheme: Record<string, unknown>;
  readonly steps: readonly Record<string, unknown>[];
}
const { examples } = JSON.parse(text) as { readonly examples: readonly Example[] };
const exampleNamed = (id: string): Example => structuredClone(examples.find((example) => example.id === id) as Example);
const check = (example: Example) => seasonLine.check(example as unknown as Record<string, unknown>);

describe('the worked seasons', () => {
  it.each(examples.map((example) => [example.id, example] as const))('%s comes out as written', (_id, example) => {
    expect(check(example)).toEqual({ outcome: 'agrees' });
  });

  it('are recognised as a whole file', async () => {
    expect(seasonExamples.recognises(text)).toBe(true);
    expect(await seasonExamples.check(text, '', () => Promise.resolve(null))).toEqual(
      examples.map(({ id }) => ({ id, result: { outcome: 'agrees' } })),
    );
  });

  it.each(examples.map((example) => [example.id, example] as const))('%s differs when any figure of it is another', (_id, example) => {
    for (const [step, { expect: standings }] of example.steps.entries()) {
      if (!Array.isArray(standings)) continue;
      for (const at of standings.keys()) {
        const changed = structuredClone(example);
        const entry = (changed.steps[step]!['expect'] as { points: string }[])[at]!;
        const points = entry.points;
        entry.points = `1${points}`;
        expect(check(changed)).toEqual({
          outcome: 'differs',
          differences: [{ where: `steps[${step}].expect[${at}].points`, expected: `1${points}`, actual: points }],
        });
      }
    }
  });

  it('do not agree by a field that the kit does not know', () => {
    const example = exampleNamed('01-ties-averaged');
    expect(check({ ...example, weather: 'rain' } as Example)).toEqual({ outcome: 'malformed', reason: ': Unrecognized key: "weather"' });
    const scheme = { ...example.scheme, bonuses: [{ for: 'win', points: '1', places: 3 }] };
    expect(check({ ...example, scheme })).toMatchObject({ outcome: 'malformed' });
  });

  it('do not agree by a field that the season does not ask for', () => {
    const example = exampleNamed('09-team-stages') as Example & { stages: Record<string, unknown>[] };
    // No table of this stage is played, so nobody asks how its points would be rounded.
    const carried = { fraction: '0.5', rounding: { places: 0, mode: 'halfUp' } };
    example.stages.push({ id: 'never', manches: [9], carryOver: carried });
    expect(check(example)).toEqual({
      outcome: 'differs',
      differences: ['stages[2].id', 'stages[2].carryOver.rounding.mode'].map((where) => ({
        where,
        expected: 'read',
        actual: 'a field that the kit does not read',
      })),
    });
  });
});
