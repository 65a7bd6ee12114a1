/**
 * The sources of the program as the checks of the house read them: files, syntax trees, and what a file imports.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative, sep } from 'node:path';
import ts from 'typescript';

/** What is wrong with a source file, and where. */
export interface Breach {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}

/** The folders of the program, and those of what tests and measures it. */
export const program = ['commands', 'events', 'projections', 'src'];
export const around = ['bench', 'test'];

const isSpec = (name: string): boolean => name.endsWith('.spec.ts');

/** Every source file below the folders, specs left out, relative to the project and with slashes, by its text. */
export function sourcesIn(folders: readonly string[], root = process.cwd()): ReadonlyMap<string, string> {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !isSpec(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  return new Map(files.map((path) => [slashes(relative(root, path)), readFileSync(path, 'utf8')]));
}

export function parse(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** What a node imports: by `import`, `export … from`, `import()`, or a type's `import('…')`. */
export function specifierOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return textOf(node.moduleSpecifier);
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return textOf(node.arguments[0]);
  return ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : undefined;
}

/** The file that a relative specifier means. */
export function importedFile(file: string, specifier: string): string {
  return slashes(normalize(join(dirname(file), specifier))).replace(/\.js$/, '.ts');
}

/** Every file of the project that a file imports, types included. */
export function importsOf(file: string, text: string): string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier?.startsWith('.') === true) found.push(importedFile(file, specifier));
    ts.forEachChild(node, visit);
  };
  visit(parse(file, text));
  return found;
}

function textOf(node: ts.Node | undefined): string | undefined {
  return node !== undefined && ts.isStringLiteral(node) ? node.text : undefined;
}

function slashes(path: string): string {
  return path.split(sep).join('/');
}
