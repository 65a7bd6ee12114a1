/**
 * Fields of a command that its events lack, because the server filled them or the client left them out. Their possible values come from the
 * declarations, so a new field needs no change here.
 */
import type { Fields, Shape } from '../../../commands/field.js';
import type { DomainEvent } from '../../../events/catalogue.js';

type Guess = Readonly<Record<string, unknown>>;

export interface LeftOpen {
  /** Each way to fill the missing fields, likeliest first; at first one field at a time. */
  readonly ways: readonly Guess[];
  /** Whether a missing field has too many possible values, such as a list. */
  readonly isMore: boolean;
}

/** The most combinations tried; a decision with more is accepted without comparison. */
const MOST_WAYS = 400;
/** The widest range of numbers tried completely, such as seats. */
const MOST_IN_RANGE = 20;

/** @param said the known fields, even those left out */
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

/** Null when there are too many. A text decides nothing, so texts that no event has are not tried. */
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

/** All numbers and texts in some events, once each. */
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
