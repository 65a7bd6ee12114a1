/**
 * Every regular expression of the program, as its sources write it.
 */
import ts from 'typescript';
import { parse } from './sources.js';

export interface Pattern {
  /** Where it is first written, such as `src/api/server/gate.ts:37`. */
  readonly where: string;
  readonly regex: RegExp;
}

/** A part of a pattern that is only known when the program runs: a character that is in no class. */
const UNKNOWN = '\u0001';

/** Each pattern once: literals, and what is given to `RegExp` where the text can be read off the sources. */
export function patternsIn(sources: ReadonlyMap<string, string>): readonly Pattern[] {
  const found = new Map<string, Pattern>();
  for (const [file, text] of sources) {
    const source = parse(file, text);
    const constants = new Map<string, ts.Expression>();
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer !== undefined)
        constants.set(node.name.text, node.initializer);
      const regex = regexOf(node, constants);
      if (regex !== null && !found.has(String(regex))) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.set(String(regex), { where: `${file}:${line}`, regex });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return [...found.values()];
}

type Constants = ReadonlyMap<string, ts.Expression>;

function regexOf(node: ts.Node, constants: Constants): RegExp | null {
  if (node.kind === ts.SyntaxKind.RegularExpressionLiteral) {
    const { text } = node as ts.RegularExpressionLiteral;
    const end = text.lastIndexOf('/');
    return new RegExp(text.slice(1, end), text.slice(end + 1));
  }
  if (!(ts.isNewExpression(node) || ts.isCallExpression(node)) || node.expression.getText() !== 'RegExp') return null;
  const [pattern, flags] = node.arguments ?? [];
  return new RegExp(textOf(pattern, constants), flags === undefined ? '' : textOf(flags, constants));
}

/** The text of an expression, with {@link UNKNOWN} for its parts that are no constants of the same file. */
function textOf(node: ts.Expression | undefined, constants: Constants): string {
  if (node === undefined) return '';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isIdentifier(node)) {
    const value = constants.get(node.text);
    return value === undefined ? UNKNOWN : textOf(value, constants);
  }
  if (ts.isBinaryExpression(node)) return textOf(node.left, constants) + textOf(node.right, constants);
  if (ts.isTemplateExpression(node)) return templateText(node, constants, ({ text }) => text);
  if (!ts.isTaggedTemplateExpression(node)) return UNKNOWN;
  const raw = (part: ts.TemplateLiteralLikeNode): string => part.rawText ?? '';
  return ts.isTemplateExpression(node.template) ? templateText(node.template, constants, raw) : raw(node.template);
}

function templateText(node: ts.TemplateExpression, constants: Constants, read: (part: ts.TemplateLiteralLikeNode) => string): string {
  return read(node.head) + node.templateSpans.map(({ expression, literal }) => textOf(expression, constants) + read(literal)).join('');
}
