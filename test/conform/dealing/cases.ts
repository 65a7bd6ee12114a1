/**
 * Dealing cases: each is played through the hand's decider under every book that it names, and what comes out is compared with what the
 * case says.
 *
 * How a case is played: `given` builds the hand of `given` (who sits where: `roster`; which cards: `cards`), by the
 * real start and real acts, streets before by as few events as say what they left. A room joins in by its file `{room}`:
 * - `commands`: the case's command as commands of ours (or what another decider answered). Automatic ones (BuildPots …) return none, and
 *   call `play.includeLastStep()` so that what followed the last act of `given` counts as theirs.
 * - `events`: one of our events as cases tell it, field by field, or null where it is not that event. All stated fields must be equal.
 * - `states`: a field of `then.state`, read from `play.hand.state` and `play.events`.
 * - `inDeal` and `prepare`, where `given` tells what only the room knows: called when the blinds are in, and before `when`;
 *   `begin` where the kit's way of building the hand does not fit; `seat` for what a seat's hand is besides live, dead and allIn.
 * What no file knows differs: nothing passes unread. A part of them: `npm run jest -- test/cases/dealing.spec.ts -t 'EX-'`.
 */
import type { Rulebook } from '../../../src/rulebooks/rulebooks.js';
import type { CasePart } from '../case-file.js';
import { DealingCase } from './shape.js';
import * as claims from './claims.js';
import { common } from './every-room.js';
import { differencesIn } from './compare.js';
import * as deal from './deal.js';
import * as dealtCards from './dealt-cards.js';
import { checkFacts } from './facts.js';
import * as deck from './deck.js';
import * as discards from './discards.js';
import { beginHand } from './given.js';
import { DealingPlay, type Room } from './play.js';
import * as showing from './showing.js';
import type { CaseDifference } from '../../../src/conform/kind.js';

/** The rooms before what they share: a room may know better. */
const rooms: readonly Room[] = [deal, dealtCards, deck, discards, showing, claims, common];

const OTHER_CARD = 'The case tables another card than it states.';

export const dealingCases: CasePart<DealingCase> = {
  shape: DealingCase,
  withoutEffect: {
    'when[].handNo': 'No rule depends on the number of a hand.',
    'when[].attempt': 'A hand counts its deals itself; the event says which it is.',
    'given.posture.justified': 'A player who stands is absent whatever the reason: MO 2.18 and 3.3, TF §4 b3 and b4.',
    'given.levelEndedMeanwhile': 'A hand that is dealt again keeps its level, and is not informed of the clock: RO 6.1.',
    'given.allAgree': 'The time for a claim does not depend on the consent of the players: RO 10.9.',
    'OWN-CLAIMS-WITH-FACE-DOWN when[].winners[].pot': 'A share for a hand that lies face down is refused whichever pot it is of.',
    'SD-22 given.seats[].cards': OTHER_CARD,
    'SD-25 given.seats[].cards': OTHER_CARD,
    'SD-26 given.seats[].cards': OTHER_CARD,
  },
  differencesOf,
};

/** Where the deciders answer otherwise than the case says; only what the case says is compared. */
function differencesOf(stated: DealingCase, book: Rulebook): readonly CaseDifference[] {
  const play = playCase(stated, book);
  if (play.obstacle !== null) return [play.obstacle];
  const differences = differencesIn(play);
  // Some fields are read by playing on, which may be refused too.
  return play.obstacle === null ? differences : [play.obstacle, ...differences];
}

/** Plays a case to its end. */
function playCase(stated: DealingCase, book: Rulebook): DealingPlay {
  const play = new DealingPlay(stated, book, rooms);
  if (!rooms.some((room) => room.begin?.(play) === true)) beginHand(play);
  if (play.obstacle === null) for (const room of rooms) room.prepare?.(play);
  checkFacts(play);
  play.mark();
  for (const [k, when] of stated.when.entries()) {
    if (play.obstacle !== null) break;
    play.command(when, `when[${k}]`);
    const last = k === stated.when.length - 1;
    if (!last && play.refusal !== null) play.stop(`when[${k}]`, `${when.command} accepted`, play.refusal.code);
  }
  return play;
}
