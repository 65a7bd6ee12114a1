/** docs/glossary.md against the names of the schema and of the events: one noun for one concept. */
import { readFileSync } from 'node:fs';
import { buildSchema, isEnumType, isInputObjectType, isObjectType } from 'graphql';
import { eventTypes, jsonSchemaOf } from '../../events/catalogue.js';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const schema = buildSchema(read('schema.graphql'));
const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const fields = types.flatMap((type) => {
  if (!isObjectType(type) && !isInputObjectType(type)) return [];
  return Object.values(type.getFields()).map((field) => ({
    of: type.name,
    name: field.name,
    type: schema.getType(String(field.type).replaceAll(/[[\]!]/g, ''))!,
    args: 'args' in field ? field.args.map((argument: { readonly name: string }) => argument.name) : [],
    deprecationReason: field.deprecationReason,
  }));
});

const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| English'))
  .map((line) => {
    const [, english = '', french = '', names = '', meaning = '', not = ''] = line.split('|').map((cell) => cell.trim());
    return {
      english,
      french,
      names: [...names.matchAll(/`(\w+)`/g)].map(([, name]) => name!),
      meaning,
      not: not === '' ? [] : not.split(', '),
    };
  });

/** The words of a name: `handForHand`, `HandForHand` and `HAND_FOR_HAND` are hand, for, hand. */
const wordsOf = (name: string): string[] => (name.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []).map((word) => word.toLowerCase());

/** All words of enumerations in a JSON Schema. */
function enumsIn(node: unknown): string[][] {
  if (typeof node !== 'object' || node === null) return [];
  const own = (node as { readonly enum?: readonly unknown[] }).enum;
  const words = Array.isArray(own) && own.every((word) => typeof word === 'string') ? [own] : [];
  return [...words, ...Object.values(node).flatMap(enumsIn)];
}

const inCapitals = (word: string): string => word.replace(/[A-Z]/g, '_$&').replaceAll(' ', '_').toUpperCase();

describe('The glossary', () => {
  it('has one row for a concept, in English and in French', () => {
    expect(rows.length).toBeGreaterThan(60);
    const doubled = (terms: readonly string[]): string[] => terms.filter((term, at) => terms.indexOf(term) !== at);
    expect(doubled(rows.map(({ english }) => english))).toEqual([]);
    expect(doubled(rows.map(({ french }) => french))).toEqual([]);
    for (const { english, meaning } of rows) expect([english, meaning]).toEqual([english, expect.stringMatching(/^[A-Z].*\.$/)]);
  });

  it('names what there is', () => {
    const values = types.flatMap((type) => (isEnumType(type) ? type.getValues().map(({ name }) => name) : []));
    const args = fields.flatMap((field) => field.args);
    const known = new Set(
      [...types, ...fields]
        .map(({ name }) => name)
        .concat(
          eventTypes.map(({ type }) => type),
          values,
          args,
        ),
    );
    expect(rows.flatMap(({ names }) => names).filter((name) => !known.has(name))).toEqual([]);
  });

  it('says which words are not used, and no name has one', () => {
    const names = [
      ...types.map(({ name }) => name),
      ...fields.filter(({ deprecationReason }) => deprecationReason == null).map(({ of, name }) => `${of} ${name}`),
      ...eventTypes.map(({ type }) => type),
    ];
    const avoided = rows.flatMap(({ english, not }) => not.map((word) => ({ english, word })));
    expect(avoided.length).toBeGreaterThan(10);
    // Renaming an input breaks the clients that name it in a variable. Entries and purchases are transferred; a player moves.
    const kept = new Set([
      'BustInput',
      'TransferEntryInput',
      'Mutation transferEntry',
      'EntryTransferred',
      'TransferPurchaseInput',
      'Mutation transferPurchase',
      'PurchaseTransferred',
      // The rules of a season say by what its table is ordered.
      'RankingCriterion',
      'StageRulesInput',
      'StageRules',
    ]);
    const found = avoided.flatMap(({ english, word }) =>
      names
        .filter((name) => wordsOf(name).includes(word) && !kept.has(name) && !kept.has(name.split(' ')[0]!))
        .map((name) => `${name}: ${english}, not ${word}`),
    );
    expect(found).toEqual([]);
  });

  it('tells phase, state and stage apart: the field is named as its enumeration', () => {
    const wrong = fields.flatMap(({ of, name, type, deprecationReason }) => {
      const [, kind] = /(Phase|State|Stage)$/.exec(type.name) ?? [];
      // Lists of states, for what is so in each of them.
      if (['zeroFor', 'notDroppable'].includes(name)) return [];
      return !isEnumType(type) || kind === undefined || deprecationReason != null || name === kind.toLowerCase()
        ? []
        : [`${of}.${name}: ${type.name}`];
    });
    expect(wrong).toEqual([]);
  });

  it('has the words of events in the enumerations of the API', () => {
    const enums = types.flatMap((type) => (isEnumType(type) ? [new Set(type.getValues().map(({ name }) => name))] : []));
    const unknown = eventTypes.flatMap((declared) =>
      enumsIn(jsonSchemaOf(declared))
        .filter((words) => words.length > 1 && !enums.some((values) => words.every((word) => values.has(inCapitals(word)))))
        .map((words) => `${declared.type}: ${words.join(' ')}`),
    );
    expect(new Set(unknown)).toEqual(new Set(shownOtherwise));
  });
});

/** Words of events that no enumeration of the API has: clients see them in the JSON of the event alone. */
const shownOtherwise: readonly string[] = [
  'BlindPosted: small big',
  'BreakStarted: clock director',
  'ChipDiscrepancyRecorded: opposite moved uncertain',
  'ClockAdjusted: director handForHand',
  'CountGiven: dealerOrDirector bettor nobody',
  'DisqualificationLifted: chips withdrew deal',
  'EventsLost: mark views reactions log',
  'ExpulsionWithdrawn: director nobodyLeft',
  'FirstButtonDetermined: seat1 seed director',
  'HandForHandEnded: reasonMet director',
  'LevelStarted: clock director',
  'MoveDropped: playerOut seatTaken tableBroken notNeeded replaced director',
  'OffenceRecorded: chipsRemoved chipsRemovedMayDisqualify mayDisqualify mayForfeitBets mayForfeitBetsOrDisqualify mayRemoveChipsOrDisqualify noPoints',
  'OffenceRecorded: mandatory mandatoryIfRepeated mandatoryIfDeliberate mandatoryIfDeliberateOrRepeated mandatoryIfReleasedOrRepeated mandatoryUnlessCleared optionalThenMandatory optional optionalIfDeliberate optionalIfRepeated notNamed noOffence',
  'PersonalDataRead: birthDate contacts externalIds suspensions everything',
  'PersonalDataRecorded: name birthDate contacts externalId licenceNumber pseudonym',
  'PlaceCorrected: handCorrected reinstated outAgain together deal expelled ruled disqualified disqualificationLifted',
  'PlayerWithdrew: announced inferred notice deadline deal',
  'TableResumed: balanced director',
];
