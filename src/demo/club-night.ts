/**
 * Reads a club night: hands of Poker Hand History in their order at the tables of one tournament, with the director's commands between
 * them. `examples/club-night.phhs` is one; docs/club-night.md describes the user fields.
 */
import { z } from 'zod';
import { nameEdition } from '../../events/editions.js';
import { PlayerId, TournamentId } from '../../events/ids.js';
import { tournamentEvents } from '../../events/tournament.js';
import { TableNumber } from '../../events/values.js';
import type { HandCommand } from '../../commands/hand.js';
import { planHand, type HandPlan } from '../phh/hand-plan.js';
import { readPhh, type PhhHand } from '../phh/phh.js';
import { PhhError } from '../phh/phh-error.js';
import { describeFailure, playPlan } from '../phh/play-plan.js';

const NumberedSettings = z.looseObject({ rulebook: z.looseObject({ id: z.string(), version: z.int() }) });

/** The first hand's `_tournament`: everything up to the start. */
const Night = z.object({
  settings: z.preprocess(inEventForm, tournamentEvents.TournamentCreated.data),
  /** The seed of the seat draw. */
  seed: z.string(),
  players: z.array(z.object({ id: PlayerId, name: z.string().min(1) })).min(2),
});
export type Night = z.infer<typeof Night>;

/** Old files have a rulebook's version instead of an edition. */
function inEventForm(settings: unknown): unknown {
  const numbered = NumberedSettings.safeParse(settings);
  return numbered.success ? nameEdition(numbered.data) : settings;
}

/** The director's commands before a hand, in `_before`. */
const Directing = z.discriminatedUnion('do', [
  z.object({ do: z.literal('startPeriod'), period: z.int().min(0) }),
  z.object({ do: z.literal('breakTable'), table: TableNumber }),
  z.object({ do: z.literal('movePlayer'), player: PlayerId, table: TableNumber, seat: z.int().min(1).max(10), reason: z.string() }),
]);
export type Directing = z.infer<typeof Directing>;

export type ClubNightStep =
  | Directing
  | {
      readonly do: 'playHand';
      readonly table: number;
      readonly handNumber: number;
      /** The hand that the tournament must open: seats, stacks, positions, forced bets. */
      readonly plan: HandPlan;
      /** The hand after its start, to the end. */
      readonly commands: readonly HandCommand[];
    };

export interface ClubNight extends Night {
  readonly steps: readonly ClubNightStep[];
}

/**
 * Reads a night and plays each of its hands in memory, which shows that it can be played.
 * @param tournamentId the tournament in whose name the hands start
 * @throws PhhError naming the hand and its error
 */
export function readClubNight(text: string, source: string, tournamentId: TournamentId = TournamentId.parse('club-night')): ClubNight {
  const hands = readPhh(text, source);
  const night = fieldOf(hands[0] as PhhHand, '_tournament', Night);
  const steps = hands.flatMap((hand): ClubNightStep[] => {
    const before: ClubNightStep[] = hand.userFields['_before'] === undefined ? [] : fieldOf(hand, '_before', z.array(Directing));
    return before.concat(playStep(hand, planHand(hand, { tournamentId, rulebook: night.settings.rulebook })));
  });
  return { ...night, steps };
}

/** Whether hands form a whole night: the first one has the announcement. */
export function isClubNight([first]: readonly PhhHand[]): boolean {
  return first?.userFields['_tournament'] !== undefined;
}

function playStep(hand: PhhHand, plan: HandPlan): ClubNightStep {
  const { commands, failure } = playPlan(plan);
  if (failure !== null) throw new PhhError('PHH_ACTION_INVALID', { ...hand.place, field: 'actions' }, describeFailure(failure));
  const { table, handNumber } = plan.start;
  return { do: 'playHand', table, handNumber, plan, commands: commands.filter(({ type }) => type !== 'StartHand') };
}

function fieldOf<T>(hand: PhhHand, field: string, shape: z.ZodType<T>): T {
  const read = shape.safeParse(hand.userFields[field]);
  if (read.success) return read.data;
  throw new PhhError('PHH_FIELD_INVALID', { ...hand.place, field }, z.prettifyError(read.error).replaceAll('\n', ' '));
}
