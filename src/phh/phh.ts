/**
 * Reads Poker Hand History (the PHH standard, a TOML format): No-Limit Texas Hold'em, one hand in a `.phh` text, or one per table in a
 * `.phhs` text. The whole text is checked first.
 */
import { parse, TomlError } from 'smol-toml';
import { MAX_CHIPS } from '../../events/values.js';
import { parseAction, type PhhAction } from './phh-actions.js';
import { PhhError, type PhhErrorCode, type PhhPlace } from './phh-error.js';
import { readPlayedAt } from './phh-date.js';
import { readForcedBets, type ForcedBets } from './phh-forced-bets.js';

/** A hand in its file. Arrays are by player: index 0 is the first seat left of the button, the last is the button. */
export interface PhhHand {
  /** Its place, for messages. */
  readonly place: PhhPlace;
  readonly players: number;
  /** Chips before antes and blinds. */
  readonly startingStacks: readonly number[];
  readonly forcedBets: ForcedBets;
  /** Each with its index in the file. */
  readonly actions: readonly (PhhAction & { readonly index: number })[];
  /** Null when the file gives no whole numbers of chips. */
  readonly finishingStacks: readonly number[] | null;
  /** Null when the file gives no whole numbers of chips; negative for losses. */
  readonly winnings: readonly number[] | null;
  /** Milliseconds since 1970; null when unknown. */
  readonly playedAt: number | null;
  readonly names: readonly string[] | null;
  /** Seat numbers, 1 to 10. */
  readonly seats: readonly number[] | null;
  readonly seatCount: number | null;
  readonly table: number | string | null;
  readonly hand: number | string | null;
  readonly level: number | null;
  /** Fields whose names start with an underscore. */
  readonly userFields: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The hands of a text, in order.
 * @param source what messages call the text, such as the file's name
 * @throws PhhError naming the hand, the field and the action that are wrong
 */
export function readPhh(text: string, source: string): PhhHand[] {
  const document = readToml(text, source);
  const entries = Object.entries(document);
  if (entries.length === 0) throw new PhhError('PHH_EMPTY', { source }, 'there is no hand in it');
  const several = entries.every(([, value]) => isTable(value));
  if (several) return entries.map(([name, fields]) => readHand(fields as Fields, { source, hand: name }));
  return [readHand(document, { source, hand: null })];
}

function isTable(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function readToml(text: string, source: string): Fields {
  try {
    return parse(text.replace(/^\uFEFF/, ''), { integersAsBigInt: 'asNeeded', unsafeKeyBehaviour: 'drop', maxDepth: 16 });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const reason = (error.message.split('\n', 1)[0] ?? '').replace(/^Invalid TOML document: /, '');
    throw new PhhError('PHH_NOT_TOML', { source, line: error.line, column: error.column }, `not TOML: ${reason}`);
  }
}

function readHand(fields: Fields, place: PhhPlace): PhhHand {
  const fail = (code: PhhErrorCode, field: string, reason: string): never => {
    throw new PhhError(code, { ...place, field }, reason);
  };
  const required = (field: string): unknown =>
    fields[field] ?? fail('PHH_FIELD_MISSING', field, 'the hand has no such field, and needs it');
  const chips = (field: string, value: unknown, least: number): number =>
    isChips(value) && value >= least
      ? value
      : fail('PHH_FIELD_INVALID', field, `must be a whole number of chips from ${least} to ${MAX_CHIPS}, not ${show(value)}`);
  const list = (field: string): readonly unknown[] => {
    const value = required(field);
    return Array.isArray(value) ? value : fail('PHH_FIELD_INVALID', field, `must be an array, not ${show(value)}`);
  };
  const chipsList = (field: string, least: number): readonly number[] =>
    list(field).map((value, i) => chips(`${field}[${i}]`, value, least));
  const optional = <T>(field: string, fits: (value: unknown) => value is T, what: string): T | null => {
    const value = fields[field];
    if (value === undefined) return null;
    return fits(value) ? value : fail('PHH_FIELD_INVALID', field, `must be ${what}, not ${show(value)}`);
  };

  const variant = required('variant');
  if (variant !== 'NT')
    fail('PHH_VARIANT_NOT_SUPPORTED', 'variant', `${show(variant)} is another game; only "NT", No-Limit Texas Hold'em, is read`);
  const startingStacks = chipsList('starting_stacks', 1);
  const players = startingStacks.length;
  if (players < 2 || players > 10) fail('PHH_PLAYERS_INVALID', 'starting_stacks', `${players} players; a table has 2 to 10`);
  const ofPlayers = (field: string, length: number | undefined): void => {
    if (length !== undefined && length !== players) {
      fail('PHH_PLAYERS_INVALID', field, `${length} entries, but starting_stacks has ${players}; every player has one`);
    }
  };
  const antes = chipsList('antes', 0);
  ofPlayers('antes', antes.length);
  const blinds = chipsList('blinds_or_straddles', 0);
  ofPlayers('blinds_or_straddles', blinds.length);
  const trimmed = optional('ante_trimming_status', isBoolean, 'true or false') ?? false;
  const forcedBets = readForcedBets({ antes, blinds, minBet: chips('min_bet', required('min_bet'), 1), trimmed, startingStacks }, place);
  const names = optional('players', isStrings, 'an array of strings');
  ofPlayers('players', names?.length);
  const seats = optional('seats', isSeats, 'an array of different seat numbers from 1 to 10');
  ofPlayers('seats', seats?.length);
  const finishing = optional('finishing_stacks', Array.isArray, 'an array');
  ofPlayers('finishing_stacks', finishing?.length);
  const winnings = optional('winnings', Array.isArray, 'an array');
  ofPlayers('winnings', winnings?.length);
  return {
    place,
    players,
    startingStacks,
    forcedBets,
    actions: readActions(list('actions'), players, place),
    finishingStacks: finishing !== null && finishing.every(isChips) ? finishing : null,
    winnings: winnings !== null && winnings.every(isChange) ? winnings : null,
    playedAt: readPlayedAt(fields),
    names,
    seats,
    seatCount: optional('seat_count', isCount, 'a whole number from 1'),
    table: optional('table', isName, 'a string or a whole number'),
    hand: optional('hand', isName, 'a string or a whole number'),
    level: optional('level', isCount, 'a whole number from 1'),
    userFields: Object.fromEntries(Object.entries(fields).filter(([field]) => field.startsWith('_'))),
  };
}

const boardSizes: readonly number[] = [3, 1, 1];

function readActions(entries: readonly unknown[], players: number, place: PhhPlace): PhhHand['actions'] {
  const actions: (PhhAction & { index: number })[] = [];
  const heldBy = new Map<string, string>();
  const hole = new Map<number, readonly string[] | null>();
  let streets = 0;
  for (const [index, entry] of entries.entries()) {
    const at: PhhPlace = { ...place, field: 'actions', action: index };
    if (typeof entry !== 'string') throw new PhhError('PHH_FIELD_INVALID', at, `must be a string, not ${show(entry)}`);
    const action = parseAction(entry, players, at);
    if (action === null) continue;
    const hold = (cards: readonly string[], holder: string): void => {
      for (const card of cards) {
        const other = heldBy.get(card);
        if (other !== undefined) throw new PhhError('PHH_CARD_TWICE', at, `${card} goes to ${holder}, but ${other} has it already`);
        heldBy.set(card, holder);
      }
    };
    if (action.kind === 'dealHole') {
      if (hole.has(action.player)) throw new PhhError('PHH_ACTION_INVALID', at, `p${action.player + 1} has two cards already`);
      hole.set(action.player, action.cards);
      hold(action.cards ?? [], `p${action.player + 1}`);
    } else if (action.kind === 'dealBoard') {
      const size = boardSizes[streets++];
      if (size === undefined) throw new PhhError('PHH_ACTION_INVALID', at, 'the board has five cards already');
      if (action.count !== size) throw new PhhError('PHH_ACTION_INVALID', at, `${action.count} cards, but this street has ${size}`);
      hold(action.cards ?? [], 'the board');
    } else if (action.kind === 'show') {
      const dealt = hole.get(action.player) ?? null;
      const holder = `p${action.player + 1}`;
      if (action.cards === null && dealt === null) {
        throw new PhhError(
          'PHH_ACTION_INVALID',
          at,
          `shows the cards that ${holder} was dealt, but the file does not name them; write them here`,
        );
      }
      if (action.cards !== null && dealt !== null && !sameCards(action.cards, dealt)) {
        throw new PhhError('PHH_ACTION_INVALID', at, `shows ${action.cards.join('')}, but ${holder} was dealt ${dealt.join('')}`);
      }
      if (action.cards !== null && dealt === null) {
        hole.set(action.player, action.cards);
        hold(action.cards, holder);
      }
    }
    actions.push({ ...action, index });
  }
  return actions;
}

function sameCards(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((card) => other.includes(card));
}

function isChips(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= MAX_CHIPS;
}

const isChange = (value: unknown): value is number => isChips(typeof value === 'number' ? Math.abs(value) : value);
const isCount = (value: unknown): value is number => isChips(value) && value >= 1;
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isName = (value: unknown): value is string | number => typeof value === 'string' || isChips(value);
const isStrings = (value: unknown): value is string[] => Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isSeats = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((seat) => isChips(seat) && seat >= 1 && seat <= 10) && new Set(value).size === value.length;

function show(value: unknown): string {
  if (typeof value === 'bigint' || typeof value === 'number') return String(value);
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
