/**
 * Reads the sources as syntax trees: which refusals are declared, with what is said of them there, and where names are used.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';

export interface Declared {
  readonly name: string;
  /** The source file. */
  readonly file: string;
  /** Its description in one line; empty for none. */
  readonly doc: string;
  /** Its fields as declared: `seat: number`. */
  readonly fields: readonly string[];
}

/** A place in the program where a name is a text, an object key, or a case. */
export interface Mention {
  readonly file: string;
  readonly how: 'text' | 'key' | 'case' | 'made';
}

export class Sources {
  readonly #trees: ReadonlyMap<string, ts.SourceFile>;

  /** @param root the project's folder */
  constructor(root: string) {
    const files = ['src', 'events', 'projections'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path).split(sep).join('/')),
    );
    this.#trees = new Map(
      files
        .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
        .toSorted()
        .map((file) => [file, ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true)]),
    );
  }

  /** The refusals that are declared below a folder or in a file: the members of each interface that is called `…Refusals`. */
  refusals(place: string): Declared[] {
    return this.#refusalsIn(place).flatMap((tree) =>
      tree.statements
        .filter((statement) => ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Refusals'))
        .flatMap((statement) => [...(statement as ts.InterfaceDeclaration).members])
        .filter((member) => ts.isPropertySignature(member))
        .map((member) => ({
          name: member.name.getText(),
          file: tree.fileName,
          doc: docOf(member),
          fields: member.type !== undefined && ts.isTypeLiteralNode(member.type) ? member.type.members.map((each) => fieldText(each)) : [],
        })),
    );
  }

  /** The places of each name. */
  mentionsOf(names: Iterable<string>): ReadonlyMap<string, readonly Mention[]> {
    const mentions = new Map([...names].map((name) => [name, [] as Mention[]]));
    for (const tree of this.#trees.values()) {
      const visit = (node: ts.Node): void => {
        const said = nameSaid(node);
        if (said !== null) mentions.get(said.name)?.push({ file: tree.fileName, how: said.how });
        ts.forEachChild(node, visit);
      };
      visit(tree);
    }
    return mentions;
  }

  /** `refusals.ts`, and every file of a folder `refusals`. */
  #refusalsIn(place: string): ts.SourceFile[] {
    return [...this.#trees.values()].filter(
      ({ fileName }) => fileName === place || (fileName.startsWith(`${place}/`) && /\/refusals(\.ts$|\/[\w-]+\.ts$)/.test(fileName)),
    );
  }
}

function fieldText(member: ts.TypeElement): string {
  return flat(member)
    .replace(/^readonly /, '')
    .replace(/;$/, '')
    .replaceAll(/\breadonly (?=\w+:)/g, '');
}

function flat(node: ts.Node): string {
  return node
    .getText()
    .replaceAll(/\/\*.*?\*\//gs, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function docOf(node: ts.Node): string {
  return lastDoc(node.getFullText().slice(0, node.getLeadingTriviaWidth()));
}

function lastDoc(trivia: string): string {
  const doc = trivia.match(/\/\*\*.*?\*\//gs)?.at(-1) ?? '';
  return doc
    .replaceAll(/^\/\*\*|\*\/$/g, '')
    .replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function nameSaid(node: ts.Node): { readonly name: string; readonly how: Mention['how'] } | null {
  if (ts.isStringLiteral(node)) {
    let value: ts.Node = node;
    while (ts.isConditionalExpression(value.parent) || ts.isParenthesizedExpression(value.parent)) value = value.parent;
    const { parent } = value;
    if (ts.isLiteralTypeNode(parent)) return null;
    const made = ts.isPropertyAssignment(parent) && parent.name.getText() === 'type';
    return { name: node.text, how: ts.isCaseClause(parent) ? 'case' : made ? 'made' : 'text' };
  }
  const isMember = ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node) || ts.isMethodDeclaration(node);
  return isMember && ts.isIdentifier(node.name) && ts.isObjectLiteralExpression(node.parent) ? { name: node.name.text, how: 'key' } : null;
}
