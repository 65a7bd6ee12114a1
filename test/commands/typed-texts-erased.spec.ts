/**
 * Every typed text of every command goes to the vault with the people whom the command concerns, and is erased with any of them; or its declaration says
 * why it concerns nobody.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from '../../commands/command.js';
import { concernsOf, concernsPeople, hasTexts } from '../../commands/concerns.js';
import type { Field, Fields, Shape } from '../../commands/field.js';
import { allCommands } from '../../commands/rooms.js';
import type { PlayerId } from '../../events/ids.js';
import type { CommandOutcome } from '../../src/app/dispatch/outcome.js';
import type { PersonVault } from '../../src/app/vault/person-vault.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';
import { openEmbeddedVault } from '../../src/app/vault/embedded-vault.js';
import { PersonalTexts } from '../../src/app/words/personal-texts.js';

const CANARY = 'canary accusation';
const commands: readonly Command[] = allCommands.filter(({ mutation }) => mutation !== null);

/** The kinds of text in a field, however deep; those of parts that say why they concern nobody left out. */
function textsIn(field: Field): readonly string[] {
  if (field.from === 'clientOnly' || field.ofNobody !== undefined) return [];
  const walk = (shape: Shape): readonly string[] => {
    if (shape.kind === 'list') return walk(shape.of);
    if (shape.kind === 'part') return Object.values(shape.part.fields).flatMap(textsIn);
    return shape.kind === 'text' || shape.kind === 'document' ? [shape.kind] : [];
  };
  return walk(field.shape);
}

/** A command with every field, and the canary in every text that concerns people. */
function fill(fields: Fields): Record<string, unknown> {
  const given = Object.entries(fields).filter(([, { from }]) => from !== 'clientOnly');
  return Object.fromEntries(given.map(([name, field]) => [name, field.ofNobody === undefined ? valueOf(field.shape) : 'of nobody']));
}

let people = 0;
function valueOf(shape: Shape): unknown {
  switch (shape.kind) {
    case 'list':
      return [valueOf(shape.of), valueOf(shape.of)];
    case 'part':
      return fill(shape.part.fields);
    case 'text':
      return CANARY;
    case 'player':
      return shape.isOther === true ? 'other' : `p${++people}`;
    case 'written':
      return shape.input === 'GestureInput' ? { taps: 1, words: { kind: 'check', text: CANARY } } : {};
    case 'document':
      return JSON.parse(shape.example);
    default:
      return 1;
  }
}

describe('typed texts of commands', () => {
  it('of every command that is not about a tournament, a hand, a sheet, a season or a dispute concern nobody', () => {
    const others = commands.filter(({ on }) => !['tournament', 'hand', 'sheet', 'season', 'dispute'].includes(on));
    expect(others.filter(({ fields }) => concernsPeople(fields)).map(({ type }) => type)).toEqual([]);
  });

  it('lead to people, or say why they concern nobody', () => {
    const wordy = commands.filter(({ fields }) => Object.values(fields).some((field) => textsIn(field).length > 0));
    expect(wordy.length).toBeGreaterThan(50);
    const leadNowhere = wordy.filter((command) => {
      const { first, otherwise } = concernsOf(command);
      return first.length === 0 && otherwise === null;
    });
    expect(leadNowhere.map(({ type }) => type)).toEqual([]);
    // Documents can't be taken apart.
    const documents = wordy.filter(({ fields }) => Object.values(fields).some((field) => textsIn(field).includes('document')));
    expect(documents.map(({ type }) => type)).toEqual([]);
  });

  it('that concern nobody say so in a few words, where there is a text at all', () => {
    const all = commands.flatMap(({ type, fields }) => Object.entries(fields).map(([name, field]) => [`${type}.${name}`, field] as const));
    const said = all.filter(([, { ofNobody }]) => ofNobody !== undefined);
    expect(said.length).toBeGreaterThan(20);
    for (const [name, { ofNobody, ...field }] of said) {
      expect([name, ofNobody!.length > 5, hasTexts(field)]).toEqual([name, true, true]);
    }
  });
});

describe('a canary in every text of a command', () => {
  let folder: string;
  let vault: PersonVault;
  let words: PersonalTexts;
  let erased: Set<PlayerId>;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tapis-words-'));
    vault = openEmbeddedVault(join(folder, 'players.sqlite'), () => undefined);
    erased = new Set();
    const registry = {
      isErased: async (id: PlayerId) => erased.has(id),
      loadPerson: async (id: PlayerId) => ({ state: { erasure: erased.has(id) ? 'erased' : null } }),
    };
    const ways = new PersonalDataStore({
      registry: registry as never,
      vault,
      names: undefined as never,
      erasures: undefined as never,
      homes: { homeOfPlayer: () => null, areFellows: () => true, federationOf: () => null },
      now: () => 0,
    });
    words = new PersonalTexts({ vault, people: ways, secret: 'spec' });
  });

  afterEach(async () => {
    await vault.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const bytes = (without = ''): string =>
    readdirSync(folder)
      .filter((name) => without === '' || !name.startsWith(without))
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('\n');

  const erase = async (playerId: PlayerId): Promise<void> => {
    erased.add(playerId);
    await vault.erase(playerId);
  };

  const wordy = commands.filter(({ fields }) => concernsPeople(fields));

  it.each(wordy.map((command) => [command.type, command] as const))(
    '%s is in no byte of any file once any of the people whom it concerns is erased',
    async (type, { fields }) => {
      people = 0;
      const command = { type, ...fill(fields) };
      const found = ['q1', 'q2'] as PlayerId[];
      const give = (): Promise<CommandOutcome> =>
        words.withReferences(
          command,
          { commandId: 'one', actor: { id: 'td', role: 'director' }, correlationId: 'one' },
          async () => found,
          // The worst decider: it writes down all that it is given.
          async (given, { originalCommand }) => {
            expect(originalCommand).toBe(command);
            writeFileSync(join(folder, 'events.json'), JSON.stringify(given));
            return { accepted: true, events: [], revision: 0, position: 0, repeated: false };
          },
        );
      await give();
      expect(JSON.stringify(command)).toContain(CANARY);
      expect(bytes('players.sqlite')).not.toContain(CANARY);
      const recorded = JSON.parse(readFileSync(join(folder, 'events.json'), 'utf8')) as object;
      expect(JSON.stringify(words.showIn(recorded))).toBe(JSON.stringify(command));
      const named = [...found, ...Array.from({ length: people }, (_, at) => `p${at + 1}` as PlayerId)];
      const concerned = named.filter((id) => vault.wordsAbout(id).includes(CANARY));
      expect(concerned.length).toBeGreaterThan(0);
      // Each of them alone takes the words away.
      for (const id of concerned) {
        erased.clear();
        await give();
        expect(vault.wordsAbout(id)).toContain(CANARY);
        await erase(id);
        writeFileSync(join(folder, 'events.json'), '');
        expect([id, bytes().includes(CANARY)]).toEqual([id, false]);
        // Given again, they are not kept.
        await give();
        writeFileSync(join(folder, 'events.json'), '');
        expect([id, bytes().includes(CANARY)]).toEqual([id, false]);
      }
    },
  );
});
