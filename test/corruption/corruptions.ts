/**
 * One file of a data folder, spoiled in one of the ways in which disks and people spoil files.
 */
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Random } from '../../src/simulate/random.js';

const PAGE = 4_096;
const ways = ['a zeroed page', 'a flipped bit', 'a cut end', 'no file', 'an older file'] as const;

export interface Corruption {
  readonly file: string;
  readonly way: (typeof ways)[number];
}

/** The files of a folder, in the order of their names. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

/**
 * Spoils one file at random.
 * @param older the same folder as it was earlier
 * @returns what was done; null where the file is as it was
 */
export function spoil(folder: string, older: string, random: Random): Corruption | null {
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const file = pick(filesIn(folder));
  const way = pick(ways);
  const path = join(folder, file);
  const before = readFileSync(path);
  const at = Math.floor(random() * before.length);
  if (way === 'no file') rmSync(path);
  else if (way === 'a cut end') truncateSync(path, at);
  else if (way === 'an older file') {
    if (existsSync(join(older, file))) copyFileSync(join(older, file), path);
  } else {
    const bytes = Buffer.from(before);
    if (way === 'a zeroed page') bytes.fill(0, at - (at % PAGE), Math.min(bytes.length, at - (at % PAGE) + PAGE));
    else if (bytes.length > 0) bytes[at]! ^= 1 << Math.floor(random() * 8);
    writeFileSync(path, bytes);
  }
  return existsSync(path) && readFileSync(path).equals(before) ? null : { file, way };
}
