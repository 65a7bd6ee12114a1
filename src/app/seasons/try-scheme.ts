import { createHash } from 'node:crypto';
import type { SchemeTrialOutcome } from '../../../commands/season/seasons.js';
import type { SeasonId } from '../../../events/ids.js';
import type { Scheme } from '../../../events/season-schemes.js';
import { type SchemeTrial, trySchemeInSteps } from '../../season/trial.js';
import type { Sources } from '../dispatch/sources.js';
import { finishInTurns } from '../pieces.js';
import { readStandings, STEPS_A_TURN } from './season-past.js';
import { seasonViews } from './season-views.js';

/**
 * The changes by a scheme in the open stages, and the places for which it has no points. Runs in pieces.
 * @param keepOn called before each piece; it may throw when nobody waits for the result
 * @throws ViewError when this node is behind
 */
export async function tryScheme(
  sources: Pick<Sources, 'load' | 'reach' | 'store' | 'views'>,
  id: SeasonId,
  scheme: Scheme,
  keepOn: () => void = () => undefined,
): Promise<{ readonly trials: readonly SchemeTrial[]; readonly outcome: SchemeTrialOutcome }> {
  await sources.reach(seasonViews);
  const { state } = await sources.load('season', id);
  const trials: SchemeTrial[] = [];
  for (const [at, { status, rules }] of state.stages.entries()) {
    if (status !== 'open') continue;
    keepOn();
    const trial = trySchemeInSteps(await readStandings(sources, state, at + 1, null), scheme, rules.counting);
    trials.push(await finishInTurns(trial, STEPS_A_TURN, keepOn));
  }
  return { trials, outcome: { digest: digestOf(trials), problem: trials.flatMap(({ problems }) => problems)[0] ?? null } };
}

/** Equal for equal differences. */
function digestOf(trials: readonly SchemeTrial[]): string {
  const hash = createHash('sha256');
  for (const { differences } of trials) {
    for (const { competitor, rankNow, rankThen, pointsNow, pointsThen } of differences) {
      hash.update(`${competitor} ${rankNow} ${rankThen} ${pointsNow} ${pointsThen}\n`);
    }
    hash.update('\n');
  }
  return hash.digest('hex');
}
