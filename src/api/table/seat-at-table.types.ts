/**
 * A seat of a tournament.
 */
import { Int, ObjectType } from '@nestjs/graphql';
import { field, ofFields } from '../language/showing.js';

@ObjectType('SeatAtTable', { description: 'A seat of a table.' })
export class SeatAtTable extends ofFields({
  table: field(Int, 'The number of the table.'),
  seat: field(Int, 'The number of the seat, 1 to 10.'),
}) {}
