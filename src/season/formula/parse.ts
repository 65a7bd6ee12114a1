/**
 * The grammar of formulas. No strings, members, assignments or loops: what a formula costs is its number of nodes.
 *
 *     expr  = sum [ ("<" | "<=" | ">" | ">=" | "==" | "!=") sum ]
 *     sum   = term { ("+" | "-") term }
 *     term  = unary { ("*" | "/") unary }
 *     unary = "-" unary | power
 *     power = atom [ "^" unary ]
 *     atom  = number | name | name "(" expr { "," expr } ")" | "(" expr ")"
 */
import { type Fixed, parseFixed } from '../fixed.js';
import { formulaFunctions, type FormulaName, formulaNames } from './functions.js';
import { type FormulaError, FormulaFailure, type FormulaProblem, readTokens, type Token } from './tokens.js';

export type FormulaNode =
  | { readonly type: 'number'; readonly value: Fixed }
  | { readonly type: 'name'; readonly name: FormulaName }
  | { readonly type: 'minus'; readonly of: FormulaNode }
  | { readonly type: 'pair'; readonly sign: string; readonly left: FormulaNode; readonly right: FormulaNode }
  | { readonly type: 'call'; readonly function: string; readonly values: readonly FormulaNode[] };

export interface Formula {
  readonly text: string;
  readonly root: FormulaNode;
  /** The names it uses, once each. */
  readonly names: readonly FormulaName[];
  /** The number of nodes. */
  readonly nodes: number;
  /** The most steps to evaluate it: one per node, and {@link SERIES_STEPS} for a node computed by a series or a root. */
  readonly steps: number;
}

/** The steps of a logarithm, an exponential, a power or a root, compared with one for a sum: about twenty microseconds. */
export const SERIES_STEPS = 30;

const SERIES: ReadonlySet<string> = new Set(['sqrt', 'ln', 'log10', 'exp']);
const stepsOf = (node: FormulaNode): number =>
  (node.type === 'call' && SERIES.has(node.function)) || (node.type === 'pair' && node.sign === '^') ? SERIES_STEPS : 1;

export const MOST_NODES = 200;
export const MOST_DEPTH = 20;

const comparisons: ReadonlySet<string> = new Set(['<', '<=', '>', '>=', '==', '!=']);

/** Parses a formula, or returns its first error. */
export function parseFormula(text: string): Formula | FormulaError {
  try {
    return new FormulaParser(text).parse();
  } catch (error) {
    if (error instanceof FormulaFailure) return error.error;
    throw error;
  }
}

class FormulaParser {
  readonly #tokens: readonly Token[];
  readonly #names = new Set<FormulaName>();
  #next = 0;
  #nodes = 0;
  #steps = 0;
  #depth = 0;

  constructor(private readonly text: string) {
    this.#tokens = readTokens(text);
  }

  parse(): Formula {
    const root = this.#expression();
    if (this.#token.type !== 'end') this.#fail('UNEXPECTED');
    return { text: this.text, root, names: [...this.#names], nodes: this.#nodes, steps: this.#steps };
  }

  get #token(): Token {
    return this.#tokens[this.#next] as Token;
  }

  #fail(problem: FormulaProblem, token = this.#token): never {
    throw new FormulaFailure({ problem, at: token.at, found: token.text });
  }

  #takeSign(...signs: readonly string[]): string | null {
    const { type, text } = this.#token;
    if (type !== 'sign' || !signs.includes(text)) return null;
    this.#next += 1;
    return text;
  }

  #expect(sign: string): void {
    if (this.#takeSign(sign) === null) this.#fail('UNEXPECTED');
  }

  #node(node: FormulaNode): FormulaNode {
    this.#nodes += 1;
    this.#steps += stepsOf(node);
    if (this.#nodes > MOST_NODES) this.#fail('FORMULA_TOO_LARGE');
    return node;
  }

  /** Nesting is bounded, so that no text can exhaust the stack. */
  #nested(read: () => FormulaNode): FormulaNode {
    this.#depth += 1;
    if (this.#depth > MOST_DEPTH) this.#fail('FORMULA_TOO_DEEP');
    const node = read();
    this.#depth -= 1;
    return node;
  }

  #expression(): FormulaNode {
    return this.#nested(() => {
      const left = this.#sum();
      const sign = this.#takeSign(...comparisons);
      return sign === null ? left : this.#node({ type: 'pair', sign, left, right: this.#sum() });
    });
  }

  #sum(): FormulaNode {
    let left = this.#term();
    for (let sign = this.#takeSign('+', '-'); sign !== null; sign = this.#takeSign('+', '-'))
      left = this.#node({ type: 'pair', sign, left, right: this.#term() });
    return left;
  }

  #term(): FormulaNode {
    let left = this.#unary();
    for (let sign = this.#takeSign('*', '/'); sign !== null; sign = this.#takeSign('*', '/'))
      left = this.#node({ type: 'pair', sign, left, right: this.#unary() });
    return left;
  }

  #unary(): FormulaNode {
    if (this.#takeSign('-') === null) return this.#power();
    return this.#nested(() => this.#node({ type: 'minus', of: this.#unary() }));
  }

  #power(): FormulaNode {
    const left = this.#atom();
    if (this.#takeSign('^') === null) return left;
    return this.#nested(() => this.#node({ type: 'pair', sign: '^', left, right: this.#unary() }));
  }

  #atom(): FormulaNode {
    const token = this.#token;
    if (this.#takeSign('(') !== null) {
      const inner = this.#expression();
      this.#expect(')');
      return inner;
    }
    if (token.type !== 'number' && token.type !== 'name') this.#fail('UNEXPECTED');
    this.#next += 1;
    if (token.type === 'number') return this.#node({ type: 'number', value: parseFixed(token.text) });
    return this.#takeSign('(') === null ? this.#name(token) : this.#call(token);
  }

  #name(token: Token): FormulaNode {
    const name = formulaNames.find((known) => known === token.text);
    if (name === undefined) this.#fail('UNKNOWN_NAME', token);
    this.#names.add(name);
    return this.#node({ type: 'name', name });
  }

  #call(token: Token): FormulaNode {
    const takes = token.text === 'if' ? [3, 3] : formulaFunctions.get(token.text)?.takes;
    if (takes === undefined) this.#fail('UNKNOWN_FUNCTION', token);
    const [fewest, most] = takes as readonly [number, number];
    const values = [this.#expression()];
    while (this.#takeSign(',') !== null) values.push(this.#expression());
    this.#expect(')');
    if (values.length < fewest || values.length > most) this.#fail('WRONG_NUMBER_OF_ARGUMENTS', token);
    return this.#node({ type: 'call', function: token.text, values });
  }
}
