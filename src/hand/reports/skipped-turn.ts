/**
 * Decides what is left to a skipped player who speaks up: the turn with every option, a call or a fold, a
 * ruling of the director, or nothing (RC 44-B; MO 8.15; RO 9.3).
 */
import { cite } from '../../rulebooks/citing.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import { standActs } from '../acts/early-acts.js';
import { checkActor } from '../acts/gesture-checks.js';
import { listActsOver, losesTurn, wasPassedOver } from '../acts/lost-turns.js';
import { openRuling } from '../acts/open-ruling.js';
import type { Betting } from '../state/street-rules.js';
import { listAllOptions, listOptionsWithoutRaise } from '../judging/outcome.js';
import { readSituation } from '../judging/situation.js';
import type { Refused } from '../refusals.js';
import { refuse } from '../refusals.js';
import { indexOf } from '../state.js';
import type { HandUnfolding } from '../unfolding.js';
import type { ReportCommand } from '../../../commands/hand/reports.js';
import { killHand } from './kill-hand.js';

type Command<Type extends ReportCommand['type']> = Extract<ReportCommand, { type: Type }>;

export function claimSkippedTurn(unfolding: HandUnfolding, command: Command<'ClaimSkippedTurn'>, { betting }: Rulebook): Refused | null {
  const { seat, reasonableTimePassed } = command;
  const { state } = unfolding;
  const refused = checkActor(state, seat);
  if (refused !== null) return refused;
  const wasSkipped = listActsOver(state, seat).length > 0 || wasPassedOver(state, seat);
  if (state.turn !== indexOf(state, seat) || !wasSkipped) return refuse('SEAT_NOT_SKIPPED', { seat });
  const situation = readSituation(state, seat);
  const { skipped } = betting;
  if (!losesTurn(state, seat, betting, reasonableTimePassed)) {
    const articles = cite(skipped.losesRightWhen, skipped.beforeThat);
    unfolding.push({
      type: 'ActionBackedUp',
      data: { seat, options: [...listAllOptions(situation)], mayRaise: situation.raiseBar === null, articles },
    });
    return null;
  }
  const articles = cite(skipped.consequence, skipped.losesRightWhen);
  const options = [...listOptionsWithoutRaise(situation)];
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
 * The player may fold or call the last bet. Where that was made over them, it and what followed it stand first, and they answer when the turn
 * comes back to them (RO 9.3).
 */
export function passOver(unfolding: HandUnfolding, seat: number, betting: Betting): void {
  const { state } = unfolding;
  const articles = cite(betting.skipped.consequence, betting.skipped.losesRightWhen);
  const data = { seat, mayRaise: false, barred: true as const, articles };
  if (!listActsOver(state, seat).some(({ ruling }) => ruling === 'bet' || ruling === 'raise' || ruling === 'allIn')) {
    unfolding.push({ type: 'ActionBackedUp', data: { ...data, options: [...listOptionsWithoutRaise(readSituation(state, seat))] } });
    return;
  }
  unfolding.push({ type: 'ActionBackedUp', data: { ...data, options: ['call', 'fold'], actsStand: true } });
  standActs(unfolding, betting);
}

/** What the director ruled of a skipped turn. */
export function ruleOnSkippedTurn(unfolding: HandUnfolding, seat: number, dead: boolean, betting: Betting): void {
  if (dead) {
    killHand(unfolding, seat);
    standActs(unfolding, betting);
    return;
  }
  // The acts made over the player are valid (RC 44-B), and they answer them.
  passOver(unfolding, seat, betting);
}

/** The director saves a hand that was dead by a skipped turn, as long as the round is open. */
export function saveSkippedHand(
  unfolding: HandUnfolding,
  { seat, reason }: Command<'SaveSkippedHand'>,
  { betting }: Rulebook,
): Refused | null {
  const { state } = unfolding;
  if (reason.trim() === '') return refuse('REASON_REQUIRED');
  if (state.reports?.forfeited?.seat !== seat || state.phase !== 'betting') return refuse('NOTHING_TO_SAVE', { seat });
  const { tolerance } = betting.skipped;
  // The acts that waited behind the player have been made since: they answer the bet as it is now.
  const options = [...listOptionsWithoutRaise(readSituation({ ...state, live: state.live | (1 << indexOf(state, seat)) }, seat))];
  unfolding.push({
    type: 'HandRestored',
    data: { seat, options, reason: reason.trim(), barred: true, article: cite(tolerance)[0]! },
  });
  return null;
}
