/**
 * Where the program looks something up in an object by a text that is known only when it runs. A plain object has `constructor`, `toString` and others
 * of its prototype besides what was put into it; clients choose ids such as these.
 */
import ts from 'typescript';

export interface KeyedLookup {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  /** Whether the key is an id of the catalogue of events: what clients choose. */
  readonly isId: boolean;
}

/** The lookups of the program's own files; specs left out. */
export function keyedLookupsIn(program: ts.Program, isOwn: (file: string) => boolean): readonly KeyedLookup[] {
  const checker = program.getTypeChecker();
  const found: KeyedLookup[] = [];
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile || !isOwn(source.fileName)) continue;
    const visit = (node: ts.Node): void => {
      const key = keyOf(node);
      const type = key === null ? null : checker.getTypeAtLocation(key);
      if (type !== null && isAnyText(type, checker)) {
        const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
        found.push({ file: source.fileName, line, text: node.getText().replaceAll(/\s+/g, ' '), isId: type.isIntersection() });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** What is looked up by, in `object[key]` and `key in object`. */
function keyOf(node: ts.Node): ts.Expression | null {
  if (ts.isElementAccessExpression(node)) return node.argumentExpression;
  const isIn = ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword;
  return isIn && !ts.isPrivateIdentifier(node.left) ? node.left : null;
}

/** Whether a type leaves open which text it is. */
function isAnyText(type: ts.Type, checker: ts.TypeChecker): boolean {
  if (type.isUnionOrIntersection()) return type.types.some((part) => isAnyText(part, checker));
  if ((type.flags & ts.TypeFlags.TypeParameter) !== 0) {
    const constraint = checker.getBaseConstraintOfType(type);
    return constraint === undefined || isAnyText(constraint, checker);
  }
  return (type.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral | ts.TypeFlags.Any)) !== 0;
}
