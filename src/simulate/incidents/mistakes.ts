/** A maker for each kind of mistake of a floor, with its correction. */
import type { PlayerId } from '../../../events/ids.js';
import type { TournamentCommand } from '../../../commands/tournament.js';
import { between, pick } from '../random.js';
import { type Maker, type Moment, ofPlayer, withChips } from './moment.js';

const wrong = 'entered wrongly';

export const mistakes = {
  /** The floor reports the wrong player as out, and notices at once. */
  isMistakenForOut: ofPlayer((playerId, { at }) => [
    { type: 'EliminatePlayer', playerId, at },
    { type: 'ReinstatePlayer', playerId, reason: 'entered for another player', at },
  ]),
  /** The clock is moved forward by mistake, and back. */
  clockIsMoved: ({ random, at }) => {
    const seconds = between(random, 30, 300);
    return [
      { type: 'AdjustClock', seconds, reason: wrong, at },
      { type: 'AdjustClock', seconds: -seconds, reason: 'put back', at },
    ];
  },
  /** A player is entered who is not there. */
  isEnteredForNothing: (moment) => {
    const playerId = moment.nextLatecomer();
    return [admit(moment, playerId), annul(playerId, moment)];
  },
  /** A player is entered under another's name. */
  isEnteredAsAnother: (moment) => {
    const playerId = moment.nextLatecomer();
    const admission = { adult: true, showsDocument: true, confirmsData: true } as const;
    const transfer = {
      type: 'TransferEntry',
      playerId,
      toPlayer: moment.nextLatecomer(),
      ...admission,
      reason: wrong,
      at: moment.at,
    } as const;
    return [admit(moment, playerId), transfer];
  },
  /** A purchase is entered for the wrong player. */
  isSoldToTheWrong: ofPlayer((playerId, { random, at }) => {
    const of = { playerId, at };
    const paid = random() < 0.5;
    return random() < 0.5
      ? [
          { type: 'Rebuy', paid, ...of },
          { type: 'CancelPurchase', purchase: 'rebuy', reason: wrong, ...of },
        ]
      : [
          { type: 'TakeAddOn', paid, ...of },
          { type: 'CancelPurchase', purchase: 'addOn', reason: wrong, ...of },
        ];
  }),
  /** A hand is recorded as played that was not. */
  handIsRecordedTwice: ({ table, at }) => [
    { type: 'RecordHandPlayed', table: table.table, at },
    { type: 'WithdrawHandPlayed', table: table.table, reason: wrong },
  ],
  /** A stack is recorded with a neighbour's chips in it. */
  isMiscounted: withChips((playerId, amount, { running, table, stackOf, random, at }) => {
    const others = table.seats.filter((seat) => seat.playerId !== playerId);
    if (others.length === 0) return null;
    const gainer = pick(random, others).playerId;
    const right = table.seats.map((seat) => ({ playerId: seat.playerId, stack: stackOf(seat.playerId) }));
    const stacks = right.map((each) => {
      if (each.playerId === playerId) return { ...each, stack: each.stack - amount };
      return each.playerId === gainer ? { ...each, stack: each.stack + amount } : each;
    });
    return [
      { type: 'RecordChipCounts', table: table.table, stacks, reason: wrong, at },
      {
        type: 'CorrectChipCount',
        table: table.table,
        count: (running.chips.lastCounts.get(table.table)?.count ?? 0) + 1,
        stacks: right,
        reason: wrong,
      },
    ];
  }),
  /** Two eliminated players change places by a ruling that is taken back. */
  placesAreConfused: ({ running, at }) => {
    const [one, other] = running.eliminations.slice(-2);
    if (one === undefined || other === undefined || one.place === other.place) return null;
    const swap = (first: number, second: number) =>
      ({
        type: 'CorrectPlaces',
        players: [
          { playerId: one.playerId, place: first },
          { playerId: other.playerId, place: second },
        ],
        article: 'RO 1.10',
        reason: wrong,
        at,
      }) as const;
    return [swap(other.place, one.place), swap(one.place, other.place)];
  },
  /** A race is announced too early. */
  raceIsAnnouncedTooEarly: ({ running, at }) => {
    const { denominations, chipUnit } = running.chipRace;
    const next = denominations.find((value) => value > chipUnit);
    if (next === undefined) return null;
    return [
      { type: 'AnnounceChipRace', newSmallest: next, at },
      { type: 'WithdrawChipRace', reason: wrong },
    ];
  },
  /** Registration is closed too early. */
  doorsAreClosedTooEarly: ({ at }) => [
    { type: 'CloseLateEntry', ruling: wrong, at },
    { type: 'ReopenLateEntry', reason: wrong, at },
  ],
  /** The rest of the structure is changed, with a level one minute longer. */
  structureIsChanged: ({ running, at }) => {
    const { settings, clock } = running;
    const from = clock.period + 1;
    const [first, ...rest] = settings.structure.slice(from);
    if (first === undefined) return null;
    return { type: 'ChangeStructure', from, periods: [{ ...first, seconds: first.seconds + 60 }, ...rest], reason: wrong, at };
  },
} as const satisfies Readonly<Record<string, Maker>>;

function admit({ at }: Moment, playerId: PlayerId): TournamentCommand {
  return { type: 'AdmitLatePlayer', playerId, adult: true, showsDocument: true, confirmsData: true, at };
}

/** Without a count: it is refused when the table's stacks are unknown. */
function annul(playerId: PlayerId, { at }: Moment): TournamentCommand {
  return { type: 'AnnulEntry', playerId, reason: wrong, at };
}
