/** The stack of a player during a tournament, as it was known at some moments: what counts and hands gave. */
import { useState } from 'preact/hooks';
import { StackHistory, type StackHistoryAnswer } from '../generated/operations.js';
import { ask } from '../lib/ask.js';
import { chips, timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { playerTexts } from '../text/player.js';
import { StepPlot } from './step-plot.js';

const MOMENTS = 12;

interface StackPlotProps {
  readonly tournamentId: string;
  readonly playerId: string;
  readonly name: string;
  readonly startedAt: string;
  /** Null while it runs. */
  readonly finishedAt: string | null;
}

type Variables = Parameters<NonNullable<(typeof StackHistory)['of']>>[0];
type Steps = readonly { readonly at: number; readonly value: number }[];

export function StackPlot({ tournamentId, playerId, name, startedAt, finishedAt }: StackPlotProps) {
  const t = playerTexts();
  const [steps, setSteps] = useState<Steps | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const load = async (): Promise<void> => {
    const from = Date.parse(startedAt);
    const to = finishedAt === null ? Date.now() : Date.parse(finishedAt);
    const times = Array.from({ length: MOMENTS }, (_, index) => Math.round(from + ((to - from) * index) / (MOMENTS - 1)));
    const moments = Object.fromEntries(times.map((at, index) => [`t${index}`, new Date(at).toISOString()]));
    const variables = { id: tournamentId, player: playerId, ...moments } as Variables;
    const outcome = await ask(StackHistory, variables, currentLanguage());
    if ('failure' in outcome) return setFailure(outcome.failure.message ?? t.noNetwork);
    setSteps(stepsOf(outcome.answer, times));
  };
  if (failure !== null) return <p role="alert">{failure}</p>;
  if (steps !== null && steps.length < 2) return <p role="status">{t.noStacks}</p>;
  if (steps !== null) {
    return (
      <>
        <StepPlot title={`${t.stacks} · ${name}`} series={[{ name: t.stack, steps }]} write={chips} writeTime={timeOfDay} />
        <p class="dim">{t.stacksHint}</p>
      </>
    );
  }
  return (
    <button type="button" class="screen" aria-label={t.showStacksOf(name)} onClick={() => void load()}>
      {t.showStacks}
    </button>
  );
}

/** Moments at which the stack was known; nothing once the player is out but the last zero. */
function stepsOf({ tournament }: StackHistoryAnswer, times: readonly number[]): Steps {
  const then = Object.values(tournament ?? {});
  return times.flatMap((at, index) => {
    const standing = then[index];
    return standing == null || !standing.stackKnown ? [] : [{ at, value: standing.stack }];
  });
}
