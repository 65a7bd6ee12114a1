/** Bundles for specs: a night with names and a hand, and what somebody does to a bundle. */
import { createPrivateKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { PlayerId } from '../../events/ids.js';
import { type Bundle, type BundleEvent, provableNames } from '../../src/audit/bundle/bundle.js';
import { rulebooksOf } from '../../src/audit/bundle/bundle-rulebooks.js';
import { readBundle } from '../../src/audit/bundle/read-bundle.js';
import { BundleWriter } from '../../src/audit/bundle/bundle-writer.js';
import { hashEvent, sealMetadata, unsealMetadata } from '../../src/audit/hash-chain.js';
import { entryOf } from '../../src/audit/tree/log-entries.js';
import { MerkleTree } from '../../src/audit/tree/merkle-tree.js';
import { firstHand, friday, give, openFolder, playFriday, showAll, start } from '../lost-tail/club-folder.js';
import { tapis, temporaryFolder } from './run.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

/** A folder with a night of four players with names, one of whom got another name. They dispute the first hand. */
export async function namedNight(): Promise<string> {
  const folder = temporaryFolder();
  const opened = await openFolder(folder);
  await playFriday(opened, 4);
  await give(opened, 'pause', { type: 'PauseClock', at: start + 1 });
  for (const [at, name] of ['Anna', 'Bram', 'Chloé', 'Driss'].entries())
    await opened.part(PersonalDataStore).name(PlayerId.parse(`p${at}`), name);
  await opened.part(PersonalDataStore).name(PlayerId.parse('p3'), 'Driss "B."');
  const context = { commandId: 'dispute', actor: { id: 'td', role: 'director' }, correlationId: 'test' } as const;
  const claim = { type: 'OpenDispute', playerId: 'p0', claim: 'The button was one seat too far.', handId: firstHand } as const;
  expect(await opened.give('dispute', friday, claim as never, context)).toMatchObject({ accepted: true });
  await showAll(opened);
  await opened.close();
  return folder;
}

/** The night goes on. */
export async function moreOfNight(folder: string): Promise<void> {
  const opened = await openFolder(folder);
  await give(opened, 'resume', { type: 'ResumeClock', at: start + 2 });
  await opened.close();
}

export async function bundleOf(folder: string, ...args: readonly string[]): Promise<string> {
  const { code, out, err } = await tapis('export', '--data', folder, '--format', 'bundle', ...args);
  expect([code, err]).toEqual([0, '']);
  return out;
}

export function writtenFile(text: string): string {
  const file = join(temporaryFolder(), 'some.bundle');
  writeFileSync(file, text);
  return file;
}

/** The key by which a folder signs. */
export const keyOf = (folder: string): KeyObject => createPrivateKey(readFileSync(join(folder, 'tree-key.pem'), 'utf8'));

/** A bundle that somebody makes of events, as if they were a whole log. @param key by which they sign; one of their own where none is given */
export function sealAgain({ header, end }: Bundle, events: readonly BundleEvent[], key?: KeyObject, origin?: string): string {
  const privateKey = key ?? generateKeyPairSync('ed25519').privateKey;
  const tree = new MerkleTree();
  for (const event of events) tree.add(entryOf(event, event.position));
  const writer = new BundleWriter(privateKey, {
    origin: origin ?? end.head.split('\n')[0]!,
    size: events.length,
    root: tree.root(),
  });
  const lines = events.map((event, index) => ({ ...event, index }));
  return [
    writer.header(header.of, rulebooksOf(events)),
    ...lines.map((event) => writer.event(event)),
    writer.end([], provableNames(end)),
  ].join('');
}

/** Makes the hashes of a stream again. */
export function hashAgain(events: readonly BundleEvent[], stream: string): BundleEvent[] {
  let before: string | null = null;
  let revision = -1;
  return events.map((event) => {
    if (event.stream !== stream) return event;
    revision += 1;
    const unsealed = JSON.stringify({ ...(JSON.parse(unsealMetadata(event.metadata)!.unsealed) as object), previousHash: before });
    before = hashEvent(stream, revision, event.id, event.type, unsealed, event.data);
    return { ...event, revision, metadata: sealMetadata(unsealed, before) };
  });
}

const kinds = [
  'a bit',
  'a field',
  'order',
  'removal of the first line',
  'removal at the start',
  'removal in the middle',
  'removal at the end',
  'removal of the last line',
  'insertion',
  're-hashed edit',
  're-hashed removal',
  're-hashed insertion',
  'sealed by another key',
  'stream deleted',
  'a rulebook',
  'names swapped',
  'names swapped with salts',
  'a name edited',
  'a salt edited',
  'a name invented',
] as const;

/** A name as the last line has it. */
interface Named {
  readonly playerId: string;
  readonly name: string;
  readonly salt: string;
}

export interface Tampering {
  readonly kind: (typeof kinds)[number];
  readonly at: number;
  readonly by: number;
  readonly bit: number;
}

export const tampering: fc.Arbitrary<Tampering> = fc.record({
  kind: fc.constantFrom(...kinds),
  at: fc.nat(),
  by: fc.nat(),
  bit: fc.integer({ min: 0, max: 6 }),
});

const flip = (text: string, place: number, bit: number): string =>
  `${text.slice(0, place)}${String.fromCharCode(text.charCodeAt(place) ^ (1 << bit))}${text.slice(place + 1)}`;

const fields = ['index', 'position', 'stream', 'revision', 'id', 'type', 'data', 'metadata'] as const;

/** @param text the bundle of a night with names */
export function tamper(text: string, { kind, at, by, bit }: Tampering): string {
  const lines = text.split('\n').slice(0, -1);
  const [last, count] = [lines.length - 1, lines.length - 2];
  const number = 1 + (at % count);
  const event = JSON.parse(lines[number]!) as BundleEvent;
  const written = (all: readonly string[]): string => all.map((line) => `${line}\n`).join('');
  const withEvents = (change: (events: readonly BundleEvent[]) => readonly BundleEvent[]): string => {
    const events = lines.slice(1, -1).map((line) => JSON.parse(line) as BundleEvent);
    return written([lines[0]!, ...hashAgain(change(events), event.stream).map((each) => JSON.stringify(each)), lines[last]!]);
  };
  const forged = { ...event, data: event.data.replace(/\}$/, `,"forged":${by}}`) };
  const withNames = (change: (names: readonly Named[], one: number, other: number) => readonly Named[]): string => {
    const end = JSON.parse(lines[last]!) as { names: readonly Named[] };
    const one = at % end.names.length;
    const other = (one + 1 + (by % (end.names.length - 1))) % end.names.length;
    return written(lines.with(last, JSON.stringify({ ...end, names: change(end.names, one, other) })));
  };
  switch (kind) {
    case 'a bit':
      return flip(text, at % text.length, bit);
    case 'a field': {
      const field = fields[by % fields.length]!;
      const value = event[field];
      return written(
        lines.with(
          number,
          JSON.stringify({ ...event, [field]: typeof value === 'number' ? value + 1 : flip(value, at % value.length, bit) }),
        ),
      );
    }
    case 'order': {
      const other = 1 + ((number + (by % (count - 1))) % count);
      return written(lines.with(number, lines[other]!).with(other, lines[number]!));
    }
    case 'removal of the first line':
      return written(lines.slice(1));
    case 'removal at the start':
      return written(lines.toSpliced(1, 1));
    case 'removal in the middle':
      return written(lines.toSpliced(number, 1));
    case 'removal at the end':
      return written(lines.toSpliced(last - 1 - (by % 3), 1 + (by % 3)));
    case 'removal of the last line':
      return written(lines.slice(0, -1));
    case 'insertion':
      return written(lines.toSpliced(number, 0, lines[1 + (by % count)]!));
    case 're-hashed edit':
      return withEvents((events) => events.with(number - 1, forged));
    case 're-hashed removal':
      return withEvents((events) => events.toSpliced(number - 1, 1));
    case 're-hashed insertion':
      return withEvents((events) => events.toSpliced(number - 1, 0, forged));
    case 'sealed by another key': {
      const bundle = readBundle(text);
      return sealAgain(bundle, hashAgain(bundle.events.with(number - 1, forged), event.stream));
    }
    case 'stream deleted':
      return written(
        lines.filter((line, line0) => line0 === 0 || line0 === last || (JSON.parse(line) as BundleEvent).stream !== event.stream),
      );
    case 'a rulebook': {
      const settings = [...lines[0]!.matchAll(/:\["?\w/g)];
      return written(
        lines.with(0, flip(lines[0]!, settings[by % settings.length]!.index + settings[by % settings.length]![0].length - 1, 0)),
      );
    }
    case 'names swapped':
      return withNames((names, one, other) =>
        names.with(one, { ...names[one]!, name: names[other]!.name }).with(other, { ...names[other]!, name: names[one]!.name }),
      );
    case 'names swapped with salts':
      return withNames((names, one, other) =>
        names
          .with(one, { ...names[other]!, playerId: names[one]!.playerId })
          .with(other, { ...names[one]!, playerId: names[other]!.playerId }),
      );
    case 'a name edited':
      return withNames((names, one) => names.with(one, { ...names[one]!, name: `${names[one]!.name} ${by}` }));
    case 'a salt edited':
      return withNames((names, one) => names.with(one, { ...names[one]!, salt: flip(names[one]!.salt, by % names[one]!.salt.length, 0) }));
    case 'a name invented':
      return withNames((names, one) => [...names, { ...names[one]!, playerId: `q${by}` }]);
  }
}
