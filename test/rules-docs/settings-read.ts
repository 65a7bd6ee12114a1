/**
 * Which source files read each setting of the rulebooks: found by the compiler's types, so that a name passed on, taken apart or looked up by
 * an index still leads to the setting it means.
 */
import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';

/** Rooms that decide. What others do with a book (show it, tell a case in its words) decides nothing. */
const deciding = /^src\/(hand|tournament|dispute|app|rulebooks)\/(?!.*\.spec\.ts$)/;

/** Where settings are declared and books are put together: what is read there is not yet asked. */
const declaring = /^src\/rulebooks\/(betting|books|dealing|discipline|floor|inventory|readings)\//;

/** Files by setting key, sorted; a key that nobody reads is left out. @param root the project's folder */
export function settingsRead(root: string): ReadonlyMap<string, readonly string[]> {
  const program = programOf(root);
  const checker = program.getTypeChecker();
  const keys = declarations(program, checker, root);
  const readers = new Map<string, Set<string>>();
  for (const source of program.getSourceFiles()) {
    const file = relative(root, source.fileName).split(sep).join('/');
    if (!deciding.test(file) || declaring.test(file)) continue;
    for (const symbol of propertiesReadIn(source, checker, keys.names)) {
      for (const key of symbol.declarations?.flatMap((declaration) => keys.of.get(declaration) ?? []) ?? []) {
        readers.set(key, (readers.get(key) ?? new Set()).add(file));
      }
    }
  }
  return new Map([...readers].map(([key, files]) => [key, [...files].sort()]));
}

/** The rooms that decide, typed; of packages only what event types are made with, for the rest costs time and tells nothing. */
function programOf(root: string): ts.Program {
  const path = join(root, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, (name) => ts.sys.readFile(name));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const settled: ts.CompilerOptions = { ...options, types: [], skipLibCheck: true };
  const host = ts.createCompilerHost(settled);
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) =>
      text.startsWith('.') || text === 'zod' ? ts.resolveModuleName(text, from, settled, host) : { resolvedModule: undefined },
    );
  const roots = fileNames.filter((name) => deciding.test(relative(root, name).split(sep).join('/')));
  return ts.createProgram(roots, settled, host);
}

interface Declarations {
  /** The keys that a declaration in the source stands for: several where settings of one shape are declared once. */
  readonly of: ReadonlyMap<ts.Node, readonly string[]>;
  /** The last names of all keys, by which most other properties are passed over. */
  readonly names: ReadonlySet<string>;
}

function declarations(program: ts.Program, checker: ts.TypeChecker, root: string): Declarations {
  const file = join(root, 'src', 'rulebooks', 'policies.ts');
  const source = existsSync(file) ? program.getSourceFile(file) : undefined;
  const exported =
    source === undefined ? undefined : checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores('AllPolicies'));
  if (exported === undefined) throw new Error(`${file} declares no AllPolicies`);
  const of = new Map<ts.Node, string[]>();
  const names = new Set<string>();
  const walk = (type: ts.Type, path: readonly string[]): void => {
    for (const property of checker.getPropertiesOfType(type)) {
      const inner = checker.getNonNullableType(checker.getTypeOfSymbol(property));
      const at = [...path, property.name];
      if (inner.symbol?.name !== 'Setting') {
        walk(inner, at);
        continue;
      }
      names.add(property.name);
      // Behind the group, which is no part of a key.
      for (const declaration of property.declarations ?? []) of.set(declaration, [...(of.get(declaration) ?? []), at.slice(1).join('.')]);
    }
  };
  walk(checker.getDeclaredTypeOfSymbol(exported), []);
  return { of, names };
}

/** The properties that a source reads, by a dot, by an index or by taking an object apart. */
function propertiesReadIn(source: ts.SourceFile, checker: ts.TypeChecker, names: ReadonlySet<string>): readonly ts.Symbol[] {
  const found: ts.Symbol[] = [];
  const note = (symbol: ts.Symbol | undefined): void => {
    if (symbol !== undefined) found.push(symbol);
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node)) {
      if (names.has(node.name.text)) note(checker.getSymbolAtLocation(node.name));
    } else if (ts.isElementAccessExpression(node)) {
      const object = checker.getTypeAtLocation(node.expression);
      for (const index of membersOf(checker.getTypeAtLocation(node.argumentExpression))) {
        if (index.isStringLiteral() && names.has(index.value)) {
          for (const each of membersOf(object)) note(checker.getPropertyOfType(each, index.value));
        }
      }
    } else if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.parent)) {
      const name = node.propertyName ?? node.name;
      if (ts.isIdentifier(name) && names.has(name.text)) note(checker.getPropertyOfType(checker.getTypeAtLocation(node.parent), name.text));
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}
