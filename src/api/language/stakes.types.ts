/** Small types shared by tables, hands and replays. */
import { Int, ObjectType } from '@nestjs/graphql';
import type { Stakes } from '../../../events/values.js';
import { AnteFormatEnum, AntePriorityEnum } from './enums.js';
import { ChipsScalar } from './scalars.js';

import { field, list, ofFields } from './showing.js';
@ObjectType('Stakes', { description: 'The forced bets of a hand.' })
export class StakesType
  extends ofFields({
    smallBlind: field(ChipsScalar, 'The small blind; 0 for none.'),
    bigBlind: field(ChipsScalar, 'The big blind.'),
    ante: field(ChipsScalar, 'The ante: of each player in the classic format, else the one that is due; 0 for none.'),
    anteFormat: field(AnteFormatEnum, 'Who pays antes.'),
    antePriority: field(AntePriorityEnum, 'What a player who cannot cover both pays first.'),
  })
  implements Stakes {}

@ObjectType('Pot', { description: 'A pot and who can win it.' })
export class PotType extends ofFields({
  amount: field(ChipsScalar, 'The chips in it.'),
  seats: list(10, Int, 'The seats that can win it.'),
}) {}

@ObjectType({ description: 'Chips that a seat won.' })
export class SeatShare extends ofFields({
  seat: field(Int, 'The number of the seat.'),
  amount: field(ChipsScalar, 'What it won.'),
}) {}
