/**
 * Whom the typed texts of a command concern, by its fields. Such texts are kept with these people, apart from the events, and erased with the first of
 * them. A text that concerns nobody is declared with `ofNobody` and why.
 */
import type { PlayerId } from '../events/ids.js';
import type { Aggregate, Command } from './command.js';
import type { Field, Fields, Shape } from './field.js';

/**
 * How a field leads to people: `player` is their id; `seat` and `ruling` are of a hand; `offence`, `penalty`, `deal` and `table` of a tournament; `amendment` of a
 * sheet; `adjustment`, `competitor` and `stage` of a season. `hand` and `dispute`: all who were dealt in, or whom the dispute concerns.
 */
export type Lead =
  | 'player'
  | 'seat'
  | 'ruling'
  | 'offence'
  | 'penalty'
  | 'table'
  | 'deal'
  | 'amendment'
  | 'adjustment'
  | 'competitor'
  | 'stage'
  | 'hand'
  | 'dispute';

/** A lead with the field that has it; null for the thing itself that the command is given to. */
export interface Leading {
  readonly lead: Lead;
  readonly field: string | null;
}

/** Fields other than ids of players. */
const byField: { readonly [On in Aggregate]?: Readonly<Record<string, Lead>> } = {
  tournament: { offenceId: 'offence', penaltyId: 'penalty', deal: 'deal' },
  hand: { seat: 'seat', by: 'seat', targetSeats: 'seat', rulingId: 'ruling' },
  sheet: { amendment: 'amendment' },
  season: { adjustment: 'adjustment', teamId: 'competitor', competitors: 'competitor' },
};

/** Where the fields above lead to nobody. */
const otherwise: { readonly [On in Aggregate]?: Leading } = {
  tournament: { lead: 'table', field: 'table' },
  hand: { lead: 'hand', field: null },
  season: { lead: 'stage', field: 'stage' },
};

/** What leads to people in a command: all of `first`, and `otherwise` where these lead to nobody. */
export interface Concerns {
  readonly first: readonly Leading[];
  readonly otherwise: Leading | null;
}

export function concernsOf({ on, fields }: Pick<Command, 'on' | 'fields'>): Concerns {
  const named = byField[on] ?? {};
  const first = Object.entries(fields).flatMap(([field, { shape }]): Leading[] => {
    if (namesPlayers(shape)) return [{ lead: 'player', field }];
    return Object.hasOwn(named, field) && (field !== 'by' || shape.kind === 'whole') ? [{ lead: named[field]!, field }] : [];
  });
  // Who moves the button of a table decides for all who sit there.
  if ('positions' in fields) first.push({ lead: 'table', field: 'table' });
  if (on === 'dispute') first.push({ lead: 'dispute', field: null });
  const rest = otherwise[on];
  const isThere = rest !== undefined && (rest.field === null || rest.field in fields);
  return { first, otherwise: isThere ? rest : null };
}

/** Whether the values name people. */
export function namesPlayers(shape: Shape): boolean {
  if (shape.kind === 'list') return namesPlayers(shape.of);
  if (shape.kind === 'part') return Object.values(shape.part.fields).some((field) => namesPlayers(field.shape));
  return shape.kind === 'player' && shape.isOther !== true;
}

/** The ids of people in a value, in their order. */
export function listPlayers(shape: Shape, value: unknown): readonly PlayerId[] {
  if (value == null) return [];
  if (shape.kind === 'list') return (value as readonly unknown[]).flatMap((each) => listPlayers(shape.of, each));
  if (shape.kind === 'part') {
    const values = value as Readonly<Record<string, unknown>>;
    return Object.entries(shape.part.fields).flatMap(([name, field]) => listPlayers(field.shape, values[name]));
  }
  return namesPlayers(shape) && typeof value === 'string' ? [value as PlayerId] : [];
}

/** Texts in a field that concern people, or would if somebody had not said why not. */
export function hasTexts(field: Field): boolean {
  return field.from !== 'clientOnly' && field.ofNobody === undefined && hasTextsIn(field.shape);
}

function hasTextsIn(shape: Shape): boolean {
  if (shape.kind === 'list') return hasTextsIn(shape.of);
  if (shape.kind === 'part') return Object.values(shape.part.fields).some(hasTexts);
  return shape.kind === 'text' || shape.kind === 'document' || (shape.kind === 'written' && shape.texts !== undefined);
}

/** Whether a command has texts that concern people. */
export const concernsPeople = (fields: Fields): boolean => Object.values(fields).some(hasTexts);
