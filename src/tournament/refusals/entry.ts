/**
 * Why a tournament refuses what is asked of it about who plays.
 */
import type { None, Private } from '../../decider.js';

export interface EntryRefusals {
  // Registration
  /** `players`, `maximum`: as many as the tables, or the chips of one tournament, allow. */
  TOURNAMENT_FULL: { players: number; maximum: number };
  /** `playerId`, `minimumAge`: years; the player is younger, or reported under age. */
  UNDERAGE: { playerId: string; minimumAge: number };
  /** `playerId`, `until`: a day, null until it is lifted. The federation of the club suspended them. */
  PLAYER_SUSPENDED: { playerId: string; until: Private<'suspensions', string> | null };
  /** `playerId`, `survivorId`: the id under which the person is kept. */
  PLAYER_KEPT_ELSEWHERE: { playerId: string; survivorId: string };
  /** `playerId`: neither a date of birth nor that the player is of age was given. */
  AGE_NOT_CHECKED: { playerId: string };
  /** `field`: a day that is none, or lies in the future. */
  INVALID_DAY: { field: string };
  /** `playerId`: they showed no identity card. */
  IDENTITY_DOCUMENT_MISSING: { playerId: string };
  /** `playerId`: they say that their recorded data is wrong. */
  DATA_NOT_CONFIRMED: { playerId: string };
  /** `playerId`: every player accepts the rules, and this one does not. */
  RULES_NOT_ACCEPTED: { playerId: string };
  /** `playerId`: they may not take part. */
  PLAYER_EXCLUDED: { playerId: string };
  /** `playerId`: nobody has recorded that they have special needs. */
  NO_SPECIAL_NEED: { playerId: string };

  // Late entry
  /** Late entry is closed. `unit`: `minutes`, `level`, `break` or `director`; `until`: how many, or which, null for the director. */
  LATE_WINDOW_CLOSED: { unit: string; until: number | null };
  /** `playerId`: it was not announced before the start that the player would be late. */
  LATE_NOT_ANNOUNCED: { playerId: string };
  /** `playerId`, `stack`, `price`: chips; nothing would be left of the stack, so that the director rules. */
  LATE_STACK_EXHAUSTED: { playerId: string; stack: number; price: number };
  /** The book still admits late players; closing earlier takes a ruling of the director. */
  LATE_WINDOW_STILL_OPEN: None;
  /** Nobody has closed late entry. */
  LATE_ENTRY_NOT_CLOSED: None;
  /** `playerId`: they have no seat in play yet. */
  NOT_IN_PLAY: { playerId: string };
  /** Every seat of every table is taken. */
  NO_FREE_SEAT: None;

  // Entering again, buying chips
  /** `playerId`: nobody enters a second time. */
  REENTRY_FORBIDDEN: { playerId: string | null };
  /** `playerId`, `most`: they have entered again that often. */
  NO_REENTRY_LEFT: { playerId: string; most: number };
  /** No rebuys here. `reason`: `book`, `notOffered`, `venue`, `kind`. */
  REBUY_FORBIDDEN: { reason: string };
  /** `playerId`: a hand was played at their table since they lost their last chips, or the time of rebuys is over. */
  REBUY_TOO_LATE: { playerId: string };
  /** `playerId`, `most`: they have bought chips that often. */
  NO_REBUY_LEFT: { playerId: string; most: number };
  /** No add-ons here. `reason`: `book`, `notOffered`. */
  ADDON_FORBIDDEN: { reason: string };
  /** `playerId`: the time of add-ons is over. */
  ADDON_TOO_LATE: { playerId: string };
  /** `playerId`: they owe nothing. */
  NOTHING_OWED: { playerId: string };

  // Entries and purchases that were recorded by mistake
  /** `playerId`: they stand on the list and have no chips in play yet. */
  ENTRY_NOT_IN_PLAY: { playerId: string };
  /** `playerId`: they have won, or qualified, with this entry. */
  ENTRY_HAS_WON: { playerId: string };
  /** `playerId`: their entry was annulled, so that no chips of a corrected hand can be theirs. */
  ENTRY_ANNULLED: { playerId: string };
  /** `playerId`: they have an entry of their own already. */
  HAS_OWN_ENTRY: { playerId: string };
  /** `playerId`, `table`, `seat`: where they are to move once a hand is over or their chips are counted. */
  MOVE_WAITS: { playerId: string; table: number; seat: number };
  /** `playerId`, `purchase`: `rebuy`, `addOn` or `reEntry`; they have bought none. */
  NOTHING_BOUGHT: { playerId: string; purchase: string };
  /** `playerId`, `chips`: those of the purchase; `stack`: what they have left, which is less. */
  PURCHASE_LOST: { playerId: string; chips: number; stack: number };
  /** `playerId`: no payment of theirs is recorded that could be taken back. */
  NOTHING_PAID: { playerId: string };

  // Seats
  /** `playerId`: an official who plays counts as present while called away. */
  OFFICIAL_IS_EXEMPT: { playerId: string };
  /** `playerId`: they began with a wrong amount, on which the director has to rule. */
  STARTING_AMOUNT_DISPUTED: { playerId: string };
  /** `playerId`, `table`, `seat`: the player sits there, so that no ruling and no count goes with a move. */
  AT_OWN_SEAT: { playerId: string; table: number; seat: number };

  // Days
  /** `playerId`, `table`, `seat`, `hand`: when that hand began they did not sit there. */
  SAT_ELSEWHERE: { playerId: string; table: number; seat: number; hand: number };
  /** `day`: play is over for the day. */
  DAY_OVER: { day: number };
  /** `day`: it is being played. */
  DAY_NOT_OVER: { day: number };
}
