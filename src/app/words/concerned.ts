/** The people whom a field of a command concerns, by the state of its stream. */
import type { Lead } from '../../../commands/concerns.js';
import type { PlayerId } from '../../../events/ids.js';
import type { HandState } from '../../hand/state.js';
import type { SeasonState } from '../../season/state.js';
import type { SheetState } from '../../sheet/state.js';
import type { InPlay, TournamentState } from '../../tournament/state.js';
import { lookUp } from '../../../events/look-up.js';

type People = readonly PlayerId[];

/** @param value a seat or several, or the number of the ruling */
export function concernedInHand({ start, actState }: HandState, lead: Lead, value: unknown): People {
  const dealtIn = start?.seats ?? [];
  const ruling = actState?.ruling;
  const asked = lead === 'ruling' ? (ruling?.rulingId === value ? [ruling?.seat] : []) : [value].flat();
  return (lead === 'hand' ? dealtIn : dealtIn.filter(({ seat }) => asked.includes(seat))).map(({ playerId }) => playerId);
}

/** @param value the number of a table, an offence, a penalty or a deal; of a table, null for all of them */
export function concernedInTournament(state: TournamentState, lead: Lead, value: unknown): People {
  if (state.phase === 'unknown' || state.phase === 'announced') return [];
  if (lead === 'table') return state.tables.filter(({ table }) => value == null || table === value).flatMap(seatedAt);
  if (lead === 'deal') {
    const { deal } = state.prizes;
    return deal !== null && deal.deal === value ? deal.shares.map(({ playerId }) => playerId) : [];
  }
  const { offences, penalties } = state.discipline;
  const found = (lead === 'penalty' ? penalties : offences)[Number(value) - 1];
  return found === undefined ? [] : [found.playerId];
}

const seatedAt = ({ seats }: InPlay['tables'][number]): People => seats.map(({ playerId }) => playerId);

/** @param value the number of an amendment */
export function concernedInSheet({ amendments }: SheetState, value: unknown): People {
  return amendments.flatMap(({ amendment, playerId }) => (amendment === value ? [playerId] : []));
}

/** @param value the number of an adjustment, a competitor or several, or the number of a stage whose list is upheld */
export function concernedInSeason(state: SeasonState, lead: Lead, value: unknown): People {
  if (lead === 'stage') {
    const { qualified = [], review = null } = state.stages[Number(value) - 1] ?? {};
    const named = [...(review?.wouldProceed ?? []), ...(review?.wouldNot ?? [])];
    return membersOf(state, named.length > 0 ? named : qualified.map(({ competitor }) => competitor));
  }
  if (lead === 'competitor') return membersOf(state, [value].flat() as readonly string[]);
  const adjusted = state.adjustments.find(({ adjustment }) => adjustment === value);
  return adjusted === undefined ? [] : membersOf(state, [adjusted.playerId ?? adjusted.teamId ?? '']);
}

/** Players by id, or the members of teams. */
function membersOf({ competitors, stages }: SeasonState, ids: readonly string[]): People {
  if (competitors === 'players') return ids as People;
  return ids.flatMap((team) => stages.flatMap(({ lineups }) => lookUp(lineups, team) ?? []));
}
