/**
 * Which refusals a spec asserts whole: code, article and parameters. A refusal is an answer to a director: its article and what it names
 * are as much the product as its code.
 */
import ts from 'typescript';
import { parse } from './sources.js';

/** The codes that the interfaces of a file of refusals declare. */
export function declaredCodes(file: string, text: string): readonly string[] {
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertySignature(node) && ts.isIdentifier(node.name) && isCode(node.name.text)) codes.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return codes;
}

/**
 * The codes of `{ code: 'X', article: …, parameters: … }` that a spec expects with `toEqual`; where the code is that of a table (`it.each`),
 * all codes of the table.
 */
export function wholeCodes(file: string, text: string): readonly string[] {
  const codes: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && isWhole(node) && isExpected(node)) codes.push(...codesOf(node));
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return codes;
}

const isCode = (name: string): boolean => /^[A-Z][A-Z_]+$/.test(name);

function isWhole({ properties }: ts.ObjectLiteralExpression): boolean {
  const names = new Set(properties.map((property) => property.name?.getText()));
  return ['code', 'article', 'parameters'].every((name) => names.has(name));
}

function codesOf(whole: ts.ObjectLiteralExpression): readonly string[] {
  const code = whole.properties.find((property) => property.name?.getText() === 'code')!;
  if (ts.isPropertyAssignment(code) && ts.isStringLiteral(code.initializer)) return [code.initializer.text];
  for (let up: ts.Node = whole; up.parent !== undefined; up = up.parent) {
    if (ts.isCallExpression(up) && ts.isCallExpression(up.expression) && up.expression.expression.getText() === 'it.each') {
      return stringsIn(up.expression.arguments[0]!).filter(isCode);
    }
  }
  return [];
}

function stringsIn(node: ts.Node): readonly string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...stringsIn(child)));
  return found;
}

/** Whether it is what an `expect(…).toEqual(…)` compares with, or stands in the table of tests that do so. */
function isExpected(node: ts.Node): boolean {
  for (let up = node.parent; up !== undefined; up = up.parent) {
    if (!ts.isCallExpression(up)) continue;
    if (up.expression.getText() === 'it.each') return up.parent.getText().includes('.toEqual(');
    return ts.isPropertyAccessExpression(up.expression) && up.expression.name.text === 'toEqual';
  }
  return false;
}
