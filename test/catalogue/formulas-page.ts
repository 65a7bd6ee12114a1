/** The page of formulas: what the language of points knows, from the code that reads and evaluates it. */
import { MOST_FORMULA } from '../../events/season-schemes.js';
import { fixedOf, formatFixed, numberOrProblem } from '../../src/season/fixed.js';
import { valueOf } from '../../src/season/formula/evaluate.js';
import { formulaFunctions, formulaNames, formulaNameTexts, type FormulaValues } from '../../src/season/formula/functions.js';
import { MOST_DEPTH, MOST_NODES, parseFormula } from '../../src/season/formula/parse.js';

const signs: readonly (readonly [string, string])[] = [
  ['`+` `-` `*` `/`', 'as in arithmetic; `*` and `/` go first'],
  ['`^`', 'a power; it goes before all others, and from the right: `2^3^2` is 512'],
  ['`<` `<=` `>` `>=` `==` `!=`', '1 where it holds, 0 where not; one comparison, after the sums on both sides'],
  ['`( )`', 'what is inside goes first'],
];

const examples = [
  'n - p + 1',
  '10 * sqrt(n / p)',
  'if(p <= 3, 10, 0) + if(p == 1, 5, 0)',
  'max(0, 20 - 2 * p) * level',
  'ln(n + 1) / p',
  '(p == 1) * 50 + (p == 2) * 30 + (p == 3) * 20',
  'if(p <= paid, 10, 0)',
  'n - p + 1 + extra',
];
const values: Readonly<Record<string, number>> = {
  n: 16,
  p: 4,
  tied: 1,
  entries: 20,
  rebuys: 1,
  bounties: 2,
  extra: 5,
  buyIn: 20,
  expense: 40,
  prizePool: 320,
  paid: 4,
  level: 2,
};
const row = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fixedOf(value)])) as FormulaValues;

function resultOf(text: string): string {
  const formula = parseFormula(text);
  if ('problem' in formula) throw new Error(`${text}: ${formula.problem}`);
  const value = numberOrProblem(() => valueOf(formula.root, row));
  return typeof value === 'bigint' ? formatFixed(value).slice(0, 8) : value;
}

export function formulasPage(table: (head: readonly string[], rows: readonly (readonly string[])[]) => string): string {
  const functions = [...formulaFunctions].map(([name, { takes, about }]) => [`\`${name}\``, takes[1] === 1 ? '1' : '1 or more', about]);
  return `${[
    '# Formulas of points',
    'A scheme of the kind `formula` gives the points of a place by a text, such as `10 * sqrt(n / p)` ([seasons](../seasons.md)). The formula is evaluated for each place; the scheme then multiplies and rounds. Numbers are written with a point. Capitals count: `buyIn`.',
    '## Names',
    'A name whose fact is not recorded for a tournament has no number there: the scheme is refused for it.',
    table(
      ['Name', 'Value'],
      formulaNames.map((name) => [`\`${name}\``, formulaNameTexts[name]]),
    ),
    '## Signs',
    table(['Sign', 'Meaning'], signs),
    '## Functions',
    table(
      ['Function', 'Values', 'Result'],
      [['`if`', '3', 'the second value where the first is not 0, else the third; the other one is not evaluated'], ...functions],
    ),
    '## Examples',
    `With ${formulaNames.map((name) => `\`${name}\` ${values[name]}`).join(', ')}:`,
    table(
      ['Formula', 'Result'],
      examples.map((text) => [`\`${text}\``, resultOf(text)]),
    ),
    '## Limits',
    `A formula has at most ${MOST_FORMULA} characters, ${MOST_NODES} numbers, names, signs and functions together, and ${MOST_DEPTH} brackets inside each other; \`if\` inside \`if\` counts as one bracket each. A longer list of places is a \`placeTable\`, or a sum of comparisons. A number has at most 15 digits before the point and 24 after it. Results are exact to 24 decimals; what is greater than 10^30 has no number, as a division by zero, a root of a negative number, or a logarithm of one that is not above zero.`,
  ].join('\n\n')}\n`;
}
