/**
 * What may have been typed where an event stands first: commands to try, likeliest first. Only commands whose whole content stands in their
 * events are proposed, so that they can be decided again on another state.
 */
import type { HandCommand } from '../../../commands/hand.js';
import type { ByType } from '../../../events/event-type.js';
import type { HandEvent } from '../../../events/hand.js';
import type { SeatAct } from '../acts/early-acts.js';
import { reportProposals } from './report-candidates.js';

type Data<Type extends HandEvent['type']> = ByType<HandEvent>[Type]['data'];
type Proposals = { readonly [Type in HandEvent['type']]?: (data: Data<Type>, following: readonly HandEvent[]) => HandCommand[] };

const proposals: Proposals = {
  ...reportProposals,
  HandStarted: (hand) => [{ type: 'StartHand', hand }],
  Folded: ({ seat }) => [fold(seat)],
  // Chips of an act that did not stand stay in the pot of a player who folds; a fold where a check is free is noted before it.
  ChipsCommitted: ({ seat }) => [fold(seat)],
  InfractionNoted: ({ seat }) => [fold(seat)],
  Checked: ({ seat }) => [{ type: 'Act', seat, action: { type: 'check' } }],
  Called: ({ seat }) => [{ type: 'Act', seat, action: { type: 'call' } }],
  BetPlaced: ({ seat, to }) => [{ type: 'Act', seat, action: { type: 'bet', to } }],
  Raised: ({ seat, to }) => [{ type: 'Act', seat, action: { type: 'raise', to } }],
  GestureJudged: ({ seat, gesture }, following) => [{ type: 'Act', seat, gesture }, ...overridden(following, gesture)],
  OutOfTurnActRecorded: ({ seat, gesture }, following) => [{ type: 'Act', seat, gesture }, ...simultaneous(following)],
  DarkBetRecorded: ({ seat, street, gesture }) => [{ type: 'BetInTheDark', seat, street, gesture }],
  DarkBetConfirmed: ({ seat, street }) => [{ type: 'ConfirmDarkBet', seat, street }],
  RulingGiven: ({ rulingId, option, amount, reason }) => [{ type: 'RuleOnAction', rulingId, option, amount, reason }],
  RulingOverridden: (_, following) => overridden(following, null),
  BoardDealt: ({ street, cards }) => [{ type: 'DealBoard', street, cards }],
  BoardCorrected: ({ street, cards }) => [{ type: 'DealBoard', street, cards }],
  HoleCardsRecorded: ({ seat, cards }) => [{ type: 'RecordHoleCards', seat, cards: [...cards] as [string, string] }],
  HandTabled: ({ seat, cards }) => [{ type: 'TableHand', seat, cards: [...cards] as [string, string] }],
  PlayerExpelled: ({ articles: _articles, ...expelled }) => [{ type: 'ExpelFromHand', ...expelled }],
  PlayerReadmitted: (data) => [{ type: 'ReadmitToHand', ...data }],
  HandMucked: ({ seat }) => [
    { type: 'MuckHand', seat },
    { type: 'MuckHand', seat, potWaits: true },
    { type: 'MuckHand', seat, fromRecord: true },
    { type: 'MuckHand', seat, potWaits: true, fromRecord: true },
  ],
  PotMerged: (_, following) => [...declared(following), { type: 'AwardPots' }],
  PotAwarded: (_, following) => [...declared(following), { type: 'AwardPots' }],
  HandResultRecorded: ({ stillIn, added }, following) => [
    {
      type: 'RecordHandResult',
      stillIn,
      put: added.map(({ seat, put }) => ({ seat, amount: put })),
      winners: listDeclared(following),
    },
  ],
  IncidentRuled: ({ question, seat, option, amount, reason }) => [{ type: 'RuleOnIncident', question, seat, option, amount, reason }],
};

/** The commands that may have given the first of these events and some that follow it. */
export function proposeCommands(events: readonly HandEvent[]): HandCommand[] {
  const [first] = events;
  const propose = proposals[first!.type] as ((data: unknown, following: readonly HandEvent[]) => HandCommand[]) | undefined;
  return propose?.(first!.data, events) ?? [];
}

function fold(seat: number): HandCommand {
  return { type: 'Act', seat, action: { type: 'fold' } };
}

/** The director's action against the text, where it follows the act that it is about at once. */
function overridden(events: readonly HandEvent[], gesture: SeatAct['gesture'] | null): HandCommand[] {
  const ruled = events.find(({ type }) => type !== 'GestureJudged' && type !== 'InfractionNoted');
  if (ruled?.type !== 'RulingOverridden') return [];
  const { seat, action, reason } = ruled.data;
  const plain = (
    action.type === 'bet' || action.type === 'raise' ? { type: action.type, to: action.to! } : { type: action.type }
  ) as Extract<HandCommand, { type: 'OverrideRuling' }>['action'];
  return [{ type: 'OverrideRuling', seat, gesture, action: plain, reason }];
}

/** Acts of the same moment are kept first; the one in turn, where there is one, is judged after them. */
function simultaneous(events: readonly HandEvent[]): HandCommand[] {
  const acts: SeatAct[] = [];
  for (const event of events) {
    if (event.type === 'OutOfTurnActRecorded' || event.type === 'GestureJudged')
      acts.push({ seat: event.data.seat, gesture: event.data.gesture });
    if (event.type !== 'OutOfTurnActRecorded' && event.type !== 'InfractionNoted') break;
  }
  return acts.length < 2 ? [] : acts.slice(1).map((_, k) => ({ type: 'ActSimultaneously', acts: acts.slice(0, k + 2) }));
}

/** The winners that were named, pot by pot. */
function declared(events: readonly HandEvent[]): HandCommand[] {
  const end = events.findIndex(({ type }) => type !== 'PotAwarded' && type !== 'PotMerged');
  const winners = listDeclared(events.slice(0, end < 0 ? undefined : end));
  return winners.length === 0 ? [] : [{ type: 'DeclareWinners', winners }];
}

function listDeclared(events: readonly HandEvent[]): { pot: number; seats: number[] }[] {
  return events.flatMap((event) =>
    event.type === 'PotAwarded' && event.data.basis === 'declaration'
      ? [{ pot: event.data.pot, seats: event.data.shares.map(({ seat }) => seat) }]
      : [],
  );
}
