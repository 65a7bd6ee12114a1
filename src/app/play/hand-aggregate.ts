import { handStream, tableOfHand, tournamentOfHand } from '../../../events/ids.js';
import { refuseBeyondBounds } from '../../hand/bounds.js';
import { handDecider } from '../../hand/decider.js';
import { findStakesAtLevel } from '../../tournament/hands/stakes.js';
import type { Aggregate } from '../dispatch/aggregate.js';
import { finishing } from './cluster-lock.js';
import { concernedInHand } from '../words/concerned.js';
import { UnfitField } from '../dispatch/unfit-field.js';
import { decideInRetrospect } from './claims.js';
import { dealIn } from './newcomers.js';

export const handAggregate: Aggregate<'hand'> = {
  kind: 'hand',
  streamOf: handStream,
  decider: handDecider,
  passesId: false,
  concerned: concernedInHand,
  tournamentOf: tournamentOfHand,
  remedies: 'ofTournament',
  facts: {
    async CorrectLevel({ id, clientCommand: { level }, sources }) {
      const { state } = await sources.load('tournament', tournamentOfHand(id));
      const seated = (await sources.load('hand', id)).state.start?.seats.length ?? 0;
      const stakes = findStakesAtLevel(state, level, seated, tableOfHand(id));
      if (stakes === null) throw new UnfitField('level', 'must be a level of the tournament');
      return { stakes };
    },
  },
  specials: {
    Act: { printed: ({ type, seat, ...act }) => ({ type, seat, ...act }) },
    ClaimReading: { whileStopped: decideInRetrospect() },
    ClaimAward: { whileStopped: decideInRetrospect() },
    ClaimAmount: { whileStopped: decideInRetrospect() },
    CorrectAward: { whileStopped: decideInRetrospect() },
    CorrectEntry: { whileStopped: decideInRetrospect() },
    DealInNewcomer: { whileStopped: dealIn, printed: (_given, { aside: { playerId } }) => ({ playerId }) },
  },
  waitsFor: [],
  handling: { passing: finishing.hand, bound: refuseBeyondBounds },
};
