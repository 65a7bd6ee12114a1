/**
 * Evenings at which everything happens in any order, each from its seed: hands typed in or not, claims, purchases, eliminations, moves and
 * breaks, and all that puts them right.
 */
import { bookIds } from '../../../src/rulebooks/setting.js';
import { Dice } from '../dice.js';
import { chipActs } from './acts-chips.js';
import { peopleActs } from './acts-people.js';
import { playActs } from './acts-play.js';
import { Night, type Step } from './night.js';

const acts = { ...playActs, ...peopleActs, ...chipActs };
export type Act = keyof typeof acts;
export const everyAct = Object.keys(acts) as readonly Act[];

/** Hands are what most happens on a night. */
export const usualActs = [
  'hand',
  'hand',
  'hand',
  'open',
  'settle',
  'settle',
  'count',
  'clock',
  'announce',
  'race',
  'found',
] as const satisfies readonly Act[];

const STEPS = { least: 60, most: 220 };

/** Does what a step says, where the evening has begun. */
export function doStep(night: Night, step: Step<Act>): void {
  if (night.inPlay !== undefined) acts[step.what](night, step);
}

/** The evening of a seed. @throws SimulationFault where chips, money, seats or places do not hold */
export function soakAnyOrder(seed: number, onDecision?: ConstructorParameters<typeof Night>[3]): Night {
  const dice = new Dice(seed);
  const night = new Night(bookIds[seed % bookIds.length]!, dice.from(2, 18), dice.either(), onDecision);
  for (let left = dice.from(STEPS.least, STEPS.most); left > 0; left -= 1) {
    const what = dice.onceIn(3) ? dice.pick(usualActs) : dice.pick(everyAct);
    doStep(night, {
      what,
      table: dice.under(6),
      one: dice.under(10),
      other: dice.under(10),
      amount: dice.under(1_000),
      yes: dice.either(),
    });
  }
  return night;
}
