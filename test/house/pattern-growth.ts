/**
 * How the work of a regular expression grows with what it reads. Texts that grow are made from the pattern itself: the beginning of a text that
 * it matches, a piece of that text over and over, and an end that it does not match.
 */
import { sample, stringMatching } from 'fast-check';

export interface Growth {
  /** The text repeats `piece` after `begin`, and ends with `end`. */
  readonly begin: string;
  readonly piece: string;
  readonly end: string;
  /** Microseconds of work where the piece is repeated {@link MANY} times. */
  readonly took: number;
  /** By how much that is more than for a quarter of the pieces: 4 where work grows with the text, 16 where it grows with its square. */
  readonly factor: number;
}

const SAMPLES = 6;
const LONGEST_SAMPLE = 64;
const LONGEST_PIECE = 56;
/** Longer pieces are taken of fewer samples: they only have to reach over the words between two repeats. */
const LONG_PIECE = 12;
const SAMPLES_OF_LONG = 2;
/** Repeats without an end, or with one so far away that it bounds nothing. */
const repeats = /[*+]|\{\d+,(?:\d{3,})?\}/;
/** A character that few patterns match. */
const ends = ['', '\u0000'];

/** Characters and repetitions of a first look, which takes nearly no time for a pattern that reads a text once. */
const FEW_CHARACTERS = 1_536;
const FEW = 192;
const MANY = 4_096;
/** Microseconds a character, and in all, that nothing needs which reads a text once. */
const PLAIN_COST = 0.02;
const LEAST = 40;
/** Between what is linear and what is quadratic. */
const MOST_FACTOR = 9;
const TURNS = 3;
const anything = /^/;
/** Repetitions at which work that doubles with each one shows, before it takes for ever; and microseconds that are too many for them. */
const firstFew = [16, 24, 64];
const LONGEST = 50_000;

/** The text for which the work of a pattern grows faster than the text; null where none was found. */
export function fastestGrowth(regex: RegExp): Growth | null {
  if (!repeats.test(regex.source)) return null;
  const samples = samplesOf(regex);
  const tried = new Set<string>();
  // Short pieces of all samples come before longer ones of any.
  for (let length = 1; length <= LONGEST_PIECE; length += 1) {
    for (const text of length > LONG_PIECE ? samples.slice(0, SAMPLES_OF_LONG) : samples) {
      for (let from = 0; from + length <= text.length; from += 1) {
        const [begin, piece] = [text.slice(0, from), text.slice(from, from + length)];
        for (const end of ends) {
          const name = `${begin}\n${piece}\n${end}`;
          if (tried.has(name)) continue;
          tried.add(name);
          const growth = growthOf(regex, begin, piece, end);
          if (growth !== null) return growth;
        }
      }
    }
  }
  return null;
}

/** What the work grows like for one kind of text; null where it grows no faster than the text. */
export function growthOf(regex: RegExp, begin: string, piece: string, end: string): Growth | null {
  const text = (times: number): string => begin + piece.repeat(times) + end;
  const few = text(Math.max(FEW, Math.ceil(FEW_CHARACTERS / piece.length)));
  // Whatever interrupts a measurement makes it longer: the shortest of some counts.
  const shortest = (times: number): number => Math.min(...Array.from({ length: 4 }, () => work(regex, text(times))));
  for (const times of firstFew) {
    if (work(regex, text(times)) < LONGEST) continue;
    const took = shortest(times);
    if (took >= LONGEST) return { begin, piece, end, took, factor: Number.POSITIVE_INFINITY };
  }
  if (work(regex, few) < Math.max(LEAST, PLAIN_COST * few.length)) return null;
  // A neighbour slows some milliseconds and not the next ones: the two lengths take turns, and the shortest of all turns is compared.
  let [quarter, took] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let turn = 0; turn < TURNS; turn += 1) {
    took = Math.min(took, shortest(MANY));
    if (took < 2 * PLAIN_COST * MANY * piece.length) return null;
    quarter = Math.min(quarter, shortest(MANY / 4));
  }
  const factor = took / quarter;
  if (factor < MOST_FACTOR) return null;
  // What a busy machine made of one comparison, it does not make of a second one with a longer text.
  const goesOn = took >= LONGEST || work(regex, text(4 * MANY)) / took >= MOST_FACTOR;
  return goesOn ? { begin, piece, end, took, factor } : null;
}

/** Microseconds that it takes to find every match in a text. */
function work(regex: RegExp, text: string): number {
  // A joined text is copied into one piece when it is first read. In a full heap that takes milliseconds, which are not the pattern's.
  anything.test(text);
  const before = performance.now();
  for (let at = 0; at <= text.length; at = Math.max(regex.lastIndex, at + 1)) {
    regex.lastIndex = at;
    if (regex.exec(text) === null || !(regex.global || regex.sticky)) break;
  }
  return (performance.now() - before) * 1_000;
}

/** Some texts that a pattern matches. @throws Error for a part of a pattern that is not supported here */
function samplesOf(regex: RegExp): readonly string[] {
  const texts = sample(stringMatching(new RegExp(plain(regex.source), regex.flags.replaceAll(/[^us]/g, '')), { size: '-1' }), {
    numRuns: SAMPLES,
    seed: 1,
  });
  return [...new Set(texts.map((text) => text.slice(0, LONGEST_SAMPLE)))];
}

/** What looks ahead or behind becomes a part of the text, or nothing where it must not be there; borders of words take no character. */
const plain = (source: string): string =>
  source
    .replaceAll(/\(\?<?![^()]*\)/g, '')
    .replaceAll(/\(\?(?:<=|=)/g, '(?:')
    .replaceAll(String.raw`\b`, '')
    .replaceAll(String.raw`\p{Cs}`, String.raw`\p{Co}`);
