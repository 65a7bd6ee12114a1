/**
 * The rooms of the house: which may import which, what the pure ones may not touch, and that no rulebook's name decides anything outside the
 * rulebooks. Reads sources as syntax trees.
 */
import ts from 'typescript';
import { type Breach, importedFile, parse, specifierOf } from './sources.js';

/** Rooms from the inside out, and what each may import: other rooms, and packages. A room may always import itself. */
export const rooms: Readonly<Record<string, { readonly rooms: readonly string[]; readonly packages: readonly string[] | 'any' }>> = {
  events: { rooms: [], packages: ['zod'] },
  commands: { rooms: ['events'], packages: [] },
  projections: {
    rooms: ['events', 'src/decider.ts', 'src/rulebooks', 'src/hand', 'src/federation', 'src/sheet', 'src/season', 'src/dispute'],
    packages: [],
  },
  'src/decider.ts': { rooms: [], packages: [] },
  'src/rulebooks': { rooms: ['events'], packages: ['zod'] },
  'src/hand': { rooms: ['commands', 'events', 'src/decider.ts', 'src/rulebooks'], packages: [] },
  'src/tournament': { rooms: ['commands', 'events', 'src/decider.ts', 'src/rulebooks'], packages: ['@noble/hashes'] },
  'src/access': { rooms: ['commands', 'events', 'src/decider.ts'], packages: [] },
  'src/federation': { rooms: ['commands', 'events', 'src/decider.ts'], packages: [] },
  'src/season': { rooms: ['commands', 'events', 'src/decider.ts'], packages: [] },
  'src/dispute': { rooms: ['commands', 'events', 'src/decider.ts', 'src/rulebooks'], packages: [] },
  'src/sheet': { rooms: ['commands', 'events', 'src/decider.ts'], packages: [] },
  'src/phh': { rooms: ['commands', 'events', 'src/decider.ts', 'src/hand'], packages: ['smol-toml'] },
  'src/simulate': {
    rooms: ['commands', 'events', 'src/decider.ts', 'src/rulebooks', 'src/hand', 'src/tournament'],
    packages: ['node:crypto'],
  },
  'src/texts': {
    rooms: [
      'commands',
      'events',
      'src/decider.ts',
      'src/rulebooks',
      'src/hand',
      'src/tournament',
      'src/access',
      'src/federation',
      'src/season',
      'src/sheet',
      'src/dispute',
    ],
    packages: [],
  },
  'src/store': { rooms: ['events'], packages: 'any' },
  'src/audit': {
    rooms: ['commands', 'events', 'src/decider.ts', 'src/rulebooks', 'src/hand', 'src/tournament', 'src/store'],
    packages: 'any',
  },
  'src/conform': { rooms: ['commands', 'events', 'src/hand', 'src/season', 'src/sheet', 'src/phh'], packages: 'any' },
  'src/app': {
    rooms: [
      'commands',
      'events',
      'projections',
      'src/decider.ts',
      'src/rulebooks',
      'src/hand',
      'src/tournament',
      'src/access',
      'src/federation',
      'src/season',
      'src/sheet',
      'src/dispute',
      'src/store',
      'src/audit',
    ],
    packages: 'any',
  },
  'src/feed': { rooms: ['events', 'projections', 'src/access', 'src/store', 'src/app'], packages: 'any' },
  'src/api': { rooms: ['*'], packages: 'any' },
  // It knows an address and GraphQL, and nothing of the server.
  'src/client': { rooms: [], packages: [] },
  'src/demo': { rooms: ['*'], packages: 'any' },
  'src/cli': { rooms: ['*'], packages: 'any' },
  'src/main.ts': { rooms: ['*'], packages: 'any' },
};

/** Rooms without a framework, a database, a clock or a random source. */
const pureRooms = new Set([
  'commands',
  'events',
  'projections',
  'src/decider.ts',
  'src/rulebooks',
  'src/hand',
  'src/tournament',
  'src/access',
  'src/federation',
  'src/season',
  'src/sheet',
  'src/dispute',
  'src/phh',
  'src/simulate',
  'src/texts',
]);

/** `src/api`, `src/client` and `src/demo` serve the edge: only the edge may import them. */
const edgeOnly = new Set(['src/api', 'src/client', 'src/demo', 'src/cli']);
const edge = new Set([...edgeOnly, 'src/main.ts']);

/** Names that reach a clock, a random source or the machine. */
const impureGlobals = new Set([
  'process',
  'performance',
  'crypto',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'fetch',
  'require',
]);
const impureMembers = new Set(['Date.now', 'Math.random']);

const rulebookIds = new Set(['redcactus', 'mons', 'tdaFr', 'ropta', 'toufflers']);

function roomOf(file: string): string | undefined {
  return Object.keys(rooms).find((room) => file === room || file.startsWith(`${room}/`));
}

/** What one source file does that its room may not. `file` is relative to the project, with slashes. */
export function breachesOf(file: string, text: string): Breach[] {
  const room = roomOf(file);
  if (room === undefined) return [{ file, line: 1, what: 'stands in no room of the map in test/house/rooms.ts' }];
  const source = parse(file, text);
  const breaches: Breach[] = [];
  const report = (node: ts.Node, what: string): void => {
    breaches.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1, what });
  };
  const pure = pureRooms.has(room);
  const visit = (node: ts.Node): void => {
    const specifier = specifierOf(node);
    if (specifier !== undefined) checkImport(node, specifier);
    if (pure) checkPurity(node);
    if (room !== 'src/rulebooks') checkRulebookNames(node);
    ts.forEachChild(node, visit);
  };

  const checkImport = (node: ts.Node, specifier: string): void => {
    const allowed = rooms[room]!;
    if (!specifier.startsWith('.')) {
      if (specifier.startsWith('@kurrent/') && !file.startsWith('src/store/kurrentdb/'))
        report(node, 'only src/store/kurrentdb may import the client of KurrentDB');
      const name = specifier.startsWith('@') ? specifier.split('/').slice(0, 2).join('/') : specifier.split('/')[0]!;
      if (allowed.packages !== 'any' && !allowed.packages.includes(name)) report(node, `${room} may not import the package ${specifier}`);
      return;
    }
    const target = roomOf(importedFile(file, specifier));
    if (target === undefined) report(node, `imports ${specifier}, which is in no room`);
    else if (target !== room && !allowed.rooms.includes('*') && !allowed.rooms.includes(target))
      report(node, `${room} may not import ${target}`);
    else if (edgeOnly.has(target) && !edge.has(room)) report(node, `only the edge may import ${target}`);
  };

  const checkPurity = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && impureMembers.has(`${node.expression.getText()}.${node.name.text}`)) {
      report(node, `${node.getText()} in a pure room`);
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'Date' && (node.arguments?.length ?? 0) === 0) {
      report(node, 'new Date() in a pure room');
    } else if (ts.isIdentifier(node) && impureGlobals.has(node.text) && isFreeName(node)) {
      report(node, `${node.text} in a pure room`);
    }
  };

  const checkRulebookNames = (node: ts.Node): void => {
    const compares =
      (ts.isBinaryExpression(node) &&
        [ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken].includes(node.operatorToken.kind) &&
        [node.left, node.right].some((side) => ts.isStringLiteral(side) && rulebookIds.has(side.text))) ||
      (ts.isCaseClause(node) && ts.isStringLiteral(node.expression) && rulebookIds.has(node.expression.text));
    if (compares) report(node, "a rulebook's name decides something outside src/rulebooks");
  };

  visit(source);
  return breaches;
}

/** True where the name stands for a global, not for a property, a declaration or a key. */
function isFreeName(node: ts.Identifier): boolean {
  const parent = node.parent;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  return !(
    ts.isPropertyAssignment(parent) ||
    ts.isPropertySignature(parent) ||
    ts.isPropertyDeclaration(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isMethodSignature(parent) ||
    ts.isParameter(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isBindingElement(parent)
  );
}
