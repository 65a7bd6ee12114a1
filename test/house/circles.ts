/**
 * Circles of imports: files that reach each other by what they import, types included. Where there is one, none of its files can be read,
 * tested or moved without the others.
 */
import { importsOf } from './sources.js';

/** The files that go round in a circle, circle by circle, each in order of names; an empty list when there is none. */
export function importCircles(sources: ReadonlyMap<string, string>): string[][] {
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text).filter((target) => sources.has(target))]));
  return circlesIn(imports);
}

/** Groups of files that reach each other, by Tarjan's algorithm. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const circles: string[][] = [];
  const numbers = new Map<string, number>();
  const open: string[] = [];
  /** The lowest number that the file reaches among those that are open. */
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    open.push(file);
    let lowest = number;
    for (const target of imports.get(file) ?? []) {
      if (!numbers.has(target)) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, numbers.get(target)!);
    }
    if (lowest < number) return lowest;
    const group = open.splice(open.indexOf(file));
    if (group.length > 1) circles.push(group.sort());
    return number;
  };
  for (const file of imports.keys()) if (!numbers.has(file)) visit(file);
  return circles.sort(([one = ''], [other = '']) => (one < other ? -1 : 1));
}
