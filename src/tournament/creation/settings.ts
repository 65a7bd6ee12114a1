/**
 * The settings of a tournament: what of a command they are made of, and whether they can be played.
 */
import { type AtStake, type EntryTerms } from '../../../events/tournament-entry.js';
import type { RulebookReference } from '../../../events/values.js';
import type { TournamentCommandOf as CommandOf } from '../../../commands/tournament.js';
import type { ValueSchema } from '../../rulebooks/definition.js';
import { withHouseRules } from '../../rulebooks/house-rules.js';
import { rulebookOf, unknownBook } from '../../rulebooks/rulebooks.js';
import { refuseUnlessPayable } from '../bounds.js';
import { refuse, type Refused } from '../refusals.js';
import { refuseTableSize } from '../seating/table-size.js';
import type { Settings } from '../state.js';
import { periodOf } from '../timing/periods.js';
import { chipSetOf, refuseChipSet } from './chip-set.js';
import { refuseUnknownCurrency, refuseUnknownTimeZone } from './correction.js';

/** The settings alone, their fields always in this order. */
export function settingsOf(from: Omit<CommandOf<'CreateTournament'>, 'type'>): Settings {
  return {
    name: from.name,
    club: from.club,
    ...keepStated({ clubId: from.clubId }),
    ...(from.kind === undefined ? {} : { kind: from.kind }),
    ...keepStated({ seasonLevel: from.seasonLevel }),
    ...keepStated({ scheduledAt: from.scheduledAt }),
    ...keepStated({ timeZone: from.timeZone }),
    ...keepStated({ venue: from.venue }),
    ...keepStated({ currency: from.currency }),
    rulebook: referenceOf(from.rulebook),
    startingStack: from.startingStack,
    seatsPerTable: from.seatsPerTable,
    ...keepStated({ largerTables: from.largerTables }),
    anteFormat: from.anteFormat,
    ...(from.antePriority === undefined ? {} : { antePriority: from.antePriority }),
    chipUnit: from.chipUnit,
    ...keepStated({ chipSet: from.chipSet === undefined ? undefined : chipSetOf(from.chipSet) }),
    ...(from.automaticMoves === true ? { automaticMoves: true } : {}),
    structure: from.structure.map(periodOf),
    ...keepStated({ atStake: from.atStake === undefined ? undefined : atStakeOf(from.atStake) }),
    ...keepStated({ entry: from.entry === undefined ? undefined : termsOf(from.entry) }),
  };
}

function atStakeOf({ satellite, forPoints, qualifiers, paidPlaces }: AtStake): AtStake | undefined {
  return keepIfAny({
    ...keepStated({ satellite }),
    ...keepStated({ forPoints }),
    ...keepStated({ qualifiers }),
    ...keepStated({ paidPlaces }),
  });
}

function termsOf({
  capacity,
  seats,
  openTo,
  lateStack,
  reEntries,
  rebuys,
  addOn,
  venueSince,
  showUpMinutes,
}: EntryTerms): EntryTerms | undefined {
  return keepIfAny({
    ...keepStated({ capacity }),
    ...keepStated({ seats }),
    ...keepStated({ openTo }),
    ...keepStated({ lateStack }),
    ...keepStated({ reEntries: reEntries && { most: reEntries.most } }),
    ...keepStated({ rebuys: rebuys && { chips: rebuys.chips, lastLevel: rebuys.lastLevel, most: rebuys.most } }),
    ...keepStated({ addOn: addOn && { chips: addOn.chips, lastLevel: addOn.lastLevel } }),
    ...keepStated({ venueSince }),
    ...keepStated({ showUpMinutes }),
  });
}

/** A field that was given; no field otherwise. */
function keepStated<Key extends string, Value>(field: Readonly<Record<Key, Value | undefined>>): { readonly [K in Key]?: Value } {
  return Object.fromEntries(Object.entries(field).filter(([, value]) => value !== undefined)) as { readonly [K in Key]?: Value };
}

function keepIfAny<T extends object>(fields: T): T | undefined {
  return Object.keys(fields).length === 0 ? undefined : fields;
}

/** House rules in the order of their keys, so that the same rules are the same data; none is no field. */
function referenceOf({ id, edition, houseRules = {} }: RulebookReference): RulebookReference {
  const rules = Object.entries(houseRules).sort(([one], [other]) => (one < other ? -1 : 1));
  return rules.length === 0 ? { id, edition } : { id, edition, houseRules: Object.fromEntries(rules) };
}

export function refuseSettings(settings: Settings): Refused | null {
  return (
    refuseRulebook(settings.rulebook) ??
    refuseUnknownCurrency(settings.currency) ??
    refuseUnknownTimeZone(settings.timeZone) ??
    refuseTableSize(settings) ??
    refuseUnlessPayable('startingStack', settings.startingStack, 1, settings.chipUnit) ??
    refuseChipSet(settings)
  );
}

function refuseRulebook({ id, edition, houseRules = {} }: RulebookReference): Refused | null {
  const book = rulebookOf(id, edition);
  if (book === undefined) {
    return refuse('UNKNOWN_RULEBOOK', unknownBook(id, edition));
  }
  const [problem] = withHouseRules(book, houseRules).problems ?? [];
  if (problem === undefined) return null;
  const { code, key: setting } = problem;
  if (code === 'UNKNOWN_SETTING') return refuse(code, { setting, known: problem.known });
  return refuse(code, { setting, value: String(problem.value), allowed: listAllowedValues(problem.allowed) });
}

function listAllowedValues(schema: ValueSchema): readonly string[] {
  switch (schema.kind) {
    case 'enum':
      return schema.values.map(({ value }) => value);
    case 'integer':
      return [`${schema.minimum}–${schema.maximum}`];
    case 'boolean':
      return ['true', 'false'];
  }
}
