/**
 * The pages of docs/catalogue: every command, event and refusal that there is, each with where it stands in the code.
 */
import { eventTypes } from '../../events/catalogue.js';
import { handEvents } from '../../events/hand.js';
import { storeEvents } from '../../events/store.js';
import { tournamentEvents } from '../../events/tournament.js';
import { refusalSentences } from '../../src/texts/refusal-texts.js';
import type { RefusalCode } from '../../src/texts/shared-texts.js';
import type { Declared, Mention, Sources } from './sources.js';

const NOTICE = '<!-- Made by "npm run docs" from the sources. Change the sources, not this page. -->\n\n';

export const rooms = { tournament: 'src/tournament', hand: 'src/hand' } as const;
/** Where the refusals are declared that belong to no decider. */
export const COMMAND_REFUSALS = 'src/decider.ts';

export function cataloguePages(sources: Sources): ReadonlyMap<string, string> {
  return new Map([
    ['commands.md', NOTICE + commandsPage(sources)],
    ['events.md', NOTICE + eventsPage(sources)],
    ['refusals.md', NOTICE + refusalsPage(sources)],
  ]);
}

function commandsPage(sources: Sources): string {
  const parts = [
    '# Commands',
    'What can be asked of a tournament and of a hand. A row says what a command carries, what it does, who gives it (a mutation of the API, or a file of the program) and where in `src/` it is decided. The answer is events ([events](events.md)) or a refusal ([refusals](refusals.md)); the fields are described where the command is declared, and in `schema.graphql` where a mutation gives it.',
  ];
  for (const [room, folder] of Object.entries(rooms)) {
    const declared = sources.commands(folder);
    const mentions = sources.mentionsOf(declared.map(({ name }) => name));
    for (const [place, commands] of byFile(declared)) {
      parts.push(`## ${title(room, place)}`, `Declared in \`${place}\`.`);
      const rows = merged(commands).map((command) => {
        const said = mentions.get(command.name) ?? [];
        const does = command.doc || (said.find(({ mutation }) => mutation !== null)?.mutation?.description ?? '');
        return [`\`${command.name}\``, fieldList(command.fields), does, givers(said), files(said, decides(folder))];
      });
      parts.push(table(['Command', 'Carries', 'What it does', 'Given by', 'Decided in'], rows));
    }
  }
  return `${parts.join('\n\n')}\n`;
}

/** Who gives a command: mutations by name, else files. */
export function givers(mentions: readonly Mention[]): string {
  const mutations = mentions.flatMap(({ mutation }) => (mutation === null ? [] : [`\`${mutation.name}\``]));
  const outside = /^src\/(api|app|cli|demo|simulate|phh)\//;
  const others = mentions.filter(({ file, how, mutation }) => mutation === null && how === 'made' && outside.test(file));
  return [...new Set([...mutations, ...(mutations.length > 0 ? [] : others.map(({ file }) => `\`${file}\``))])].join(', ');
}

function decides(folder: string): (mention: Mention) => boolean {
  return ({ file, how }) => file.startsWith(folder) && (how === 'key' || how === 'case') && /(decide|decider|handlers)\.ts$/.test(file);
}

function eventsPage(sources: Sources): string {
  const parts = [
    '# Events',
    'What can have happened, stream by stream: `tournament-{id}`, `hand-{tournament}.{table}.{number}` and `store-record`. A row says what an event states, its fields (`?`: may be absent), which file makes it, which files of the decider and of the views fold it, and which others show it or follow it up. The schema of each, with the meaning of its fields, is given by the query `eventCatalogue`; older versions are upcast when they are read (`events/`). Files stand in `src/`, those of views in `projections/`.',
  ];
  const mentions = sources.mentionsOf(eventTypes.map(({ type }) => type));
  const streams = {
    'a tournament': ['src/tournament', tournamentEvents],
    'a hand': ['src/hand', handEvents],
    'the store': ['src/app', storeEvents],
  } as const;
  for (const [stream, [folder, declared]] of Object.entries(streams)) {
    const types = eventTypes.filter(({ type }) => Object.hasOwn(declared, type));
    parts.push(`## Of ${stream}`);
    const rows = types.map(({ type, version, description, data }) => {
      const said = mentions.get(type) ?? [];
      const shape = 'shape' in data ? (data.shape as Record<string, { isOptional(): boolean }>) : {};
      const fields = Object.entries(shape).map(([name, field]) => `${name}${field.isOptional() ? '?' : ''}`);
      return [
        `\`${type}\`${version === 1 ? '' : ` (version ${version})`}`,
        description,
        fieldList(fields),
        files(said, makes),
        files(said, ({ file, how }) => file.startsWith(folder) && how !== 'made'),
        files(said, ({ file, how }) => file.startsWith('projections/') && how !== 'made'),
        files(said, ({ file, how }) => shows(file) && how !== 'made'),
      ];
    });
    parts.push(
      table(
        ['Event', 'What it states', 'Fields', 'Made in', 'Folded by the decider in', 'Folded by views in', 'Shown or followed up in'],
        rows,
      ),
    );
  }
  return `${parts.join('\n\n')}\n`;
}

/** Besides the views: sentences, process managers, the API, the audit, exports. */
export function shows(file: string): boolean {
  return /^src\/(app|api|audit|cli|phh|texts)\//.test(file);
}

export function makes({ file, how }: Mention): boolean {
  return how === 'made' && /^src\/(hand|tournament|app)\//.test(file);
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

function byFile(declared: readonly Declared[]): ReadonlyMap<string, readonly Declared[]> {
  return Map.groupBy(declared, ({ file }) => file);
}

/** One row for a command that can be given in two shapes. */
function merged(commands: readonly Declared[]): Declared[] {
  return [...Map.groupBy(commands, ({ name }) => name).values()].map((shapes) => ({
    ...shapes[0]!,
    doc: shapes
      .map(({ doc }) => doc)
      .join(' ')
      .trim(),
    fields: [...new Set(shapes.flatMap(({ fields }) => fields))].filter((field) => !field.endsWith('?: undefined')),
  }));
}

/** `src/tournament/chip-race/refusals.ts`: `Tournament: chip race`. */
function title(room: string, file: string): string {
  const [, aggregate = room, ...below] = file.replace(/\.ts$/, '').split('/');
  const name = below.slice(0, -1).join(' ').replaceAll('-', ' ');
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
