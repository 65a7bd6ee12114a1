/**
 * Decides what is left to a player whose turn was jumped over and who speaks up: his turn with every option, a call or a fold, a
 * ruling of the director, or nothing (RC 44-B; MO 8.15; RO 9.3).
 * Pure. May import: `events/` (types), `decider` and its neighbours.
 */
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { standActs } from '../acts/early-acts.js';
import { checkActor } from '../acts/gesture-checks.js';
import { openRuling } from '../acts/open-ruling.js';
import type { EarlyAct } from '../acts/state.js';
import type { Betting } from '../betting/street-rules.js';
import { type ActSince, isSubstantialAction } from '../betting/substantial-action.js';
import { everything, withoutRaise } from '../judging/outcome.js';
import { situationOf } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { type HandState, indexOf } from '../state.js';
import type { Unfolding } from '../unfolding.js';
import type { ReportCommand } from './commands.js';
import { killHand } from './kill-hand.js';

type Command<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;

export function claimSkippedTurn(unfolding: Unfolding, command: Command<'ClaimSkippedTurn'>, { betting }: Rulebook): Refused | null {
  const { seat, reasonableTimePassed } = command;
  const { state } = unfolding;
  const refused = checkActor(state, seat);
  if (refused !== null) return refused;
  const since = actsOver(state);
  if (state.turn !== indexOf(state, seat) || since.length === 0) return refuse('SEAT_NOT_SKIPPED', { seat });
  const situation = situationOf(state, seat);
  const { skipped } = betting;
  if (!losesRight(since, betting, reasonableTimePassed)) {
    const articles = cite(skipped.losesRightWhen, skipped.beforeThat);
    unfolding.push({
      type: 'ActionBackedUp',
      data: { seat, options: [...everything(situation)], mayRaise: situation.raiseBar === null, articles },
    });
    return null;
  }
  const articles = cite(skipped.consequence, skipped.losesRightWhen);
  const options = [...withoutRaise(situation)];
  switch (skipped.consequence.value) {
    case 'callOrFold':
      passOver(unfolding, seat, betting);
      return null;
    case 'directorDeadOrLimited':
      openRuling(unfolding, {
        kind: 'skippedTurn',
        seat,
        options: ['handDead', 'nonAggressiveOnly'],
        default: 'nonAggressiveOnly',
        articles,
        reason: 'skippedTurn',
      });
      return null;
    case 'deadUnlessSaved':
      unfolding.push({ type: 'TurnForfeited', data: { seat, directorMaySave: true, optionsIfSaved: options, articles } });
      killHand(unfolding, seat);
      standActs(unfolding, betting);
      return null;
  }
}

/**
 * He may fold or call the last bet. Where that was made over him, it and what followed it stand first, and he answers when the turn comes
 * back to him (RO 9.3).
 */
export function passOver(unfolding: Unfolding, seat: number, betting: Betting): void {
  const { state } = unfolding;
  const articles = cite(betting.skipped.consequence, betting.skipped.losesRightWhen);
  const data = { seat, mayRaise: false, articles };
  if (!actsOver(state).some(({ ruling }) => ruling === 'bet' || ruling === 'raise' || ruling === 'allIn')) {
    unfolding.push({ type: 'ActionBackedUp', data: { ...data, options: [...withoutRaise(situationOf(state, seat))] } });
    return;
  }
  unfolding.push({ type: 'ActionBackedUp', data: { ...data, options: ['call', 'fold'], actsStand: true } });
  standActs(unfolding, betting);
}

/** What the director ruled of a skipped turn. */
export function ruleOnSkippedTurn(unfolding: Unfolding, seat: number, dead: boolean, betting: Betting): void {
  if (dead) {
    killHand(unfolding, seat);
    standActs(unfolding, betting);
    return;
  }
  const options = [...withoutRaise(situationOf(unfolding.state, seat))];
  unfolding.push({ type: 'ActVoided', data: { seat, options, committed: 0, articles: cite(betting.skipped.consequence) } });
}

/** The director saves a hand that was dead by a skipped turn, as long as the round is open. */
export function saveSkippedHand(unfolding: Unfolding, { seat, reason }: Command<'SaveSkippedHand'>, { betting }: Rulebook): Refused | null {
  const { state } = unfolding;
  if (reason.trim() === '') return refuse('REASON_REQUIRED');
  if (state.reports?.forfeited?.seat !== seat || state.phase !== 'betting') return refuse('NOTHING_TO_SAVE', { seat });
  const { tolerance } = betting.skipped;
  // The acts that waited behind him have been made since: he answers the bet as it is now.
  const options = [...withoutRaise(situationOf({ ...state, live: state.live | (1 << indexOf(state, seat)) }, seat))];
  unfolding.push({
    type: 'HandRestored',
    data: { seat, options, reason: reason.trim(), article: cite(tolerance)[0]! },
  });
  return null;
}

/** Whether the seat in turn was jumped over by so many acts that its turn is lost. */
export function losesTurn(state: HandState, seat: number, betting: Betting, reasonableTimePassed: boolean): boolean {
  const since = actsOver(state);
  return state.turn === indexOf(state, seat) && since.length > 0 && losesRight(since, betting, reasonableTimePassed);
}

/** The acts that were made over the seat in turn. */
function actsOver({ floor }: HandState): readonly EarlyAct[] {
  return (floor?.early ?? []).filter((act) => !act.dark && !act.simultaneous);
}

function losesRight(since: readonly EarlyAct[], { skipped, substantialAction }: Betting, reasonableTimePassed: boolean): boolean {
  switch (skipped.losesRightWhen.value) {
    case 'threeActed':
      return new Set(since.map(({ seat }) => seat)).size >= 3;
    case 'substantialAction':
      return isSubstantialAction(since.map(actSince), substantialAction, 'turn');
    case 'reasonableTimeAndSubstantialAction':
      return reasonableTimePassed && isSubstantialAction(since.map(actSince), substantialAction, 'turn');
  }
}

function actSince({ seat, ruling }: EarlyAct): ActSince {
  if (ruling === 'fold' || ruling === 'check') return { seat, kind: ruling };
  return { seat, kind: ruling === 'void' || ruling === null ? 'check' : 'chips' };
}
