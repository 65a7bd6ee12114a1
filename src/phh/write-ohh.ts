/**
 * Writes a hand's events as Open Hand History 1.4.7 (https://hh-specs.handhistory.org), which trackers of hands read. As its examples have it,
 * chips that nobody matched are in the action and in no pot: readers take them back by themselves.
 */
import type { HandEvent } from '../../events/hand.js';
import type { PlayerId } from '../../events/ids.js';
import type { Card, Street } from '../../events/values.js';
import { type HandStart, plainHand } from './plain-hand.js';

export const OHH_VERSION = '1.4.7';

export interface OhhTournament {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970; null before the start. */
  readonly startedAt: number | null;
  /** A code of ISO 4217; null when unknown. */
  readonly currency: string | null;
  readonly startingStack: number;
  /** Whether it has more than one table. */
  readonly hasTables: boolean;
}

export interface OhhWriting {
  readonly handId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly seatCount: number;
  readonly tournament: OhhTournament;
  /** The version of the program. */
  readonly version: string;
  /** Players' names, if they may be written. Otherwise players have their ids. */
  readonly nameOf?: (playerId: PlayerId) => string | null;
}

interface OhhAction {
  readonly action_number: number;
  readonly player_id: number;
  readonly action: string;
  readonly amount?: number;
  readonly is_allin?: boolean;
  readonly cards?: readonly Card[];
}

interface OhhRound {
  readonly id: number;
  readonly street: string;
  readonly cards?: readonly Card[];
  readonly actions: OhhAction[];
}

/** The currency of play money in the standard. */
export const NO_CURRENCY = 'XPM';

/** The time as the standard has it. */
export const utc = (ms: number): string => `${new Date(ms).toISOString().slice(0, 19)}Z`;

/**
 * One hand as the object of a file. Players have their seat as id.
 * @param recorded the hand's stream from its start; struck entries are left out
 * @throws PhhError PHH_HAND_NOT_PLAIN as `writePhh` does
 */
export function writeOhh(recorded: readonly HandEvent[], writing: OhhWriting): { readonly ohh: object } {
  const { events, start } = plainHand(recorded);
  const { tournament, handId, seatCount, startedAt, version, nameOf } = writing;
  const { stakes } = start;
  return {
    ohh: {
      spec_version: OHH_VERSION,
      site_name: 'Tapis',
      network_name: 'Tapis',
      internal_version: version,
      tournament: true,
      tournament_info: tournamentInfo(tournament),
      game_number: handId,
      start_date_utc: utc(startedAt),
      table_name: String(start.table),
      game_type: 'Holdem',
      bet_limit: { bet_type: 'NL', bet_cap: 0 },
      table_size: seatCount,
      currency: tournament.currency ?? NO_CURRENCY,
      dealer_seat: start.button,
      small_blind_amount: stakes.smallBlind,
      big_blind_amount: stakes.bigBlind,
      ante_amount: stakes.ante,
      players: start.seats.map(({ seat, playerId, stack, dead }) => ({
        id: seat,
        seat,
        name: nameOf?.(playerId) ?? playerId,
        starting_stack: stack,
        ...(dead ? { is_sitting_out: true } : {}),
      })),
      rounds: roundsOf(events, start),
      pots: potsOf(events),
    },
  };
}

function tournamentInfo({ id, name, startedAt, currency, startingStack, hasTables }: OhhTournament): object {
  return {
    tournament_number: id,
    name,
    start_date_utc: startedAt === null ? null : utc(startedAt),
    currency: currency ?? NO_CURRENCY,
    initial_stack: startingStack,
    type: hasTables ? 'MTT' : 'STT',
  };
}

const streetNames: Readonly<Record<Street, string>> = { preflop: 'Preflop', flop: 'Flop', turn: 'Turn', river: 'River' };

/** What a player did; null for other events. A player shows at the end of the hand, also one who was all-in before it. */
function actOf(event: HandEvent, isPreflop: boolean): Omit<OhhAction, 'action_number'> | null {
  const act = (action: string, more: Pick<OhhAction, 'amount' | 'is_allin' | 'cards'> = {}) => ({
    action,
    player_id: (event.data as { readonly seat: number }).seat,
    ...more,
  });
  const wager = (action: string, { amount, allIn }: { readonly amount: number; readonly allIn: boolean }) =>
    act(action, { amount, is_allin: allIn });
  switch (event.type) {
    case 'AntePosted':
      return wager('Post Ante', event.data);
    case 'BlindPosted':
      return wager(event.data.blind === 'small' ? 'Post SB' : 'Post BB', event.data);
    case 'Folded':
      return act('Fold');
    case 'Checked':
      return act('Check');
    case 'Called':
      return wager('Call', event.data);
    case 'BetPlaced':
      // The standard has no bet before the flop.
      return wager(isPreflop ? 'Raise' : 'Bet', event.data);
    case 'Raised':
      return wager('Raise', event.data);
    case 'ChipsCommitted':
      return act('Add to Pot', { amount: event.data.amount });
    default:
      return null;
  }
}

function roundsOf(events: readonly HandEvent[], { seats }: HandStart): readonly OhhRound[] {
  const rounds: OhhRound[] = [];
  const begin = (street: string, cards: readonly Card[] | null = null): void =>
    void rounds.push({ id: rounds.length, street, ...(cards === null ? {} : { cards }), actions: [] });
  const add = (act: Omit<OhhAction, 'action_number'>): void => {
    const { actions } = rounds.at(-1)!;
    actions.push({ action_number: actions.length, ...act });
  };
  begin(streetNames.preflop);
  const forced = events.filter(({ type }) => type === 'AntePosted' || type === 'BlindPosted');
  for (const event of forced) add(actOf(event, true)!);
  const known = new Map(events.flatMap((event) => (event.type === 'HoleCardsRecorded' ? [[event.data.seat, event.data.cards]] : [])));
  for (const { seat } of seats) if (known.has(seat)) add({ action: 'Dealt Cards', player_id: seat, cards: known.get(seat)! });
  for (const event of events) {
    if (event.type === 'BoardDealt') begin(streetNames[event.data.street], event.data.cards);
    const act = forced.includes(event) ? null : actOf(event, rounds.length === 1);
    if (act !== null) add(act);
  }
  const shown = events.filter((event) => event.type === 'HandTabled' || event.type === 'HandMucked');
  if (shown.length > 0) begin('Showdown');
  for (const { type, data } of shown) {
    if (type === 'HandTabled') add({ action: 'Shows Cards', player_id: data.seat, cards: data.cards });
    else add({ action: 'Mucks Cards', player_id: data.seat });
  }
  return rounds;
}

function potsOf(events: readonly HandEvent[]): readonly object[] {
  return events
    .flatMap((event) => (event.type === 'PotAwarded' ? [event.data] : []))
    .toSorted((one, other) => one.pot - other.pot)
    .map(({ pot, amount, shares }) => ({
      number: pot,
      amount,
      rake: 0,
      player_wins: shares.map((share) => ({ player_id: share.seat, win_amount: share.amount })),
    }));
}
