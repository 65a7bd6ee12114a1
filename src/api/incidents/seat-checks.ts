/**
 * Checks of seat numbers in the inputs on incidents.
 */
import { applyDecorators } from '@nestjs/common';
import { ArrayMaxSize, ArrayUnique, Max, Min } from 'class-validator';

/** A seat number, 1 to 10. */
export const IsSeat = ({ each = false }: { each?: boolean } = {}): PropertyDecorator =>
  applyDecorators(Min(1, { each }), Max(10, { each }));

/** Up to ten seat numbers, each once. */
export const IsSeats = (): PropertyDecorator => applyDecorators(ArrayMaxSize(10), ArrayUnique(), IsSeat({ each: true }));
