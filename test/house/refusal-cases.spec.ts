/** Refusals of the two deciders are asserted whole: with the article that decides and what they name. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declaredCodes, wholeCodes } from './refusal-cases.js';

const rooms = ['src/hand', 'src/tournament'];

function textsIn(folders: readonly string[], isWanted: (name: string) => boolean): (readonly [string, string])[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(isWanted)
      .map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')] as const),
  );
}

/** `refusals.ts`, and every file of a folder `refusals`. */
const isOfRefusals = (name: string): boolean => /(^|\/)refusals(\.ts$|\/[\w-]+\.ts$)/.test(name) && !name.endsWith('.spec.ts');

describe('refusals', () => {
  const declared = textsIn(rooms, isOfRefusals).flatMap(([file, text]) => declaredCodes(file, text));
  const whole = new Set(textsIn([...rooms, 'test'], (name) => name.endsWith('.spec.ts')).flatMap(([file, text]) => wholeCodes(file, text)));

  it('are found', () => {
    expect(declared.length).toBeGreaterThan(350);
  });

  it('are each asserted with their article and parameters', () => {
    expect(declared.filter((code) => !whole.has(code))).toEqual([]);
  });
});

describe('the check', () => {
  const found = (text: string): readonly string[] => wholeCodes('a.spec.ts', text);

  it('counts what is compared as a whole, and nothing else', () => {
    expect(found("expect(r).toEqual({ code: 'NO_POT', article: null, parameters: {} });")).toEqual(['NO_POT']);
    expect(found("expect(d).toEqual({ refusal: { code: 'NO_POT', article: 'RO 1.1', parameters: { pot } } });")).toEqual(['NO_POT']);
    const table = "it.each([[{ code: 'NO_POT', article: null, parameters: {} }, 1]])('x', (refusal, y) => { COMPARED });";
    expect(found(table.replace('COMPARED', 'expect(of(y)).toEqual(refusal);'))).toEqual(['NO_POT']);
    expect(found(table.replace('COMPARED', 'expect(of(y)).toMatchObject(refusal);'))).toEqual([]);
    expect(found("expect(r).toMatchObject({ code: 'NO_POT', article: null, parameters: {} });")).toEqual([]);
    expect(found("expect(r).toEqual({ code: 'NO_POT', parameters: {} });")).toEqual([]);
    expect(found("const r = { code: 'NO_POT', article: null, parameters: {} };")).toEqual([]);
  });
});
