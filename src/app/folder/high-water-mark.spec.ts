import { jest } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HighWaterMark, readMark, WRITE_EVERY_MS } from './high-water-mark.js';

const hash = 'ab'.repeat(32);
const placeAt = (position: number) => ({ position, stream: 'hand-friday.1.1', revision: position, id: `e${position}` }) as const;

let folder: string;
let path: string;
const troubles: (string | null)[] = [];
const open = (): HighWaterMark => HighWaterMark.open(path, (error) => troubles.push(error?.message ?? null));

beforeEach(() => {
  jest.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), 'tapis-mark-'));
  path = join(folder, 'events.mark');
  troubles.length = 0;
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(folder, { recursive: true });
});

describe('the high-water mark', () => {
  it('says nothing before the first event, the first one at once, and those that follow closely together', () => {
    expect(readMark(path)).toBeNull();
    const mark = open();
    expect(readMark(path)).toBeNull();
    mark.move(placeAt(1), () => hash);
    expect(readMark(path)).toMatchObject({ ...placeAt(1), hash });
    for (const position of [2, 3]) mark.move(placeAt(position), () => hash);
    expect(readMark(path)).toMatchObject(placeAt(1));
    jest.advanceTimersByTime(WRITE_EVERY_MS);
    expect(readMark(path)).toMatchObject({ ...placeAt(3), number: 2 });
    jest.advanceTimersByTime(WRITE_EVERY_MS);
    mark.move(placeAt(4), () => hash);
    expect(readMark(path)).toMatchObject(placeAt(4));
    mark.move(placeAt(5), () => hash);
    mark.close();
    expect(readMark(path)).toMatchObject(placeAt(5));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(troubles).toEqual([]);
  });

  it('goes on where it was, and never back', () => {
    const first = open();
    first.move(placeAt(7), () => hash);
    first.close();
    const second = open();
    second.move(placeAt(6), () => hash);
    expect(readMark(path)).toMatchObject(placeAt(7));
    second.move(placeAt(8), () => hash);
    second.close();
    second.move(placeAt(9), () => hash);
    expect(readMark(path)).toMatchObject(placeAt(8));
  });

  it('keeps its size, however often it is moved', () => {
    const mark = open();
    const { size } = statSync(path);
    for (let position = 1; position <= 100; position += 1) mark.move(placeAt(position), () => hash);
    mark.close();
    expect(statSync(path).size).toBe(size);
  });

  it.each([
    ['cut off', (bytes: Buffer, from: number) => bytes.fill(' ', from + 100, from + 1023)],
    ['garbled', (bytes: Buffer, from: number) => bytes.fill('#', from + 50, from + 60)],
  ])('stands at the event before where its last write was %s', (_how, spoil) => {
    const mark = open();
    for (const position of [1, 2, 3]) {
      mark.move(placeAt(position), () => hash);
      jest.advanceTimersByTime(WRITE_EVERY_MS);
    }
    mark.close();
    const bytes = readFileSync(path);
    // The third write goes to the second slot again.
    spoil(bytes, 1024);
    writeFileSync(path, bytes);
    expect(readMark(path)).toMatchObject(placeAt(2));
    spoil(bytes, 0);
    writeFileSync(path, bytes);
    expect(readMark(path)).toBe('damaged');
    const anew = open();
    anew.move(placeAt(4), () => hash);
    anew.close();
    expect(readMark(path)).toMatchObject(placeAt(4));
  });
});
