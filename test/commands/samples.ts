/**
 * The smallest input of a mutation that its declaration allows, in the words of the API.
 */
import type { z } from 'zod';
import type { Aggregate, Command } from '../../commands/command.js';
import type { Field, Fields, Shape } from '../../commands/field.js';
import '../../src/api/api.module.js';
import { enumerationOf } from '../../src/api/language/enums.js';
import { givenOf } from '../fixtures/season-inputs.js';

/** Samples of the inputs that are written by hand. */
const written: Readonly<Record<string, object>> = {
  ActionInput: { type: 'FOLD' },
  GestureInput: { taps: 1 },
  PeriodInput: { kind: 'BREAK', seconds: 60 },
  RulebookInput: { id: 'ropta' },
};

const deck = Array.from('cdhs', (suit) => Array.from('AKQJT98765432', (rank) => `${rank}${suit}`)).flat();

const addresses: Readonly<Record<Exclude<Aggregate, 'access'>, object>> = {
  tournament: { tournamentId: 'friday' },
  hand: { handId: 'friday.1.1' },
  federation: { federationId: 'north' },
  club: { clubId: 'mons' },
  player: { playerId: 'p1' },
  sheet: { sheetId: 'friday' },
  season: { seasonId: 'autumn' },
  dispute: { disputeId: 'friday.d1' },
};

export function sampleInput({ fields, choice, mutation }: Command): Readonly<Record<string, unknown>> {
  const address = addresses[(mutation?.of ?? 'tournament') as keyof typeof addresses];
  const [one] = choice?.isNeeded === true ? choice.of : [];
  const chosen = one === undefined ? {} : { [choice!.name]: { [one]: sampleOf(fields[one]!.shape, 0) } };
  return { ...address, ...sampleOfFields(fields, 0), ...chosen };
}

function sampleOfFields(fields: Fields, nth: number): Record<string, unknown> {
  const asked = Object.entries(fields).filter(([, field]) => isNeeded(field));
  return Object.fromEntries(asked.map(([name, { shape }]) => [name, sampleOf(shape, nth)]));
}

function isNeeded({ from, when, nullMeans, byDefault }: Field): boolean {
  return from !== 'tapis' && from !== 'node' && when === 'always' && nullMeans === undefined && byDefault === undefined;
}

/** @param nth where values of a list differ, which of them */
function sampleOf(shape: Shape, nth: number): unknown {
  switch (shape.kind) {
    case 'whole':
    case 'chips':
    case 'cents':
      return Math.max(shape.least ?? 1, Math.min(1, 'most' in shape ? (shape.most ?? 1) : 1)) + nth;
    case 'text':
      return 'x';
    case 'pattern':
      return shape.example;
    case 'document':
      return givenOf(shape.schema as z.ZodType, JSON.parse(shape.example));
    case 'flag':
      return true;
    case 'word':
      return Object.entries(enumerationOf(shape.name)).find(([, word]) => word === shape.words[0])![0];
    case 'player':
      return `p${nth + 1}`;
    case 'hand':
      return `friday.1.${nth + 1}`;
    case 'card':
      return deck[nth];
    case 'instant':
      return '2026-01-31T20:15:00.000Z';
    case 'part':
      return sampleOfFields(shape.part.fields, nth);
    case 'written':
      return written[shape.input];
    case 'list':
      return Array.from({ length: shape.least }, (_, index) => sampleOf(shape.of, index));
    case 'inside':
      throw new Error('no client gives it');
  }
}
