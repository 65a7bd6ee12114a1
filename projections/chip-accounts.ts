/**
 * The accounts of a tournament's chips.
 */

/**
 * Units of value. At every event
 * inPlay + takenBack + withPlayers + confiscated + lost − found = handedOut + rounding
 */
export interface ChipAccounts {
  /** At the tables. */
  readonly inPlay: number;
  /** Everything brought into play by entries and purchases, or later because too little had been given. */
  readonly handedOut: number;
  /** By chip races; negative for what they removed. */
  readonly rounding: number;
  /** Of unknown origin, without an explanation. */
  readonly found: number;
  /** Missing, without an explanation. */
  readonly lost: number;
  /** Taken from players, or removed when lost chips were found. */
  readonly confiscated: number;
  /** Left with players who left, were disqualified, or were out when a corrected hand gave them more. */
  readonly withPlayers: number;
  /** Taken back because too much had been given. */
  readonly takenBack: number;
}

/** An event's change of the accounts; what is in play is computed from them. */
export type Posting = Partial<Omit<ChipAccounts, 'inPlay'>>;

export const noAccounts: ChipAccounts = {
  inPlay: 0,
  handedOut: 0,
  rounding: 0,
  found: 0,
  lost: 0,
  confiscated: 0,
  withPlayers: 0,
  takenBack: 0,
};

export function applyPosting(before: ChipAccounts, posting: Posting): ChipAccounts {
  const { handedOut = 0, rounding = 0, found = 0, lost = 0, confiscated = 0, withPlayers = 0, takenBack = 0 } = posting;
  return {
    inPlay: before.inPlay + handedOut + rounding + found - lost - confiscated - withPlayers - takenBack,
    handedOut: before.handedOut + handedOut,
    rounding: before.rounding + rounding,
    found: before.found + found,
    lost: before.lost + lost,
    confiscated: before.confiscated + confiscated,
    withPlayers: before.withPlayers + withPlayers,
    takenBack: before.takenBack + takenBack,
  };
}
