/** The ante format and the blinds of a Poker Hand History. Heads-up, the standard reverses both arrays: the first entry is the button's. */
import type { AnteFormat } from '../../events/values.js';
import { PhhError, type PhhPlace } from './phh-error.js';

/** Amounts in chips; players are indexes in the file's arrays, from 0. */
export interface ForcedBets {
  readonly smallBlind: number;
  readonly bigBlind: number;
  /** Null for a dead small blind. */
  readonly smallBlindPlayer: number | null;
  readonly bigBlindPlayer: number;
  /** Per player in the classic format, else the one ante; 0 for none. */
  readonly ante: number;
  readonly anteFormat: AnteFormat;
}

interface ForcedBetFields {
  readonly antes: readonly number[];
  readonly blinds: readonly number[];
  readonly minBet: number;
  readonly trimmed: boolean;
  readonly startingStacks: readonly number[];
}

/** @throws PhhError for straddles, blinds without a big blind, and antes other than everybody's, one blind's or the button's. */
export function readForcedBets(fields: ForcedBetFields, place: PhhPlace): ForcedBets {
  const blinds = readBlinds(fields, place);
  return { ...blinds, ...readAntes(fields, blinds.bigBlindPlayer, place) };
}

function readBlinds(
  { blinds, minBet }: ForcedBetFields,
  place: PhhPlace,
): Pick<ForcedBets, 'smallBlind' | 'bigBlind' | 'smallBlindPlayer' | 'bigBlindPlayer'> {
  const at = { ...place, field: 'blinds_or_straddles' };
  const headsUp = blinds.length === 2;
  const [first = 0, second = 0, ...others] = blinds;
  if (others.some((amount) => amount > 0)) {
    throw new PhhError(
      'PHH_BLINDS_NOT_SUPPORTED',
      at,
      'a straddle: only a small and a big blind, in the first two places, are played in a tournament',
    );
  }
  // A single blind in the first place is the big blind: the small blind's seat is empty.
  const deadSmallBlind = !headsUp && first > 0 && second === 0;
  const bigBlind = deadSmallBlind ? first : second;
  if (bigBlind === 0) throw new PhhError('PHH_BLINDS_NOT_SUPPORTED', at, 'nobody posts a big blind');
  if (minBet !== bigBlind) {
    throw new PhhError(
      'PHH_BLINDS_NOT_SUPPORTED',
      { ...place, field: 'min_bet' },
      `${minBet}, but the big blind is ${bigBlind}; a tournament's smallest bet is its big blind`,
    );
  }
  const smallBlind = deadSmallBlind ? 0 : first;
  if (smallBlind > bigBlind)
    throw new PhhError('PHH_BLINDS_NOT_SUPPORTED', at, `the small blind ${smallBlind} is above the big blind ${bigBlind}`);
  const smallBlindPlayer = smallBlind === 0 ? null : headsUp ? 1 : 0;
  return { smallBlind, bigBlind, smallBlindPlayer, bigBlindPlayer: headsUp || deadSmallBlind ? 0 : 1 };
}

function readAntes(
  { antes, trimmed, startingStacks }: ForcedBetFields,
  bigBlindPlayer: number,
  place: PhhPlace,
): Pick<ForcedBets, 'ante' | 'anteFormat'> {
  const at = { ...place, field: 'antes' };
  const [first = 0] = antes;
  if (antes.every((ante) => ante === first)) {
    if (first === 0) return { ante: 0, anteFormat: 'none' };
    if (!trimmed && startingStacks.some((stack) => stack < first)) {
      throw new PhhError(
        'PHH_ANTES_NOT_SUPPORTED',
        { ...place, field: 'ante_trimming_status' },
        'a player can not pay the ante in full, and could still win all of every ante; set it to true, as tournaments play',
      );
    }
    return { ante: first, anteFormat: 'classic' };
  }
  // A single payer's ante is dead money whatever ante_trimming_status says: returning it would leave no ante.
  const payers = antes.flatMap((ante, player) => (ante > 0 ? [player] : []));
  const [payer, another] = payers;
  const headsUp = antes.length === 2;
  if (payer !== undefined && another === undefined) {
    const ante = antes[payer] as number;
    if (payer === (headsUp ? 1 : bigBlindPlayer)) return { ante, anteFormat: 'bigBlind' };
    if (payer === (headsUp ? 0 : antes.length - 1)) return { ante, anteFormat: 'button' };
  }
  throw new PhhError('PHH_ANTES_NOT_SUPPORTED', at, "must be all equal, or one ante alone: the big blind's or the button's (last place)");
}
