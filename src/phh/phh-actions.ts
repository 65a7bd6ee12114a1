/** The action notation of Poker Hand History: one string per action of the dealer or a player. */
import { MAX_CHIPS, type Card, type HoleCards } from '../../events/values.js';
import { PhhError, type PhhPlace } from './phh-error.js';
import { lookUp } from '../../events/look-up.js';

/** `player` is the index in the file's arrays, from 0: the first is the first seat left of the button. */
export type PhhAction =
  /** `cards` is null when the file does not know them, or knows only one. */
  | { readonly kind: 'dealHole'; readonly player: number; readonly cards: HoleCards | null }
  /** `cards` is null when the street was dealt and its cards were not recorded: all question marks. */
  | { readonly kind: 'dealBoard'; readonly cards: readonly Card[] | null; readonly count: number }
  | { readonly kind: 'fold'; readonly player: number }
  | { readonly kind: 'checkOrCall'; readonly player: number }
  /** `to`: the player's total on the street, in chips. */
  | { readonly kind: 'betOrRaise'; readonly player: number; readonly to: number }
  /** `cards` is null for a dash: the dealt cards. */
  | { readonly kind: 'show'; readonly player: number; readonly cards: HoleCards | null }
  | { readonly kind: 'muck'; readonly player: number };

const otherGames: Readonly<Record<string, string>> = {
  pb: 'a bring-in, which only stud games have',
  sd: 'a draw, which only draw games have',
};

/** The most characters of the file in an error. */
const QUOTED = 40;

function quote(text: string): string {
  return JSON.stringify(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
}

/**
 * Reads one entry of `actions`. Null for a commentary alone.
 * @param players the number of players in the hand
 * @throws PhhError at `place` for an invalid entry
 */
export function parseAction(text: string, players: number, place: PhhPlace): PhhAction | null {
  const words = (text.split('#', 1)[0] ?? '').trim().split(/\s+/);
  if (words.length === 1 && words[0] === '') return null;
  const fail = (reason: string): never => {
    throw new PhhError('PHH_ACTION_INVALID', place, `${quote(text)} ${reason}`);
  };
  const player = (word: string | undefined): number => {
    const number = /^p([1-9][0-9]{0,2})$/.exec(word ?? '')?.[1];
    if (number === undefined) return fail('must name a player as p1, p2, …');
    if (Number(number) > players) return fail(`names player ${number}, but the hand has ${players}`);
    return Number(number) - 1;
  };
  const nothingAfter = (count: number): void => {
    if (words.length > count) fail(`has ${quote(words[count] as string)} too much`);
  };
  const cards = (word: string | undefined): readonly (Card | null)[] => {
    if (word === undefined || !/^([2-9TJQKA][cdhs]|\?\?)+$/.test(word)) {
      return fail('must give cards as rank (2-9 T J Q K A) and suit (c d h s), ?? for an unknown one, without spaces');
    }
    return (word.match(/../g) ?? []).map((card) => (card === '??' ? null : card));
  };
  const holeCards = (word: string | undefined): HoleCards | null => {
    const [first, second, ...more] = cards(word);
    if (first === undefined || second === undefined || more.length > 0) return fail("must give two cards: a Hold'em hand has two");
    return first === null || second === null ? null : [first, second];
  };

  if (words[0] === 'd') {
    if (words[1] === 'dh') {
      nothingAfter(4);
      return { kind: 'dealHole', player: player(words[2]), cards: holeCards(words[3]) };
    }
    if (words[1] !== 'db') return fail('must be "d dh pN cards" or "d db cards"');
    nothingAfter(3);
    const board = cards(words[2]);
    if (board.every((card) => card === null)) return { kind: 'dealBoard', cards: null, count: board.length };
    if (board.includes(null)) return fail('knows only a part of the street; enter all its cards, or ?? for each of them');
    return { kind: 'dealBoard', cards: board as readonly Card[], count: board.length };
  }
  const actor = player(words[0]);
  const verb = words[1] ?? '';
  switch (verb) {
    case 'f':
      nothingAfter(2);
      return { kind: 'fold', player: actor };
    case 'cc':
      nothingAfter(2);
      return { kind: 'checkOrCall', player: actor };
    case 'cbr': {
      nothingAfter(3);
      const to = Number(words[2]);
      if (!/^[0-9]+(\.0+)?$/.test(words[2] ?? '') || to < 1 || to > MAX_CHIPS) {
        return fail(`must give the bet as a whole number of chips from 1 to ${MAX_CHIPS}`);
      }
      return { kind: 'betOrRaise', player: actor, to };
    }
    case 'sm': {
      nothingAfter(3);
      if (words[2] === undefined) return { kind: 'muck', player: actor };
      if (words[2] === '-') return { kind: 'show', player: actor, cards: null };
      const shown = holeCards(words[2]);
      // Two cards must be face up to claim a pot (RO 10.5): a partly known hand cannot.
      return shown === null ? { kind: 'muck', player: actor } : { kind: 'show', player: actor, cards: shown };
    }
    default: {
      const game = lookUp(otherGames, verb);
      if (game !== undefined) {
        throw new PhhError('PHH_ACTION_NOT_SUPPORTED', place, `${quote(text)} is ${game}; only No-Limit Texas Hold'em is read`);
      }
      return fail('must be one of f, cc, cbr, sm');
    }
  }
}
