/**
 * Bounties, where house rules have them. A bounty goes to the winners of the pot that held the player's last chips. Where no typed hand shows
 * them, the director names them. The winner of the tournament gets their own.
 */
import { bookOf } from '../book.js';
import type { HandId, PlayerId } from '../../../events/ids.js';
import type { TournamentEvent } from '../../../events/tournament.js';
import { cite } from '../../rulebooks/citing.js';
import { refuseUnlessWhole } from '../bounds.js';
import type { TournamentCommand, TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import { refuse, type TournamentDecision } from '../refusals.js';
import { type InPlay, outOf, isIn, type TournamentState } from '../state.js';
import { splitEvenly } from './apportion.js';
import type { Knockout } from '../../../commands/tournament/prizes.js';
import { findEntry } from '../evolve/prizes.js';

/** The most players who can win one pot. */
const MAX_WINNERS = 10;

export function decideBountyWinners({ playerId, by }: CommandOf<'NameBountyWinners'>, tournament: InPlay): TournamentDecision {
  const { terms, bounties } = tournament.prizes;
  if (terms === null || terms.entry.bounty === 0) return refuse('NO_BOUNTIES');
  const many = refuseUnlessWhole('by', by.length, 1, MAX_WINNERS);
  if (many) return many;
  for (const named of [playerId, ...by]) if (!isTakingPart(tournament, named)) return refuse('UNKNOWN_PLAYER', { playerId: named });
  if (by.includes(playerId)) return refuse('OWN_BOUNTY', { playerId });
  const repeated = by.find((named, at) => by.indexOf(named) < at);
  if (repeated !== undefined) return refuse('PLAYER_REPEATED', { playerId: repeated });
  if (isIn(tournament, playerId)) return refuse('PLAYER_STILL_IN', { playerId });
  const entry = findEntry(tournament, playerId);
  const known = bounties.find((each) => each.playerId === playerId && each.entry === entry);
  if (known !== undefined && known.handId !== null) return refuse('BOUNTY_WON_BY_HAND', { playerId, handId: known.handId });
  if (known !== undefined && known.to.map((each) => each.playerId).join() === by.join()) return { events: [] };
  return { events: [makeBountyWon(tournament, terms.entry.bounty, { playerId, by }, null)] };
}

/** The winners of the bounties, as the command names them; for players who go out at untracked tables. */
export function listKnockouts(command: TournamentCommand): readonly Knockout[] {
  switch (command.type) {
    case 'EliminatePlayer':
      return readKnockouts([command]);
    case 'EliminatePlayers':
      return readKnockouts(command.players);
    case 'RecordHandPlayed':
      return readKnockouts(command.out ?? []);
    case 'DisqualifyPlayer':
      return readKnockouts(command.others ?? []);
    case 'CorrectElimination':
      return readKnockouts([{ playerId: command.wentOut, knockedOutBy: command.knockedOutBy }]);
    default:
      return [];
  }
}

function readKnockouts(
  busts: readonly { readonly playerId: PlayerId; readonly knockedOutBy?: readonly PlayerId[] | undefined }[],
): readonly Knockout[] {
  return busts.flatMap(({ playerId, knockedOutBy: by }) => (by === undefined ? [] : [{ playerId, by }]));
}

/** As {@link decideBountyWinners} for a player whom the same command has put out. */
export function nameKnockout(state: TournamentState, { playerId, by }: Knockout): TournamentDecision {
  if (state.phase !== 'running' && state.phase !== 'finished') return { events: [] };
  return decideBountyWinners({ type: 'NameBountyWinners', playerId, by }, state);
}

function isTakingPart(state: InPlay, playerId: PlayerId): boolean {
  return isIn(state, playerId) || outOf(state, playerId) !== undefined;
}

/** The bounties of those whom a settled hand has put out. `after`: the state once they are. */
export function makeBountyEvents(after: InPlay, events: readonly TournamentEvent[], knockouts: readonly Knockout[]): TournamentEvent[] {
  const { terms } = after.prizes;
  if (terms === null || terms.entry.bounty === 0) return [];
  return events.flatMap((event) => {
    if (event.type !== 'PlayerEliminated' || event.data.handId === null) return [];
    const { playerId, handId } = event.data;
    const knockout = knockouts.find((each) => each.playerId === playerId && each.by.length > 0);
    return knockout === undefined ? [] : [makeBountyWon(after, terms.entry.bounty, knockout, handId)];
  });
}

/** The bounties that were won, with another sum on every head. */
export function makeBountiesAgain(state: InPlay, cents: number): TournamentEvent[] {
  return state.prizes.bounties.map(({ playerId, to, handId, entry }): TournamentEvent => {
    const won = makeBountyWon(state, cents, { playerId, by: to.map((each) => each.playerId) }, handId);
    return won.type === 'BountyWon' ? { ...won, data: { ...won.data, entry } } : won;
  });
}

function makeBountyWon(state: InPlay, cents: number, { playerId, by }: Knockout, handId: HandId | null): TournamentEvent {
  const parts = splitEvenly(cents, by.length);
  const to = by.map((winner, at) => ({ playerId: winner, cents: parts[at]! }));
  const { bounty } = bookOf(state.settings).floor.prize;
  return { type: 'BountyWon', data: { playerId, entry: findEntry(state, playerId), handId, to, articles: cite(bounty) } };
}
