/** The pages of docs/catalogue: every command, event and refusal with its place in the code; and every price. */
import { type Command, mutationNameOf } from '../../commands/command.js';
import type { Shape } from '../../commands/field.js';
import { commandRooms } from '../../commands/rooms.js';
import { accessEvents, principalEvents } from '../../events/access.js';
import { eventTypes } from '../../events/catalogue.js';
import { disputeEvents } from '../../events/dispute.js';
import { clubEvents, federationEvents, personEvents } from '../../events/federation.js';
import { handEvents } from '../../events/hand.js';
import { nameEvents } from '../../events/names.js';
import { seasonEvents } from '../../events/season.js';
import { sheetEvents } from '../../events/sheet.js';
import { storeEvents } from '../../events/store.js';
import { tournamentEvents } from '../../events/tournament.js';
import { projections } from '../../projections/catalogue.js';
import { policyGroups } from '../../src/access/policy/groups.js';
import { ROLES } from '../../src/access/principal.js';
import { operationPolicyOf } from '../../src/api/policy/operations.js';
import { capacityNames } from '../../src/texts/policy-texts.js';
import { refusalSentences } from '../../src/texts/refusal-texts.js';
import type { RefusalCode } from '../../src/texts/shared-texts.js';
import { changesPage } from './changes-page.js';
import { correctionsPage } from './corrections-page.js';
import { configurationPage } from './configuration-page.js';
import { formulasPage } from './formulas-page.js';
import { pricesPage } from './prices-page.js';
import type { Declared, Mention, Sources } from './sources.js';
import type { GraphQLSchema } from 'graphql';

const NOTICE = '<!-- Made by "npm run docs" from the sources. Change the sources, not this page. -->\n\n';

export const rooms = {
  tournament: 'src/tournament',
  hand: 'src/hand',
  access: 'src/access',
  federation: 'src/federation',
  sheet: 'src/sheet',
  season: 'src/season',
  dispute: 'src/dispute',
} as const;
/** Where the refusals are declared that belong to no decider. */
export const COMMAND_REFUSALS = 'src/decider.ts';

/** @param schema as it is declared */
export function cataloguePages(sources: Sources, schema: GraphQLSchema): ReadonlyMap<string, string> {
  return new Map([
    ['commands.md', NOTICE + commandsPage(sources)],
    ['events.md', NOTICE + eventsPage(sources)],
    ['changes.md', NOTICE + changesPage(table)],
    ['refusals.md', NOTICE + refusalsPage(sources)],
    ['policy.md', NOTICE + policyPage(schema)],
    ['prices.md', NOTICE + pricesPage(schema, table)],
    ['formulas.md', NOTICE + formulasPage(table)],
    ['configuration.md', NOTICE + configurationPage(table)],
    ['corrections.md', NOTICE + correctionsPage(table)],
  ]);
}

function commandsPage(sources: Sources): string {
  const parts = [
    '# Commands',
    'What can be asked of a tournament, of a hand, of the access to Tapis, of the registry of federations, clubs and people, and of result sheets. A row says what a command carries (`?`: may be absent), what it does, who gives it (a mutation of the API, or Tapis itself), when it is accepted and where in `src/` it is decided. Accepted: in which phases of its tournament, season or dispute, or what its hand may wait for while it is given; `commands/accepted.ts` has the words. The answer is events ([events](events.md)) or a refusal ([refusals](refusals.md)); fields are described where the command is declared, and in `schema.graphql`.',
  ];
  for (const [aggregate, declared] of Object.entries(commandRooms)) {
    const mentions = sources.mentionsOf(
      Object.values(declared).flatMap((commands: readonly Command[]) => commands.map(({ type }) => type)),
    );
    for (const [room, commands] of Object.entries<readonly Command[]>(declared)) {
      const file = `commands/${aggregate}/${room}.ts`;
      parts.push(`## ${title('', `src/${aggregate}/${room}/`)}`, `Declared in \`${file}\`.`);
      const rows = commands.map((command) => {
        const { type, about, articles } = command;
        const does = articles === undefined ? about : `${about.slice(0, -1)} (${articles}).`;
        const said = mentions.get(type) ?? [];
        return [
          `\`${type}\``,
          fieldList(carriedBy(command)),
          does,
          giverOf(command, said),
          acceptedWords(command),
          files(said, decides(rooms[aggregate as keyof typeof rooms])),
        ];
      });
      parts.push(table(['Command', 'Carries', 'What it does', 'Given by', 'Accepted', 'Decided in'], rows));
    }
  }
  return `${parts.join('\n\n')}\n`;
}

/** `running`, or `running, finished: again`. */
function acceptedWords({ acceptedIn, on }: Command): string {
  if (acceptedIn === null) return '';
  const words = Object.entries(acceptedIn).map(([phase, word]) => (word === 'all' ? phase : `${phase}: ${word}`));
  return on === 'hand' && words.length === 0 ? 'while nothing waits' : words.join(', ');
}

/** The fields of a command, each with its values: `seat: 1 to 10`. */
function carriedBy({ fields }: Command): string[] {
  return Object.entries(fields)
    .filter(([, { from }]) => from !== 'clientOnly')
    .map(([name, { shape, when, nullMeans }]) => {
      const values = [valuesOf(shape), ...(nullMeans === undefined ? [] : [`null for ${nullMeans}`])].filter((text) => text !== '');
      return `${name}${when === 'maybe' ? '?' : ''}${values.length === 0 ? '' : `: ${values.join(', ')}`}`;
    });
}

function valuesOf(shape: Shape): string {
  switch (shape.kind) {
    case 'whole':
    case 'cents':
    case 'chips': {
      const unit = shape.kind === 'whole' ? 'number' : shape.kind;
      const { least, most } = shape as { readonly least?: number; readonly most?: number };
      if (most !== undefined) return `${shape.kind === 'whole' ? '' : `${unit} `}${least} to ${most}`;
      return least === undefined ? unit : `${unit} from ${least}`;
    }
    case 'text':
      return `up to ${shape.most} characters`;
    case 'flag':
      return 'true or false';
    case 'word':
      return shape.words.length <= 6 ? shape.words.join(' or ') : shape.name;
    case 'list':
      return `${shape.least} to ${shape.most} of ${valuesOf(shape.of)}`;
    case 'part':
      return shape.part.name;
    case 'written':
      return shape.input.replace(/Input$/, '');
    case 'pattern':
      return `such as ${shape.example}`;
    case 'document':
      return 'fields of its own';
    case 'player':
    case 'hand':
    case 'card':
    case 'instant':
      return shape.kind;
    case 'inside':
      return '';
  }
}

/** Its mutation, or the files that give it and the occasion. */
export function giverOf({ type, mutation, occasion }: Command, mentions: readonly Mention[]): string {
  if (mutation !== null) return `\`${mutationNameOf(type)}\``;
  const places = mentions.filter(({ file, how }) => how === 'made' && /^src\/(app|phh)\//.test(file)).map(({ file }) => `\`${file}\``);
  return places.length === 0 ? '' : `${[...new Set(places)].join(', ')}, when ${occasion}`;
}

function decides(folder: string): (mention: Mention) => boolean {
  return ({ file, how }) => file.startsWith(folder) && (how === 'key' || how === 'case') && /(decide|decider|handlers)\.ts$/.test(file);
}

function eventsPage(sources: Sources): string {
  const parts = [
    '# Events',
    'What can have happened, stream by stream: `tournament-{id}`, `hand-{tournament}.{table}.{number}`, `access-{scope}`, `principal-{id}`, `federation-{id}`, `club-{id}`, `player-{id}`, `name-{id}`, `sheet-{id}`, `season-{id}`, `dispute-{id}` and `store-record`. A row says what an event states, its fields (`?`: may be absent), which file makes it, which files of the decider fold it, which views show it or why none does, and which others show it or follow it up. The schema of each, with the meaning of its fields, is given by the query `eventCatalogue`; older versions are upcast when they are read (`events/`). Files stand in `src/`, those of views in `projections/`.',
  ];
  const mentions = sources.mentionsOf(eventTypes.map(({ type }) => type));
  const streams = {
    'a tournament': ['src/tournament', tournamentEvents],
    'a hand': ['src/hand', handEvents],
    'a federation': ['src/federation', federationEvents],
    'a club': ['src/federation', clubEvents],
    'a person': ['src/federation', personEvents],
    'the name of a person': ['src/app', nameEvents],
    'the access to a scope': ['src/access', accessEvents],
    'a principal': ['src/access', principalEvents],
    'a result sheet': ['src/sheet', sheetEvents],
    'a season': ['src/season', seasonEvents],
    'a dispute': ['src/dispute', disputeEvents],
    'the store': ['src/app', storeEvents],
  } as const;
  for (const [stream, [folder, declared]] of Object.entries(streams)) {
    const types = eventTypes.filter(({ type }) => Object.hasOwn(declared, type));
    parts.push(`## Of ${stream}`);
    const rows = types.map(({ type, version, description, data, unshown }) => {
      const said = mentions.get(type) ?? [];
      const shape = 'shape' in data ? (data.shape as Record<string, { isOptional(): boolean }>) : {};
      const fields = Object.entries(shape).map(([name, field]) => `${name}${field.isOptional() ? '?' : ''}`);
      return [
        `\`${type}\`${version === 1 ? '' : ` (version ${version})`}`,
        description,
        fieldList(fields),
        files(said, makes),
        files(said, ({ file, how }) => file.startsWith(folder) && how !== 'made'),
        viewsOf(type).join(', ') || (unshown ?? ''),
        files(said, ({ file, how }) => shows(file) && how !== 'made'),
      ];
    });
    parts.push(
      table(
        ['Event', 'What it states', 'Fields', 'Made in', 'Folded by the decider in', 'Shown by the views', 'Shown or followed up in'],
        rows,
      ),
    );
  }
  return `${parts.join('\n\n')}\n`;
}

/** The views that read it, but for those that read every event. */
function viewsOf(type: string): string[] {
  const special = projections.filter(({ on }) => Object.keys(on).length < eventTypes.length);
  return special.filter(({ on }) => Object.hasOwn(on, type)).map(({ name }) => `\`${name}\``);
}

/** Besides the views: sentences, process managers, the API, the audit, exports. */
export function shows(file: string): boolean {
  return /^src\/(app|api|audit|cli|phh|texts)\//.test(file);
}

export function makes({ file, how }: Mention): boolean {
  return how === 'made' && /^src\/(hand|tournament|access|federation|season|sheet|dispute|app)\//.test(file);
}

function refusalsPage(sources: Sources): string {
  const parts = [
    '# Refusals',
    'Why a command changes nothing. A client gets the code, the parameters, the sentence in both languages, and the article of the rulebook where a rule forbids it: the article depends on the book that the tournament has adopted, and stands in `docs/rules`. Amounts are chips, `to` is a total on the street, times are in the unit that is said; `{name}` in a sentence stands for the parameter of that name.',
  ];
  const declared = [...sources.refusals(COMMAND_REFUSALS), ...Object.values(rooms).flatMap((folder) => sources.refusals(folder))];
  for (const [place, refusals] of byFile(declared)) {
    parts.push(`## ${title('', place)}`, `Declared in \`${place}\`.`);
    const rows = refusals.map(({ name, doc, fields }) => {
      const { en, fr } = refusalSentences[name as RefusalCode];
      return [`\`${name}\``, doc, fieldList(fields), en, fr];
    });
    parts.push(table(['Code', 'When', 'Parameters', 'English', 'French'], rows));
  }
  return `${parts.join('\n\n')}\n`;
}

/** Who may do what: the groups of the policy table, with the operations that name them. */
function policyPage(schema: GraphQLSchema): string {
  const operations = new Map<string, string[]>();
  const put = (group: string, name: string): void => void operations.set(group, [...(operations.get(group) ?? []), `\`${name}\``]);
  for (const type of [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!])
    for (const [name, field] of Object.entries(type.getFields()).sort(([one], [other]) => (one < other ? -1 : 1))) {
      const row = operationPolicyOf(field);
      if (row !== undefined) put(row.group, type.name === 'Subscription' ? `${name} (subscription)` : name);
    }
  for (const rooms of Object.values(commandRooms))
    for (const { type, group } of Object.values<readonly Command[]>(rooms).flat()) if (group !== null) put(group, mutationNameOf(type));
  const held = ROLES.filter((role) => role !== 'public');
  const groups = Object.entries(policyGroups).map(([id, { allow, about }]) => [
    `\`${id}\``,
    about,
    ...held.map((role) => (allow.includes(role) || allow.includes('public') ? '•' : '')),
  ]);
  const named = Object.entries(policyGroups).map(([id, { note = '' }]) => [
    `\`${id}\``,
    note,
    (operations.get(id) ?? []).toSorted().join(', '),
  ]);
  const letters = held.map((role) => `${capacityNames[role].en} (\`${role}\`)`).join(', ');
  return `${[
    '# Who may do what',
    'Whoever is not listed may not. A role holds on its scope and on everything that it contains: installation, federation, club, tournament, table. A director is a floor too. An operation on a scope where somebody has no role answers NOT_FOUND, whether it is there or not; a missing role there answers FORBIDDEN and says which is needed. How far a role reaches under the rulebook, the rulebook decides.',
    `The roles, in the order of the columns: ${letters}.`,
    table(['Group', 'What it is', ...held], groups),
    '## Operations',
    table(['Group', 'Note', 'Operations'], named),
  ].join('\n\n')}\n`;
}

function byFile(declared: readonly Declared[]): ReadonlyMap<string, readonly Declared[]> {
  return Map.groupBy(declared, ({ file }) => file);
}

/** `src/tournament/refusals/chip-race.ts`: `Tournament: chip race`. */
function title(room: string, file: string): string {
  const [, aggregate = room, ...below] = file.replace(/\.ts$/, '').split('/');
  const name = below
    .filter((part) => part !== 'refusals')
    .join(' ')
    .replaceAll('-', ' ');
  if (below.length === 0) return 'Of every command';
  return `${aggregate[0]!.toUpperCase()}${aggregate.slice(1)}${name === '' ? '' : `: ${name}`}`;
}

function files(mentions: readonly Mention[], wanted: (mention: Mention) => boolean): string {
  return [...new Set(mentions.filter(wanted).map(({ file }) => `\`${file.replace(/^(src|projections)\//, '')}\``))].join(' ');
}

function fieldList(fields: readonly string[]): string {
  return fields.map((field) => `\`${field}\``).join(', ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map((row) => line(row))].join('\n');
}
