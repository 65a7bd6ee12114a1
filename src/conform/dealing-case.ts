/**
 * The kind of file that is a list of dealing cases: each is played through the hand's decider under every book that it names, and what
 * comes out is compared with what the case says.
 *
 * How a case is played: dealing-given builds the hand of `given` (who sits where: dealing-roster; which cards: dealing-cards), by the
 * real start and real acts, streets before by as few events as say what they left. A room joins in by its file dealing-{room}:
 * - `commands`: the case's command as commands of ours (or what another decider answered). Automatic ones (BuildPots …) return none, and
 *   call `play.includeLastStep()` so that what followed the last act of `given` counts as theirs.
 * - `events`: one of our events as cases tell it, field by field, or null where it is not that event. All told fields must be equal.
 * - `states`: a field of `then.state`, read from `play.hand.state` and `play.events`.
 * - `inDeal` and `prepare`, where `given` tells what only the room knows: called when the blinds are in, and before `when`;
 *   `begin` where the kit's way of building the hand does not fit; `seat` for what a seat's hand is besides live, dead and allIn.
 * What no file knows differs: nothing passes unread. A part of them: `tapis conform FILE --case EX` on the built program, or the test
 * `test/dealing-cases.spec.ts -t 'EX-'`.
 * May import: zod, `rulebooks/`, its neighbours.
 */
import { z } from 'zod';
import { erratumOf } from '../rulebooks/errata.js';
import { type Rulebook, rulebooks } from '../rulebooks/rulebooks.js';
import { DealingCase } from './dealing-case-shape.js';
import * as claims from './dealing-claims.js';
import { common } from './dealing-common.js';
import { differencesIn } from './dealing-compare.js';
import * as deal from './dealing-deal.js';
import * as dealtCards from './dealing-dealt-cards.js';
import * as deck from './dealing-deck.js';
import * as discards from './dealing-discards.js';
import { beginHand } from './dealing-given.js';
import { DealingPlay } from './dealing-play.js';
import type { Room } from './dealing-room.js';
import * as showing from './dealing-showing.js';
import { type CaseDifference, type CheckedCase, type FileKind, outcomeOf, type Outcome } from './kind.js';

/** The rooms before what they share: a room may know better. */
const rooms: readonly Room[] = [deal, dealtCards, deck, discards, showing, claims, common];

/** What tells a dealing case from the cases of other parts: its phase, and commands in order. */
const LooksLike = z
  .array(z.object({ rulebook: z.string(), given: z.object({ phase: z.string() }), when: z.array(z.unknown()), then: z.unknown() }))
  .min(1);

export const dealingCases: FileKind = {
  name: 'dealing cases of the rulebooks',
  form: 'a JSON array',
  counts: 'cases',
  recognises(text) {
    if (!/^\s*\[/.test(text)) return false;
    try {
      return LooksLike.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  },
  check: (text) => Promise.resolve((JSON.parse(text) as unknown[]).flatMap(checkCase)),
};

/** Checks one case under every book that it names. */
export function checkCase(record: unknown, at: number): readonly CheckedCase[] {
  const read = DealingCase.safeParse(record);
  if (!read.success) {
    const { id } = (record ?? {}) as { id?: unknown };
    const first = read.error.issues[0];
    const reason = `${first?.path.join('.') ?? ''}: ${first?.message ?? 'not whole'}`;
    return [{ id: typeof id === 'string' ? id : `case ${at + 1}`, result: { outcome: 'malformed', reason } }];
  }
  const { rulebook, alsoHoldsIn } = read.data;
  return [rulebook, ...alsoHoldsIn].map((name) => ({
    id: name === rulebook ? read.data.id : `${read.data.id} (${name})`,
    group: name,
    result: underBook(read.data, name),
  }));
}

function underBook(told: DealingCase, name: string): Outcome {
  const book = rulebooks.findLast(({ id }) => id === name);
  if (book === undefined) return { outcome: 'malformed', reason: `there is no rulebook ${name}` };
  const erratum = erratumOf(told.id, told.article, name);
  if (erratum !== undefined) return { outcome: 'skipped', reason: `contradicted by ${erratum.against}: ${erratum.text}` };
  try {
    return outcomeOf(differencesOf(told, book));
  } catch (error) {
    // A case that breaks the rules' own invariants is a finding about the rules, and must not end the file.
    const actual = `an exception: ${(error as Error).message}`;
    return { outcome: 'differs', differences: [{ where: 'check', expected: 'a result', actual }] };
  }
}

/** Where the deciders answer otherwise than the case says; only what the case says is compared. */
export function differencesOf(told: DealingCase, book: Rulebook): readonly CaseDifference[] {
  const play = playCase(told, book);
  if (play.obstacle !== null) return [play.obstacle];
  const differences = differencesIn(play);
  // Some fields are read by playing on, which may be refused too.
  return play.obstacle === null ? differences : [play.obstacle, ...differences];
}

/** Plays a case to its end. */
export function playCase(told: DealingCase, book: Rulebook): DealingPlay {
  const play = new DealingPlay(told, book, rooms);
  if (!rooms.some((room) => room.begin?.(play) === true)) beginHand(play);
  if (play.obstacle === null) for (const room of rooms) room.prepare?.(play);
  play.mark();
  for (const [k, when] of told.when.entries()) {
    if (play.obstacle !== null) break;
    play.command(when, `when[${k}]`);
    const last = k === told.when.length - 1;
    if (!last && play.refusal !== null) play.stop(`when[${k}]`, `${when.command} accepted`, play.refusal.code);
  }
  return play;
}
