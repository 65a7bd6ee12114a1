/**
 * Fields of a command that its events do not have: the server completed them, or a client left them out. What they may have been follows from
 * their declarations, so that a new field is tried without a line here.
 */
import type { Fields, Shape } from '../../../commands/field.js';
import type { DomainEvent } from '../../../events/catalogue.js';

type Guess = Readonly<Record<string, unknown>>;

export interface LeftOpen {
  /** Each way to fill the fields that are left open, likeliest first; the first is a field at a time. */
  readonly ways: readonly Guess[];
  /** Whether a field is left open that can't be tried each way, such as a list. */
  readonly isMore: boolean;
}

/** How many ways are tried at most: a decision with more of them is taken over. */
const MOST_WAYS = 400;
/** The widest range of numbers that is tried from end to end: seats, for one. */
const MOST_IN_RANGE = 20;

/** @param said the fields that the events have, or that are known otherwise, even where they are left out */
export function listLeftOpen(fields: Fields, said: Guess, events: readonly DomainEvent[]): LeftOpen {
  const named = readValues(events);
  const open = Object.entries(fields).filter(
    ([name, { from, putIn }]) => from !== 'clientOnly' && putIn === undefined && !Object.hasOwn(said, name),
  );
  let isMore = false;
  const choices = open.map(([name, { shape, when, nullMeans }]) => {
    const values = tryValues(shape, named);
    if (values === null) isMore = true;
    const absent = when === 'maybe' ? [undefined] : nullMeans === undefined ? [] : [null];
    return { name, values: [...absent, ...(values ?? [])] };
  });
  const singly = choices.flatMap(({ name, values }) => values.map((value) => ({ [name]: value })));
  const all = choices.reduce((count, { values }) => count * Math.max(1, values.length), 1);
  if (all > MOST_WAYS) return { ways: singly.slice(0, MOST_WAYS), isMore: true };
  const together = choices.reduce<Guess[]>(
    (ways, { name, values }) => (values.length === 0 ? ways : ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value })))),
    [{}],
  );
  return { ways: [...singly, ...together], isMore };
}

/** Null where there are too many to try. A text decides nothing, so one that no event has need not be tried. */
function tryValues(shape: Shape, { numbers, texts }: Named): readonly unknown[] | null {
  switch (shape.kind) {
    case 'flag':
      return [true, false];
    case 'word':
      return shape.words;
    case 'player':
    case 'hand':
      return texts;
    case 'text':
    case 'pattern':
      return [];
    case 'whole': {
      const { least = 0, most = Infinity } = shape;
      if (most - least <= MOST_IN_RANGE) return Array.from({ length: most - least + 1 }, (_, index) => least + index);
      return numbers.filter((each) => each >= least && each <= most);
    }
    case 'chips':
    case 'cents':
      return numbers.filter((each) => each >= shape.least);
    default:
      return null;
  }
}

interface Named {
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
}

/** Every number and every text of some events, each once. */
function readValues(events: readonly DomainEvent[]): Named {
  const [numbers, texts] = [new Set<number>(), new Set<string>()];
  const read = (value: unknown): void => {
    if (typeof value === 'number') numbers.add(value);
    else if (typeof value === 'string') texts.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
  };
  for (const { data } of events) read(data);
  return { numbers: [...numbers], texts: [...texts] };
}
