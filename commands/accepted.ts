/**
 * When a command is accepted: in which phases of its tournament, stages of its hand, and so on. The deciders read it from the declaration, and
 * refuse a command in every phase that it does not name.
 */

/**
 * What a phase does with a command that it accepts. `all`: its own rules decide. `some`: they decide on some of it; the rest is refused for the phase.
 * `again`: only a repetition of what was done is answered, without events. `ending`: only what still belongs to the end. `nothing`: it is answered
 * without events, whatever it holds.
 */
export type Acceptance = 'all' | 'some' | 'again' | 'ending' | 'nothing';

/** What each phase that accepts a command does with it. */
export type AcceptedIn<Phase extends string> = { readonly [Each in Phase]?: Acceptance };

/** `unknown`: there is none of the id. */
export type TournamentPhase = 'unknown' | 'announced' | 'running' | 'finished';

export const beforeStart = { announced: 'all' } as const;
export const inPlay = { running: 'all' } as const;
export const untilTheEnd = { announced: 'all', running: 'all' } as const;
export const onceStarted = { running: 'all', finished: 'all' } as const;
export const onceAnnounced = { announced: 'all', running: 'all', finished: 'all' } as const;

/**
 * What a hand waits for. `ruling`: the director owes a ruling on an act. `redeal`: the deal is cancelled. `dealing`: cards are being dealt.
 * `keptApart`: a thrown hand is kept apart for the director. A hand that waits for nothing accepts every command.
 */
export type HandWait = 'ruling' | 'redeal' | 'dealing' | 'keptApart';

/** Acts, cards and claims of players wait for all of them. */
export const whileNothingWaits = {} as const;
/** Reports of what went wrong: they wait for a ruling on an act, and do not apply to a cancelled deal. */
export const unlessRulingOrRedeal = { dealing: 'all', keptApart: 'all' } as const;
/** What may still be reported of a deal that is cancelled, and the new deal. */
export const unlessRuling = { redeal: 'all', dealing: 'all', keptApart: 'all' } as const;
export const whileRuling = { ruling: 'all' } as const;
export const whateverWaits = { ruling: 'all', redeal: 'all', dealing: 'all', keptApart: 'all' } as const;

export type SeasonPhase = 'unknown' | 'open' | 'closed';

export const openSeason = { open: 'all' } as const;

/** `late`: the book no longer allowed the claim, and the director has not taken it up. */
export type DisputeStage = 'unknown' | 'late' | 'open' | 'ruled' | 'appealed' | 'decided' | 'withdrawn' | 'closed';

/** Until it is withdrawn or closed. */
export const untilItIsOver = { late: 'all', open: 'all', ruled: 'all', appealed: 'all', decided: 'all' } as const;
