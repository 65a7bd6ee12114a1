/** Reconstructs fields of tournament commands that their events have under other names. */
import type { DataOf } from '../../tournament/evolve/folds.js';
import { tournamentOfHand } from '../../../events/ids.js';
import type { AdmissionCheck } from '../../../events/tournament-entry.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import type { TournamentCommandType } from '../../../commands/tournament.js';

type Guess = Readonly<Record<string, unknown>>;

/** The events of one command by type. */
export class Said {
  constructor(readonly events: readonly TournamentEvent[]) {}

  /** The data of the first event of a type. */
  of<Type extends TournamentEvent['type']>(type: Type): DataOf<Type> | undefined {
    return this.events.find((event) => event.type === type)?.data;
  }

  all<Type extends TournamentEvent['type']>(type: Type): readonly DataOf<Type>[] {
    return this.events.filter((event) => event.type === type).map(({ data }) => data as DataOf<Type>);
  }

  /** The value of a field in the first event that has it. */
  field(name: string): unknown {
    const holder = this.events.find(({ data }) => Object.hasOwn(data, name));
    return (holder?.data as Guess | undefined)?.[name];
  }
}

/** A date of birth for a player who was checked to be of age; the event has no date. */
const LONG_AGO = '1900-01-01';

const admitted = (said: Said): Guess => {
  const check = said.field('admission') as AdmissionCheck | null | undefined;
  if (check == null) return {};
  const { age, identity } = check;
  const registry = { ofAge: age === 'registry' ? true : null, identified: identity === 'registry', member: true, licensed: true };
  return {
    ...(said.field('inAdvance') === true ? { inAdvance: true } : {}),
    registry,
    ...(age === 'declared' ? { adult: true } : age === 'dayOfBirth' ? { bornOn: LONG_AGO } : {}),
    ...(identity === 'document' ? { showsDocument: true } : identity === 'dataConfirmed' ? { confirmsData: true } : {}),
  };
};

const to = (said: Said): Guess => (said.field('to') ?? {}) as Guess;
/** Set when the seat was not drawn. */
const placed = (said: Said): Guess => (said.field('lot') === null ? { place: to(said) } : {});

/** Chips given with the command, or known without it. */
const withStack = (guess: Guess, stack: unknown): readonly Guess[] => [
  { ...guess, stack: undefined },
  { ...guess, stack },
];

const source = (said: Said): Guess => {
  const from = said.of('OffenceRecorded')?.source;
  if (from?.kind !== 'floor') return {};
  const { handId, revision, by } = from;
  return handId === null ? { by } : { handId, revision, by };
};

/** Who won a bounty that was named with the elimination. */
const knockout = (said: Said, playerId: string | undefined): { readonly knockedOutBy?: readonly string[] } => {
  const won = said.all('BountyWon').find((each) => each.playerId === playerId && each.handId === null);
  return won === undefined ? {} : { knockedOutBy: won.to.map((winner) => winner.playerId) };
};

const gone = (said: Said): readonly { playerId: string; stack: number | undefined }[] =>
  said.all('PlayerEliminated').map(({ playerId, stackBefore }) => ({ playerId, stack: stackBefore, ...knockout(said, playerId) }));

/** Eliminated players, with their chips if the tournament did not know them. */
const busts = (name: string, said: Said): readonly Guess[] => {
  const list = gone(said);
  return [{ [name]: list.map(({ stack: _known, ...bust }) => bust) }, { [name]: list }];
};

/** Players who went out together, some of them earlier: with their chips, without, or those eliminated now. */
const together = (said: Said): readonly Guess[] => {
  const players = said.of('EliminatedTogether')?.players ?? [];
  const bust = (playerId: string, stack?: number) => ({ playerId, ...(stack === undefined ? {} : { stack }), ...knockout(said, playerId) });
  const now = new Set<string>(gone(said).map(({ playerId }) => playerId));
  const listed = said.of('EliminatedTogether')?.order;
  return [
    { players: players.map(({ playerId }) => bust(playerId)), order: listed },
    { players: players.map(({ playerId, stack }) => bust(playerId, stack)), order: listed },
    { players: players.map(({ playerId, stack }) => bust(playerId, now.has(playerId) ? stack : undefined)) },
    { players: players.map(({ playerId, stack }) => bust(playerId, now.has(playerId) ? undefined : stack)) },
  ];
};

const ordered = (positions: DataOf<'HandOpened'> | DataOf<'HandPlayed'> | undefined): Guess => {
  if (positions?.orderedBecause === undefined) return {};
  const { button, smallBlindSeat, bigBlindSeat, orderedBecause } = positions;
  return { positions: { button, smallBlindSeat, bigBlindSeat, reason: orderedBecause } };
};

/** The cards of a chip race dealt at the table; none when the server drew them. */
const raceCards = (said: Said): readonly Guess[] | undefined => {
  const race = said.of('ChipRaceRun');
  if (race?.deal?.kind !== 'typed') return undefined;
  return race.players.filter(({ cards }) => cards.length > 0).map(({ seat, cards }) => ({ seat, cards }));
};

/** The most players for whom a ruling on the last qualifying places is tried. */
const MOST_RULED = 50;

type Rule = (said: Said) => Guess | readonly Guess[];

const rules: { readonly [Type in TournamentCommandType]?: Rule } = {
  CreateTournament: (said) => ({
    commitment: said.of('DrawCommitted')?.hash,
    ...(said.of('TournamentCreated')?.clubId === undefined ? {} : { clubStanding: 'open' }),
  }),
  // What was given back with the start has the earlier terms.
  CorrectTerms: (said) => ({ startingStack: undefined, ...said.of('TermsCorrected') }),
  RegisterPlayer: (said) => ({ ...admitted(said), paid: said.of('EntryPaid') !== undefined }),
  AdmitLatePlayer: (said) => {
    const { ruling = null, stack } = said.of('LatePlayerAdmitted') ?? {};
    const guess = { ...admitted(said), ...placed(said), paid: said.of('EntryPaid') !== undefined };
    return [
      { ...guess, ruling: ruling === null ? undefined : { reason: ruling } },
      { ...guess, ruling: { reason: ruling, stack } },
    ];
  },
  CheckIn: (said) => ({ ...admitted(said), paid: said.of('EntryPaid') !== undefined }),
  ReEnter: (said) => ({ ...placed(said), paid: said.of('EntryPaid') !== undefined }),
  TransferEntry: admitted,
  Rebuy: (said) => ({ paid: said.of('PurchasePaid') !== undefined }),
  TakeAddOn: (said) => ({ paid: said.of('PurchasePaid') !== undefined }),
  MarkAway: () => [{ official: false }, { official: true }],
  AssignSeat: to,
  ConfirmMove: to,
  // Automatic consequences move other players.
  MovePlayer: (said) => {
    const first = said.events.find(({ type }) => type === 'MoveDue' || type === 'PlayerMoved');
    return ((first?.data as Guess | undefined)?.['to'] ?? {}) as Guess;
  },
  SeatWaitingPlayer: (said) => (said.of('PlayerSeated')?.seatsBy === 'director' ? { place: to(said) } : {}),
  CorrectWrongSeat: (said) => {
    const { players: [first, other] = [], since } = said.of('WrongSeatCorrected') ?? {};
    const guess = { playerId: first?.playerId, ...first?.to, exchange: other !== undefined, sinceHand: since?.hand };
    return [true, false].flatMap((rightAmount) => withStack({ ...guess, rightAmount }, first?.stack));
  },
  BreakTable: (said) => [
    {},
    { reason: undefined },
    { reason: undefined, seats: said.all('PlayerMoved').map(({ playerId, to: place }) => ({ playerId, ...place })) },
    { seats: said.all('PlayerMoved').map(({ playerId, to: place }) => ({ playerId, ...place })) },
  ],
  RedrawSeats: (said) => ({ seed: said.of('SeatsRedrawn')?.origin.seed }),
  RedrawFinalTable: (said) => {
    const formed = said.of('FinalTableFormed');
    const seats = formed?.seats.map(({ playerId, seat }) => ({ playerId, table: formed.table, seat }));
    return [
      { table: undefined, seats: undefined },
      { table: formed?.table, seats: undefined },
      { table: formed?.table, seats },
    ];
  },
  HaltTable: (said) => (said.all('TableHalted').length > 1 ? [{}, { table: null }] : {}),
  OpenHand: (said) => {
    const opened = said.of('HandOpened');
    if (opened === undefined) return {};
    const absent = opened.seats.filter(({ dead }) => dead).map(({ seat }) => seat);
    return { absent, tournamentId: tournamentOfHand(opened.handId), ...ordered(opened) };
  },
  RecordHandPlayed: (said) => {
    const positions = { ...ordered(said.of('HandPlayed')), order: said.of('EliminatedTogether')?.order };
    return gone(said).length === 0 ? positions : busts('out', said).map((guess) => ({ ...positions, ...guess }));
  },
  WithdrawHandPlayed: (said) => ({ hand: said.of('HandWithdrawn')?.meant }),
  EliminatePlayer: (said) => {
    const { playerId, stackBefore } = said.of('PlayerEliminated') ?? {};
    return withStack({ playerId, ...knockout(said, playerId) }, stackBefore);
  },
  EliminatePlayers: (said) => [...busts('players', said), ...together(said)].flatMap((guess) => [guess, { ...guess, bubble: undefined }]),
  RecordAbandonment: (said) => {
    const { cause, removed } = said.of('PlayerWithdrew') ?? {};
    return withStack({ confirmed: cause === 'announced', judged: cause === 'inferred' }, removed);
  },
  RemoveAbsentPlayer: (said) => {
    const { cause, removed } = said.of('PlayerWithdrew') ?? {};
    return withStack({ gaveNotice: cause === 'notice' }, removed);
  },
  DisqualifyPlayer: (said) => {
    const [late, ...others] = said.all('OutPlayerDisqualified').map(({ playerId }) => ({ playerId }));
    if (late !== undefined) return others.length === 0 ? late : [late, { ...late, others }];
    return withStack({}, said.of('PlayerDisqualified')?.removed);
  },
  AnnulEntry: (said) => withStack({}, said.of('EntryAnnulled')?.removed),
  ReinstatePlayer: (said) => {
    const { reason, stack } = said.of('PlayerReinstated')?.byDirector ?? {};
    const seat = said.of('PlayerReinstated')?.to;
    return [...withStack({ reason, place: undefined }, stack), ...withStack({ reason, place: seat }, stack)];
  },
  CorrectElimination: (said) => {
    const { playerId, stack } = said.of('EliminationCorrected')?.wentOut ?? {};
    return withStack({ wentOut: playerId, ...knockout(said, playerId) }, stack);
  },
  CorrectPlaces: (said) => ({
    players: said.of('PlacesRuled')?.players.map(({ playerId, place }) => ({ playerId, place })),
    article: said.of('PlacesRuled')?.articles[0]?.article,
  }),
  StartTournament: (said) => {
    const { away = [], expected = [] } = said.of('TournamentStarted') ?? {};
    return { notThere: [...away, ...expected] };
  },
  StartPeriod: (said) => {
    const chosen = said.events.find(({ data }) => (data as Guess)['by'] === 'director')?.data as { period?: number; remainingMs?: number };
    // The level in the event is that of the period: one of them is given.
    return {
      period: chosen?.period,
      level: undefined,
      remainingSeconds: chosen?.remainingMs === undefined ? undefined : chosen.remainingMs / 1000,
    };
  },
  AdjustClock: (said) => ({ seconds: (said.of('ClockAdjusted')?.byMs ?? 0) / 1000 }),
  DetermineFirstButton: (said) => (said.of('FirstButtonDetermined')?.method === 'director' ? {} : { seat: undefined }),
  RecordOffence: source,
  IssuePenalty: (said) => {
    const guess = said.of('OffenceRecorded') === undefined ? {} : { offenceId: undefined, ...source(said) };
    return [guess, { ...guess, handInProgress: true }];
  },
  AnnounceChipRace: (said) => ({ by: said.of('ChipRaceAnnounced')?.by }),
  // The requested checks passed, so they change nothing.
  RunChipRace: (said) => ({ cards: raceCards(said), winners: undefined, rescued: undefined }),
  CorrectChipRace: (said) => {
    const cards = said
      .of('ChipRaceCorrected')
      ?.players.flatMap(({ seat, cards: dealt }) => (dealt.length > 0 ? [{ seat, cards: dealt }] : []));
    return [{ cards, winners: undefined, rescued: undefined }, { cards, rescued: undefined }, { cards, winners: undefined }, { cards }];
  },
  // Players who qualify without a ruling come first.
  RuleOnQualification: (said) => {
    const { qualified = [], ruling } = said.of('SatelliteFinished') ?? {};
    return qualified.slice(-MOST_RULED).map((_, index) => ({ players: qualified.slice(-index - 1), reason: ruling }));
  },
  SetPrizes: (said) => {
    const { changed } = said.of('PrizesSet') ?? {};
    if (changed === undefined) return { reason: undefined, ruling: undefined };
    return changed.byRuling ? { reason: undefined, ruling: changed.reason } : { reason: changed.reason, ruling: undefined };
  },
  NameBountyWinners: (said) => ({ by: said.of('BountyWon')?.to.map(({ playerId }) => playerId) }),
  AdvanceHandForHandRound: (said) => ({ without: said.of('HandForHandTablesExcused')?.tables }),
  ReportLostChipsFound: (said) => {
    const { returned = 0, removed = 0 } = said.of('LostChipsFound') ?? {};
    return { amount: returned + removed };
  },
  ProposeDeal: (said) => {
    const { shares = [], playOn } = said.of('DealProposed') ?? {};
    const amounts = shares.map(({ playerId, cents }) => ({ playerId, cents }));
    const accepted = said.all('DealAccepted').map(({ playerId }) => playerId);
    const atOnce = accepted.length === 0 ? {} : { acceptedBy: accepted };
    return [atOnce, { ...atOnce, amounts }, { ...atOnce, amounts, ...(playOn === true ? {} : { winner: undefined }) }];
  },
};

/** Possible commands, likeliest first, with every value for what the events leave open. */
export function guessTournamentCommand(type: string, events: readonly TournamentEvent[]): readonly Guess[] {
  const rule = rules[type as TournamentCommandType];
  const guessed = rule?.(new Said(events)) ?? {};
  return Array.isArray(guessed) ? (guessed as readonly Guess[]) : [guessed as Guess];
}
