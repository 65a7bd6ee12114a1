/**
 * A formula's text as tokens, each with its place.
 */
import { MOST_FORMULA } from '../../../events/season-schemes.js';

export type Token =
  | { readonly type: 'number'; readonly text: string; readonly at: number }
  | { readonly type: 'name'; readonly text: string; readonly at: number }
  | { readonly type: 'sign'; readonly text: string; readonly at: number }
  | { readonly type: 'end'; readonly text: ''; readonly at: number };

/** An error in a formula and its place in characters from 0. */
export interface FormulaError {
  readonly problem: FormulaProblem;
  readonly at: number;
  /** The character, name or number found there. */
  readonly found: string;
}

export type FormulaProblem =
  | 'FORMULA_TOO_LONG'
  | 'FORMULA_TOO_DEEP'
  | 'FORMULA_TOO_LARGE'
  | 'UNKNOWN_CHARACTER'
  | 'NUMBER_TOO_LONG'
  | 'UNKNOWN_NAME'
  | 'UNKNOWN_FUNCTION'
  | 'WRONG_NUMBER_OF_ARGUMENTS'
  | 'UNEXPECTED';

const lexemes = /(?<number>\d+(?:\.\d+)?|\.\d+)|(?<name>[A-Za-z][A-Za-z0-9_]*)|(?<sign><=|>=|==|!=|[-+*/^<>(),])|(?<space>\s+)/y;
/** Exactly representable numbers. */
const shortEnough = /^\d{0,15}(?:\.\d{1,24})?$/;

export class FormulaFailure extends Error {
  constructor(readonly error: FormulaError) {
    super(error.problem);
  }
}

/** @throws FormulaFailure */
export function readTokens(text: string): readonly Token[] {
  if (text.length > MOST_FORMULA) throw new FormulaFailure({ problem: 'FORMULA_TOO_LONG', at: MOST_FORMULA, found: String(text.length) });
  const tokens: Token[] = [];
  lexemes.lastIndex = 0;
  for (let at = 0; at < text.length; at = lexemes.lastIndex) {
    lexemes.lastIndex = at;
    const { number, name, sign, space } = lexemes.exec(text)?.groups ?? {};
    if (number !== undefined) {
      if (!shortEnough.test(number)) throw new FormulaFailure({ problem: 'NUMBER_TOO_LONG', at, found: number });
      tokens.push({ type: 'number', text: number.startsWith('.') ? `0${number}` : number, at });
    } else if (name !== undefined) tokens.push({ type: 'name', text: name, at });
    else if (sign !== undefined) tokens.push({ type: 'sign', text: sign, at });
    else if (space === undefined)
      throw new FormulaFailure({ problem: 'UNKNOWN_CHARACTER', at, found: String.fromCodePoint(text.codePointAt(at) as number) });
  }
  return [...tokens, { type: 'end', text: '', at: text.length }];
}
