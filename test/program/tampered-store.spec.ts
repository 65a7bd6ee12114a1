/** A store that somebody who can write to it has changed, checked with the last head that a witness kept. */
import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import * as fc from 'fast-check';
import { hashEvent, sealMetadata, unsealMetadata } from '../../src/audit/hash-chain.js';
import { checkHandReferences } from '../../src/audit/hand-references.js';
import { checkHeads, readTreeHead } from '../../src/audit/tree/log-tree.js';
import type { TreeHead } from '../../src/audit/tree/signed-head.js';
import { type Finding, verifyStore } from '../../src/audit/verify.js';
import type { StoredEvent } from '../../src/store/event-store.js';
import { type KeptName, NamesInLog } from '../../src/audit/names-in-log.js';
import { readKeptNames } from '../../src/app/registry/player-directory.js';
import { PlayerId } from '../../events/ids.js';
import { give, openFolder, playFriday, showAll, start } from '../lost-tail/club-folder.js';
import { removeTemporaryFolders, tapis, temporaryFolder } from './run.js';
import { times } from '../sizes.js';
import { PersonalDataStore } from '../../src/app/registry/personal-data.js';

let whole: string;
const recorded: StoredEvent[] = [];
let kept: TreeHead;
let keptNames: ReadonlyMap<PlayerId, KeptName>;

const readerOf = (events: readonly StoredEvent[]) => ({
  async *readAll() {
    await Promise.resolve();
    if (events.length > 0) yield events;
  },
});

beforeAll(async () => {
  whole = temporaryFolder();
  const opened = await openFolder(whole);
  await playFriday(opened, 4);
  await give(opened, 'pause', { type: 'PauseClock', at: start + 1 });
  const named = ['Anna', 'Bram', 'Chloé', 'Driss'];
  for (const [at, name] of named.entries()) await opened.part(PersonalDataStore).name(PlayerId.parse(`p${at}`), name);
  await opened.part(PersonalDataStore).name(PlayerId.parse('p3'), 'Driss B.');
  await showAll(opened);
  for await (const page of opened.store.readAll(null)) recorded.push(...page);
  await opened.close();
  keptNames = readKeptNames(join(whole, 'players.sqlite'));
  kept = (await readTreeHead(readerOf(recorded), () => undefined))!;
});
afterAll(removeTemporaryFolders);

/** What is done, and the events from which on the log may be another one, as the findings may name it. */
interface Tampering {
  readonly name: string;
  readonly at: number;
  readonly change: (events: readonly StoredEvent[]) => StoredEvent[];
}

/** The log with all hashes, revisions and positions made again from an event on, as Tapis makes them. */
function rehash(events: readonly StoredEvent[], from: number): StoredEvent[] {
  const links = new Map<string, { revision: number; hash: string | null }>();
  return events.map((event, at) => {
    const link = links.get(event.stream) ?? { revision: -1, hash: null };
    const revision = link.revision + 1;
    let { metadata } = event;
    if (at >= from) {
      const { hash: _hash, ...rest } = JSON.parse(event.metadata) as Record<string, unknown>;
      const unsealed = JSON.stringify({ ...rest, previousHash: link.hash });
      metadata = sealMetadata(unsealed, hashEvent(event.stream, revision, event.id, event.type, unsealed, event.data));
    }
    links.set(event.stream, { revision, hash: unsealMetadata(metadata)?.hash ?? null });
    return { ...event, metadata, revision, position: at + 1 };
  });
}

const flip = (text: string, at: number, bit: number): string => {
  const place = at % text.length;
  return `${text.slice(0, place)}${String.fromCharCode(text.charCodeAt(place) ^ (1 << bit))}${text.slice(place + 1)}`;
};

const fields = ['data', 'metadata', 'type', 'id'] as const;
const names = [
  'a bit',
  'a field',
  'order',
  'places',
  'removal at the start',
  'removal in the middle',
  'removal at the end',
  'insertion',
  're-hashed edit',
  're-hashed removal',
  're-hashed insertion',
  'stream deleted',
] as const;

const tampering: fc.Arbitrary<Tampering> = fc
  .record({ name: fc.constantFrom(...names), place: fc.nat(), place2: fc.nat(), bit: fc.nat(6), field: fc.constantFrom(...fields) })
  .map(({ name, place, place2, bit, field }) => {
    const size = recorded.length;
    const at = name === 'removal at the start' ? 0 : name === 'removal at the end' ? size - 1 - (place % 3) : place % size;
    const edited = (events: readonly StoredEvent[]): StoredEvent[] => {
      const event = events[at]!;
      return events.with(at, { ...event, data: JSON.stringify({ ...(JSON.parse(event.data) as object), forged: place2 }) });
    };
    const change: Tampering['change'] = (events) => {
      const event = events[at]!;
      switch (name) {
        case 'a bit':
          return events.with(at, { ...event, [field]: flip(event[field], place2, bit) });
        case 'a field':
          return edited(events);
        case 'order': {
          const other = (at + 1 + (place2 % (size - 1))) % size;
          return events
            .with(at, { ...events[other]!, position: event.position })
            .with(other, { ...event, position: events[other]!.position });
        }
        case 'places':
          return events.with(at, { ...event, stream: `hand-friday.7.${1 + (place2 % 9)}` });
        case 'removal at the start':
        case 'removal in the middle':
          return events.toSpliced(at, 1);
        case 'removal at the end':
          return events.slice(0, at);
        case 'insertion':
          return events.toSpliced(at, 0, { ...event, id: `forged-${place2}` });
        case 're-hashed edit':
          return rehash(edited(events), at);
        case 're-hashed removal':
          return rehash(events.toSpliced(at, 1), at);
        case 're-hashed insertion':
          return rehash(events.toSpliced(at, 0, { ...event, id: `forged-${place2}` }), at);
        case 'stream deleted':
          return events.filter(({ stream }) => stream !== event.stream);
      }
    };
    return { name, at: name === 'stream deleted' ? recorded.findIndex(({ stream }) => stream === recorded[at]!.stream) : at, change };
  });

async function findIn(events: readonly StoredEvent[]): Promise<readonly Finding[]> {
  const checks = [checkHeads([kept]), checkHandReferences(null)];
  return (await verifyStore(readerOf(events), () => undefined, checks)).findings;
}

describe('a store that was tampered with', () => {
  it('is found, in thousands of ways, and each time a place is named', async () => {
    expect(await findIn(recorded)).toEqual([]);
    const unnamed: string[] = [];
    await fc.assert(
      fc.asyncProperty(tampering, async ({ name, at, change }) => {
        const changed = change(recorded);
        const findings = await findIn(changed);
        expect([name, at, findings.length > 0]).toEqual([name, at, true]);
        const isNamed = findings.some((finding) => finding.code === 'LOG_CUT' || finding.revision >= 0);
        if (!isNamed) unnamed.push(`${name} at ${at}`);
      }),
      { numRuns: times(10_000) },
    );
    expect(unnamed).toEqual([]);
  }, 120_000);

  it('an edit without new hashes is named by the very event', async () => {
    for (const [at, event] of recorded.entries()) {
      const findings = await findIn(recorded.with(at, { ...event, data: event.data.replace('{', '{"forged":1,') }));
      expect(findings).toContainEqual(expect.objectContaining({ code: 'BAD_HASH', stream: event.stream, revision: event.revision }));
    }
  });
});

describe('names that were exchanged or edited', () => {
  const players = ['p0', 'p1', 'p2', 'p3'].map((id) => PlayerId.parse(id));
  const change = fc.oneof(
    fc.record({ how: fc.constantFrom('swap', 'swap with salts'), one: fc.nat(3), by: fc.integer({ min: 1, max: 3 }) }),
    fc.record({ how: fc.constantFrom('edit', 'edit salt', 'remove'), one: fc.nat(3), by: fc.nat(1_000) }),
  );

  const tamper = (how: string, one: PlayerId, other: PlayerId, by: number): ReadonlyMap<PlayerId, KeptName> => {
    const [mine, theirs] = [keptNames.get(one)!, keptNames.get(other)!];
    const changed = new Map(keptNames);
    if (how === 'swap') changed.set(one, { ...mine, name: theirs.name }).set(other, { ...theirs, name: mine.name });
    else if (how === 'swap with salts') changed.set(one, theirs).set(other, mine);
    else if (how === 'edit') changed.set(one, { ...mine, name: `${mine.name} ${by}` });
    else if (how === 'edit salt') changed.set(one, { ...mine, salt: flip(mine.salt!, by, 0) });
    else changed.delete(one);
    return changed;
  };

  it('are found, in thousands of ways, by the player whose name it is', async () => {
    const names = new NamesInLog();
    await verifyStore(readerOf(recorded), () => undefined, [names]);
    expect(names.compare(keptNames)).toEqual([]);
    fc.assert(
      fc.property(change, ({ how, one, by }) => {
        const [player, other] = [players[one]!, players[(one + by) % 4]!];
        const found = names.compare(tamper(how, player, other, by)).map(({ stream, code }) => `${code} ${stream}`);
        const code = how === 'remove' ? 'NAME_MISSING' : 'NAME_DIFFERS';
        const changed = how.startsWith('swap') ? [player, other] : [player];
        expect(found.sort()).toEqual(changed.map((id) => `${code} name-${id}`).sort());
      }),
      { numRuns: times(10_000) },
    );
  }, 60_000);

  it('in the file of the vault are found by "tapis verify", with the event', async () => {
    const folder = temporaryFolder();
    cpSync(whole, folder, { recursive: true });
    expect((await tapis('verify', '--data', folder)).code).toBe(0);
    const vault = new DatabaseSync(join(folder, 'players.sqlite'));
    vault.exec(`UPDATE players SET name = CASE id WHEN 'p0' THEN 'Bram' ELSE 'Anna' END WHERE id IN ('p0', 'p1');
      DELETE FROM players WHERE id = 'p2'; INSERT INTO players VALUES ('p9', 'Nobody')`);
    vault.close();
    const { code, out, err } = await tapis('verify', '--data', folder, '--json');
    const { findings } = JSON.parse(out) as { findings: Finding[] };
    const found = findings.map(({ code: what, stream, revision }) => `${what} ${stream} ${revision}`);
    expect([code, found]).toEqual([1, ['NAME_DIFFERS name-p0 0', 'NAME_DIFFERS name-p1 0', 'NAME_MISSING name-p2 0']]);
    expect(err).toContain('p9');
  });
});

describe('views that were edited', () => {
  it('are found row by row, and the view is named', async () => {
    const tables = ['standings', 'tables', 'clock', 'tournaments', 'hands', 'player-entries', 'chip-ledger'];
    for (const view of tables) {
      const source = new DatabaseSync(join(whole, 'views.sqlite'), { readOnly: true });
      const rows = source.prepare(`SELECT key, body FROM "view_${view}" LIMIT 3`).all() as { key: string; body: string }[];
      source.close();
      for (const { key, body } of rows) {
        const folder = temporaryFolder();
        cpSync(whole, folder, { recursive: true });
        const database = new DatabaseSync(join(folder, 'views.sqlite'));
        const forged = body.replace(/\d/, (digit) => String((Number(digit) + 1) % 10));
        database.prepare(`UPDATE "view_${view}" SET body = ? WHERE key = ?`).run(forged === body ? '{}' : forged, key);
        database.close();
        const { code, out } = await tapis('verify', '--data', folder, '--views', '--json');
        const { store } = JSON.parse(out) as { store: { code: string; message: string }[] };
        expect([view, key, code, store[0]?.code, store[0]?.message.includes(view)]).toEqual([view, key, 1, 'VIEW_DIFFERS', true]);
      }
    }
  }, 60_000);
});
