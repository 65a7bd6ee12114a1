import { type Fixed, fixedOf, numberOrProblem, ONE, parseFixed } from '../fixed.js';
import { valueOf } from './evaluate.js';
import { formulaNames, type FormulaValues } from './functions.js';
import { type Formula, MOST_NODES, parseFormula } from './parse.js';
import { times } from '../../../test/sizes.js';

const row = {
  n: '16',
  p: '4',
  tied: '1',
  entries: '20',
  rebuys: '1',
  bounties: '2',
  extra: '5',
  buyIn: '7.5',
  expense: '15',
  prizePool: '150',
  paid: '3',
  level: '2',
};
const values = Object.fromEntries(Object.entries(row).map(([name, text]) => [name, parseFixed(text)])) as FormulaValues;

function read(text: string): Formula {
  const formula = parseFormula(text);
  if ('problem' in formula) throw new Error(`${text}: ${formula.problem} at ${formula.at}`);
  return formula;
}
const evaluate = (text: string) => numberOrProblem(() => valueOf(read(text).root, values));
/** To 18 decimals: later digits of series and quotients may differ. */
const digits = (value: Fixed): string => {
  const shown = value / 10n ** 6n;
  return `${shown < 0n ? '-' : ''}${(shown < 0n ? -shown : shown)
    .toString()
    .padStart(19, '0')
    .replace(/(\d{18})$/, '.$1')}`;
};

describe('formulas', () => {
  it.each([
    ['1 + 2 * 3', 7],
    ['(1 + 2) * 3', 9],
    ['10 - 4 - 3', 3],
    ['12 / 3 / 2', 2],
    ['-3 ^ 2', -9],
    ['(-3) ^ 2', 9],
    ['2 ^ 3 ^ 2', 512],
    ['4 * 2 ^ -1', 2],
    ['--5', 5],
    ['n + p + tied + entries', 41],
    ['rebuys + bounties + paid + level', 8],
    ['buyIn * 2 + expense + prizePool', 180],
    ['if(p <= ceil(0.15 * n), 1, 0)', 0],
    ['if(p == 4, 5, 1 / 0)', 5],
    ['(p < n) + (p <= 4) + (p > n) + (p >= 4) + (p != 4)', 3],
    ['min(3, 1, 2) + max(3, 1, 2) * 10', 31],
    ['abs(-2) + floor(-1.5) + ceil(-1.5)', -1],
    ['round(2.5) + round(-2.5) * 10 + round(2.4)', -25],
    ['sqrt(n) + n ^ 0.5', 8],
    ['log10(1000) + ln(exp(2))', 5],
    ['0 ^ 0.75 + 0 ^ 0', 1],
    ['.5 * 4', 2],
  ])('%s is %d', (text, expected) => {
    expect(evaluate(text)).toBe(fixedOf(expected));
  });

  it.each([
    ['sqrt(2)', '1.414213562373095048'],
    ['ln(2)', '.693147180559945309'],
    ['ln(0.3)', '-1.203972804325935992'],
    ['log10(20.25)', '1.306425027550687358'],
    ['exp(1)', '2.718281828459045235'],
    ['exp(-1.5)', '.223130160148429828'],
    ['2 ^ 0.3', '1.231144413344916284'],
    ['0.7 ^ -3', '2.915451895043731778'],
    ['2 / 3', '.666666666666666666'],
  ])('%s begins with %s', (text, expected) => {
    expect(digits(evaluate(text) as Fixed).replace(/^(-?)0\./, '$1.')).toBe(expected);
  });

  it.each([
    ['1 / (p - 4)', 'DIVISION_BY_ZERO'],
    ['0 ^ -1', 'DIVISION_BY_ZERO'],
    ['sqrt(p - n)', 'ROOT_OF_NEGATIVE'],
    ['ln(0)', 'LOGARITHM_OF_NOT_POSITIVE'],
    ['log10(-1)', 'LOGARITHM_OF_NOT_POSITIVE'],
    ['(-2) ^ 0.5', 'POWER_OF_NEGATIVE'],
    ['10 ^ 31', 'TOO_LARGE'],
    ['exp(n * n)', 'TOO_LARGE'],
    ['1.5 ^ 100000', 'TOO_LARGE'],
  ])('%s has no number: %s', (text, problem) => {
    expect(evaluate(text)).toBe(problem);
  });

  it('loses what is below its digits, and does not fail', () => {
    expect(evaluate('2 ^ -149 + 10 ^ -400 + exp(-1000)')).toBe(0n);
    expect(evaluate('(-1) ^ 100001')).toBe(-ONE);
  });

  it.each([
    ['', 'UNEXPECTED', 0, ''],
    ['1 +', 'UNEXPECTED', 3, ''],
    ['(1', 'UNEXPECTED', 2, ''],
    ['1)', 'UNEXPECTED', 1, ')'],
    ['1 2', 'UNEXPECTED', 2, '2'],
    ['1 < 2 < 3', 'UNEXPECTED', 6, '<'],
    ['p = 1', 'UNKNOWN_CHARACTER', 2, '='],
    ['"n"', 'UNKNOWN_CHARACTER', 0, '"'],
    ['n.p', 'UNKNOWN_CHARACTER', 1, '.'],
    ['2 * 🎲', 'UNKNOWN_CHARACTER', 4, '🎲'],
    ['2 * place', 'UNKNOWN_NAME', 4, 'place'],
    ['constructor', 'UNKNOWN_NAME', 0, 'constructor'],
    ['1 + sinus(p)', 'UNKNOWN_FUNCTION', 4, 'sinus'],
    ['constructor(p)', 'UNKNOWN_FUNCTION', 0, 'constructor'],
    ['sqrt(1, 2)', 'WRONG_NUMBER_OF_ARGUMENTS', 0, 'sqrt'],
    ['if(1, 2)', 'WRONG_NUMBER_OF_ARGUMENTS', 0, 'if'],
    ['sqrt()', 'UNEXPECTED', 5, ')'],
    ['1 + 1234567890123456', 'NUMBER_TOO_LONG', 4, '1234567890123456'],
    [`${'('.repeat(20)}1${')'.repeat(20)}`, 'FORMULA_TOO_DEEP', 20, '1'],
    [`${'-'.repeat(20)}1`, 'FORMULA_TOO_DEEP', 20, '1'],
    [`1${'+1'.repeat(100)}`, 'FORMULA_TOO_LARGE', 201, ''],
    [`1${' '.repeat(500)}`, 'FORMULA_TOO_LONG', 500, '501'],
  ])('%s does not read: %s', (text, problem, at, found) => {
    expect(parseFormula(text)).toEqual({ problem, at, found });
  });

  it('within the limits end for any text, with the same digits each time', () => {
    const words = [
      '1',
      '0.5',
      '27',
      '0',
      ...formulaNames,
      '+',
      '-',
      '*',
      '/',
      '^',
      '<',
      '==',
      '(',
      ')',
      ',',
      'if(',
      'sqrt(',
      'ln(',
      'exp(',
      'min(',
    ];
    const next = sequence(18);
    const wrong: string[] = [];
    let formulas = 0;
    for (let run = 0; run < times(200_000); run += 1) {
      const text =
        run % 2 === 0 ? randomFormula(next, 5) : Array.from({ length: 1 + (next() % 12) }, () => words[next() % words.length]).join(' ');
      const formula = parseFormula(text);
      if ('problem' in formula) {
        if (formula.at < 0 || formula.at > text.length) wrong.push(text);
        continue;
      }
      formulas += 1;
      const value = numberOrProblem(() => valueOf(formula.root, values));
      if (formula.nodes > MOST_NODES || value !== evaluate(text)) wrong.push(text);
    }
    expect(wrong).toEqual([]);
    expect(formulas).toBeGreaterThan(times(100_000));
  });
});

/** Pseudo-random numbers, the same in each run. */
function sequence(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
}

function randomFormula(next: () => number, depth: number): string {
  if (depth === 0 || next() % 5 === 0)
    return next() % 2 === 0 ? (formulaNames[next() % formulaNames.length] as string) : String((next() % 4000) / 16);
  const inner = (): string => randomFormula(next, depth - 1);
  const one = ['abs', 'floor', 'ceil', 'round', 'sqrt', 'ln', 'log10', 'exp'][next() % 8] as string;
  const sign = ['+', '-', '*', '/', '^', '<', '<=', '>', '>=', '==', '!='][next() % 11] as string;
  const forms = [
    () => `${one}(${inner()})`,
    () => `(${inner()} ${sign} ${inner()})`,
    () => `-${inner()}`,
    () => `max(${inner()}, ${inner()})`,
    () => `if(${inner()}, ${inner()}, ${inner()})`,
  ];
  return (forms[next() % forms.length] as () => string)();
}
