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

/** Those that specs still know by their code or in part alone. The list may only become shorter. */
const inPart = new Set([
  'DEAL_ALREADY_BEGUN',
  'PLAYER_EXPELLED',
  'UNKNOWN_ENTRY',
  'ENTRY_BEHIND_OTHERS',
  'ENTRY_NOT_STATED',
  'HAND_LEFT_OPEN',
  'NEXT_HAND_OPENED',
  'PUT_NOT_MATCHED',
  'FOLDED_ABOVE_ALL',
  'SEAT_NAMED_TWICE',
  'OUT_DISAGREES',
  'INVALID_CHOICE',
  'EXCHANGE_NOT_EQUAL',
  'VALUE_NOT_RACED_OFF',
  'NOT_AT_TABLE',
  'UNKNOWN_SETTING',
  'VALUE_OUT_OF_RANGE',
  'INVALID_STRUCTURE_LENGTH',
  'STRUCTURE_BEGINS_WITH_BREAK',
  'ANTE_WITHOUT_FORMAT',
  'CHIP_UNIT_NOT_SMALLEST',
  'CHIP_VALUE_TWICE',
  'STACK_NOT_MADE_UP',
  'PENALTY_OUT_OF_SCALE',
  'LATE_ENTRY_NOT_CLOSED',
  'NOT_IN_PLAY',
  'MOVE_WAITS',
  'OFFICIAL_IS_EXEMPT',
  'NEWCOMER_WAITS',
  'NO_HAND_OPEN',
  'TOO_MANY_HANDS',
  'TOO_MANY_FOR_ICM',
  'NO_PRIZE_MONEY_LEFT',
  'BOUNTY_WON_BY_HAND',
  'QUALIFICATION_NOT_TIED',
  'NOT_DISQUALIFIED',
  'TOO_MANY_TABLES',
  'NO_BREAK_ORDER',
  'BALANCING_NOT_TIGHTENED',
]);

describe('refusals', () => {
  const declared = textsIn(rooms, (name) => name.endsWith('refusals.ts')).flatMap(([file, text]) => declaredCodes(file, text));
  const whole = new Set(textsIn([...rooms, 'test'], (name) => name.endsWith('.spec.ts')).flatMap(([file, text]) => wholeCodes(file, text)));

  it('are found', () => {
    expect(declared.length).toBeGreaterThan(350);
  });

  it('are each asserted with their article and parameters', () => {
    expect(declared.filter((code) => !whole.has(code) && !inPart.has(code))).toEqual([]);
  });

  it('are not listed once a spec asserts them, or once they are gone', () => {
    expect([...inPart].filter((code) => whole.has(code) || !declared.includes(code))).toEqual([]);
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
