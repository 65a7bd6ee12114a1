import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../commands/command.js';
import { eventTypes } from '../../events/catalogue.js';
import { refusalSentences } from '../../src/texts/refusal-texts.js';
import { handCommandTypes } from '../../src/hand/decider.js';
import { tournamentCommandTypes } from '../../src/tournament/decider.js';
import { allCommands as commands, commandRooms } from '../../commands/rooms.js';
import { declaredSchema } from '../../src/api/print-schema.js';
import { cataloguePages, COMMAND_REFUSALS, giverOf, makes, rooms, shows } from './pages.js';
import { Sources } from './sources.js';

const sources = new Sources(join(import.meta.dirname, '..', '..'));
const folders = Object.values(rooms);
const typesOf = (declared: Readonly<Record<string, readonly Command[]>>): string[] =>
  Object.values(declared).flatMap((commands) => commands.map(({ type }) => type));
const refusals = [...sources.refusals(COMMAND_REFUSALS), ...folders.flatMap((folder) => sources.refusals(folder))];
const mentions = sources.mentionsOf([
  ...commands.map(({ type }) => type),
  ...refusals.map(({ name }) => name),
  ...eventTypes.map(({ type }) => type),
]);
const said = (name: string) => mentions.get(name) ?? [];

/** What sentences name that is made of other parameters when they are said. */
const madeWhenSaid: Readonly<Record<string, readonly string[]>> = { HAND_FOR_HAND_WAIT: ['tables'], LATE_WINDOW_CLOSED: ['reopen'] };

const pages = cataloguePages(sources, await declaredSchema());

describe('the catalogues', () => {
  it.each([...pages])('docs/catalogue/%s says what the sources say ("npm run docs" writes it)', (name, text) => {
    const page = join(import.meta.dirname, '..', '..', 'docs', 'catalogue', name);
    expect(existsSync(page) && readFileSync(page, 'utf8') === text).toBe(true);
  });

  it('every command is declared, has a caller, and is decided in one place', () => {
    expect(typesOf(commandRooms.tournament).toSorted()).toEqual([...tournamentCommandTypes].toSorted());
    expect(typesOf(commandRooms.hand).toSorted()).toEqual([...handCommandTypes].toSorted());
    expect(commands.filter((command) => giverOf(command, said(command.type)) === '').map(({ type }) => type)).toEqual([]);
  });

  it('every event is made by a decider or the way of commands, and somebody folds or shows it', () => {
    const types = eventTypes.map(({ type }) => type);
    expect(types.filter((type) => !said(type).some((mention) => makes(mention)))).toEqual(
      eventTypes.filter(({ madeNoLonger }) => madeNoLonger !== undefined).map(({ type }) => type),
    );
    const used = (type: string): boolean =>
      said(type).some(
        ({ file, how }) =>
          how !== 'made' && (/^(src\/(hand|tournament|federation|season|dispute)|projections)\//.test(file) || shows(file)),
      );
    expect(eventTypes.filter(({ type, unshown }) => !used(type) && unshown === undefined).map(({ type }) => type)).toEqual([]);
  });

  it('every refusal is given by somebody', () => {
    const given = /^src\/(hand|tournament|access|federation|season|sheet|dispute|rulebooks|app|api)\//;
    expect(
      refusals
        .filter(({ name }) => !said(name).some(({ file }) => given.test(file) && !file.endsWith('/refusals.ts')))
        .map(({ name }) => name),
    ).toEqual([]);
  });

  it('a sentence names nothing but what its refusal carries', () => {
    const unknown = refusals.flatMap(({ name, fields }) => {
      const carried = new Set([...fields.map((field) => /^\w+/.exec(field)![0]), ...(madeWhenSaid[name] ?? [])]);
      const { en, fr } = refusalSentences[name as keyof typeof refusalSentences];
      const named = [...`${en} ${fr}`.matchAll(/\{(\w+)/g)].map(([, parameter]) => parameter!);
      return named.filter((parameter) => !carried.has(parameter)).map((parameter) => `${name}: ${parameter}`);
    });
    expect(unknown).toEqual([]);
  });
});
