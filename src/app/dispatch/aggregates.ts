/** All kinds of streams that take commands. A new kind has a line here and one in `kinds.ts`. */
import { principalAggregate, scopeAggregate } from '../access/aggregates.js';
import { disputeAggregate } from '../disputes/aggregate.js';
import { handAggregate } from '../play/hand-aggregate.js';
import { tournamentAggregate } from '../play/tournament-aggregate.js';
import { clubAggregate, federationAggregate, personAggregate } from '../registry/aggregates.js';
import { seasonAggregate } from '../seasons/aggregate.js';
import { sheetAggregate } from '../sheets/aggregate.js';
import type { Aggregates } from './streams.js';

export const aggregates: Aggregates = {
  tournament: tournamentAggregate,
  hand: handAggregate,
  federation: federationAggregate,
  club: clubAggregate,
  player: personAggregate,
  sheet: sheetAggregate,
  season: seasonAggregate,
  dispute: disputeAggregate,
  access: scopeAggregate,
  principal: principalAggregate,
};
