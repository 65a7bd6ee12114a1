/**
 * The accounts of a tournament's chips.
 */

/**
 * Units of value. At every event
 *
 *     inPlay + takenBack + withPlayers + confiscated + lost − found = handedOut + rounding
 */
export interface ChipAccounts {
  /** At the tables. */
  readonly inPlay: number;
  /** All that ever came into play by entries and purchases, or because too little had been given. */
  readonly handedOut: number;
  /** By races; below 0 what they took away. */
  readonly rounding: number;
  /** Of unknown origin, and nothing has explained them. */
  readonly found: number;
  /** Missing, and nothing has explained it. */
  readonly lost: number;
  /** Taken from players, or lost and removed when they were found. */
  readonly confiscated: number;
  /** Gone with players who left, were disqualified, or were out when a corrected hand gave them more. */
  readonly withPlayers: number;
  /** Taken back because too much had been given. */
  readonly takenBack: number;
}

/** What an event adds to accounts; what is in play follows from them. */
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
