/** A list of types of events in a filter. */
import { applyDecorators } from '@nestjs/common';
import { Field } from '@nestjs/graphql';
import { ArrayMaxSize, IsIn, IsOptional } from 'class-validator';
import { eventTypes } from '../../../events/catalogue.js';

const MOST_TYPES = 50;

/** @param about with what the types are of, before “is one of these” */
export const EventTypesField = (about: string): PropertyDecorator =>
  applyDecorators(
    Field(() => [String], {
      nullable: true,
      description: `${about} is one of these, by their names in the event catalogue; at most ${MOST_TYPES}. All when it is not given or empty.`,
    }),
    IsOptional(),
    ArrayMaxSize(MOST_TYPES),
    IsIn(
      eventTypes.map(({ type }) => type),
      {
        each: true,
        message: 'must be types of events, such as "PlayerMoved"; the query eventCatalogue lists them',
        context: { inFrench: 'doit contenir des types d’événements, comme « PlayerMoved » ; la requête eventCatalogue les donne' },
      },
    ),
  );
