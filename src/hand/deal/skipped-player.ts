/**
 * Decides on a skipped player together with the director (RC 44-B; MO 8.15; RO 9.3). `ClaimSkippedTurn` leaves an open ruling to
 * the director; this asks them first, with every answer.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { standActs } from '../acts/early-acts.js';
import { losesTurn } from '../acts/lost-turns.js';
import { checkActor } from '../acts/gesture-checks.js';
import type { IncidentAnswer, OpenQuestion, QuestionRules } from '../questions.js';
import { listAllOptions, listOptionsWithoutRaise } from '../judging/outcome.js';
import { readSituation } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { claimSkippedTurn, passOver } from '../reports/skipped-turn.js';
import { type HandState, indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import { killSeats } from './checks.js';
import type { DealCommand } from '../../../commands/hand/deal.js';

type Command = Extract<DealCommand, { type: 'ResolveSkippedPlayer' }>;

export function resolveSkippedPlayer(unfolding: HandUnfolding, command: Command, book: Rulebook): Refused | null {
  const { betting } = book;
  const { seat, reasonableTimePassed = true } = command;
  const { state } = unfolding;
  const { consequence, losesRightWhen } = betting.skipped;
  if (wasKilled(state, seat)) return null;
  const refused = checkActor(state, seat);
  if (refused !== null) return refused;
  if (consequence.value === 'callOrFold' || !losesTurn(state, seat, betting, reasonableTimePassed)) {
    return claimSkippedTurn(unfolding, { type: 'ClaimSkippedTurn', seat, reasonableTimePassed }, book);
  }
  const articles = cite(consequence, losesRightWhen);
  if (consequence.value === 'directorDeadOrLimited') {
    const options = ['dead', 'foldOrCall', 'actNormally'];
    return refuse('TD_RULING_REQUIRED', { question: 'skippedPlayer', options, default: 'foldOrCall' }, articles[0]?.article ?? null);
  }
  killSeats(unfolding, [seat], 'skipped', articles);
  unfolding.push({
    type: 'DefaultRuled',
    data: { question: 'skippedPlayer', seat, options: ['dead', 'foldOrCall'], default: 'dead', amount: null, articles },
  });
  unfolding.conclude();
  standActs(unfolding, betting);
  return null;
}

/** The director's ruling on a skipped player: before anything else happens, or on a hand that died of it while its round is open. */
export const skippedPlayer: QuestionRules = {
  open(state, { seat }, { betting }): OpenQuestion | Refused | null {
    if (seat === null || state.phase !== 'betting') return null;
    const articles = cite(betting.skipped.consequence, betting.skipped.losesRightWhen);
    if (wasKilled(state, seat)) return { options: ['foldOrCall'], prescribed: null, articles };
    if (checkActor(state, seat) !== null || !losesTurn(state, seat, betting, true)) return null;
    const prescribed = { directorDeadOrLimited: null, deadUnlessSaved: 'dead', callOrFold: 'foldOrCall' } as const;
    return { options: ['dead', 'foldOrCall', 'actNormally'], prescribed: prescribed[betting.skipped.consequence.value], articles };
  },
  carryOut(unfolding, { seat, option, reason }: IncidentAnswer, { betting }): null {
    if (seat === null) return null;
    const { state } = unfolding;
    const articles = cite(betting.skipped.consequence);
    if (wasKilled(state, seat)) {
      const situation = readSituation({ ...state, live: state.live | (1 << indexOf(state, seat)) }, seat);
      const article = cite(betting.skipped.tolerance)[0]!;
      unfolding.push({
        type: 'HandRestored',
        data: { seat, options: [...listOptionsWithoutRaise(situation)], reason, barred: true, article },
      });
      return null;
    }
    if (option === 'dead') {
      killSeats(unfolding, [seat], 'skipped', articles);
      unfolding.conclude();
      standActs(unfolding, betting);
      return null;
    }
    if (option === 'foldOrCall') {
      passOver(unfolding, seat, betting);
      return null;
    }
    const situation = readSituation({ ...state, barred: state.barred & ~(1 << indexOf(state, seat)) }, seat);
    const mayRaise = situation.raiseBar === null;
    unfolding.push({ type: 'ActionBackedUp', data: { seat, options: [...listAllOptions(situation)], mayRaise, articles } });
    return null;
  },
};

/** Whether the hand died because its player was skipped, and was not given back. */
function wasKilled(state: HandState, seat: number): boolean {
  return state.incidents?.deal.skipped === seat && ((state.live >> indexOf(state, seat)) & 1) === 0;
}
