/** The door: who is there, and who is called from the waiting list. Part of a tournament's stream. */
import { z } from 'zod';
import { defineEventType } from './event-type.js';
import { PlayerId } from './ids.js';
import { AdmissionCheck } from './tournament-entry.js';
import { Instant, ReasonText } from './values.js';

const example = { playerId: PlayerId.parse('chloe'), at: 1_767_225_600_000 };

export const doorEvents = {
  PlayerCheckedIn: defineEventType(
    'PlayerCheckedIn',
    {
      states: 'A player who had registered in advance is there: their age and identity were checked at the door.',
      says: { en: '{playerId} is checked in', fr: '{playerId} est là' },
      example: { ...example, admission: { age: 'registry', identity: 'document' } },
    },
    { playerId: PlayerId, admission: AdmissionCheck, at: Instant },
  ),
  CheckInWithdrawn: defineEventType(
    'CheckInWithdrawn',
    {
      states: 'A player is not there: they were checked in by mistake, or have left again. They stay on the list.',
      says: { en: '{playerId} is not there after all', fr: '{playerId} n’est pas là finalement' },
      example,
    },
    { playerId: PlayerId, at: Instant },
  ),
  AlternateCalled: defineEventType(
    'AlternateCalled',
    {
      states: 'A seat is free for the next alternate who is there. They draw it, with a full stack, and pay nothing for being late.',
      says: { en: 'alternate called: {playerId}', fr: 'appel de la liste d’attente : {playerId}' },
      example,
    },
    { playerId: PlayerId, at: Instant },
  ),
  AlternateReturned: defineEventType(
    'AlternateReturned',
    {
      states:
        'A player who was to have a seat waits for one: a called alternate who has not taken it, or a registered player who came when every seat was taken.',
      says: { en: '{playerId} waits for a seat', fr: '{playerId} attend un siège' },
      example: { ...example, to: 'end' },
    },
    {
      playerId: PlayerId,
      /** `first`: the call was a mistake, and they keep their position. `end`: they did not come, or came late. */
      to: z.enum(['first', 'end']),
      at: Instant,
    },
  ),
  CapacityChanged: defineEventType(
    'CapacityChanged',
    {
      unshown: 'Alternates are called by events of their own.',
      states: 'The organiser takes more or fewer players, or has more or fewer seats. Nobody loses a place by it.',
      says: { en: 'capacity changed', fr: 'nombre de places modifié' },
      example: { capacity: 160, seats: 120, reason: 'Two more tables have come.', at: example.at },
    },
    {
      /** The most entries; null for no limit. */
      capacity: z.int().min(2).max(99_990).nullable(),
      /** The most players who are in at once; null for as many as have entered. */
      seats: z.int().min(2).max(99_990).nullable(),
      reason: ReasonText,
      at: Instant,
    },
  ),
} as const;
