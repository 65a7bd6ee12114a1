/**
 * The names of the words in the parameters of refusals, in English and French.
 */
import type { RefusalParameters } from '../decider.js';
import { roleNames, scopeKindNames } from './access-names.js';
import { leftOpenNames } from './batches-texts.js';
import { voidCauses } from './deck-event-texts.js';
import { lateClosings, lateReopenings, purchaseBars, purchaseNames } from './entry-texts.js';
import { fieldText } from './field-names.js';
import { handForHandReasons } from './hand-for-hand-texts.js';
import { answerNames, questionNames } from './incident-names.js';
import { misdealCauses } from './deal-names.js';
import type { RefusalCode } from './shared-texts.js';
import { givenText } from './discipline-names.js';
import { anteNames, blindNames, eventKindNames, periodNames, phaseNames, stakeNames, streetNames } from './play-names.js';
import { offenceNames, optionNames } from './ruling-names.js';
import { ruleProblemNames, schemeProblemNames } from './scheme-problem-names.js';
import { comesFirst, haltCauses } from './seating-texts.js';
import { fill, type Language, type Sentence } from './sentences.js';
import { unfitCharacters } from './unfit-text.js';
import { lookUp } from '../../events/look-up.js';

type Names = Readonly<Record<string, Sentence>>;

/** What of a refusal depends on who reads it. */
export interface RefusalReader {
  /** How they see a player; null where only the id may be shown. */
  readonly nameOf?: (playerId: string) => string | null;
  /** Of the sums of money, by its code in ISO 4217. */
  readonly currency?: string | undefined;
}

/** The parameters that hold ids of players. */
const playerParameters: ReadonlySet<string> = new Set([
  'playerId',
  'players',
  'winner',
  'leader',
  'missing',
  'recount',
  'differing',
  'unexpected',
  'repeated',
  'given',
  'competitor',
  'recordedAs',
  'survivorId',
  'duplicateId',
  'duplicates',
]);

/** Whether a parameter of this name holds ids of players. */
export function isOfPlayers(parameter: string): boolean {
  return playerParameters.has(parameter);
}

/** Refusals that are about the id itself. */
const aboutIds: ReadonlySet<string> = new Set<RefusalCode>([
  'PLAYER_KEPT_ELSEWHERE',
  'PERSON_MERGED',
  'DUPLICATE_UNKNOWN',
  'HAS_DUPLICATES',
  'NOT_MERGED',
  'ROW_PERSON_UNKNOWN',
  'ROW_NOT_FOUND',
]);

/** Whether a refusal says which id is wrong, so that it shows the id to everybody. */
export function isAboutIds(code: string): boolean {
  return aboutIds.has(code);
}

const endsNoHand: Names = {
  ...voidCauses,
  repeatedBoardErrors: { en: 'repeated errors on the board', fr: 'des erreurs de tableau à répétition' },
  other: { en: 'another reason', fr: 'une autre raison' },
};

const followedNames: Names = {
  count: { en: 'the table was counted since', fr: 'la table a été comptée depuis' },
  button: { en: 'the director set the button since', fr: 'le directeur a fixé le bouton depuis' },
  seats: { en: 'players came or went since', fr: 'des joueurs sont arrivés ou partis depuis' },
  penalty: { en: 'a penalty began or ended since', fr: 'une sanction a commencé ou s’est terminée depuis' },
};

/** The parameters of a refusal with its words as a person says them. Those that have no name stay as they are. */
export function withNames(code: RefusalCode, all: RefusalParameters, language: Language, reader: RefusalReader): RefusalParameters {
  const { field } = all;
  const named = isAboutIds(code) ? all : withPlayers(all, reader);
  const parameters = typeof field === 'string' ? { ...named, field: fieldText(field, language) } : named;
  const said = (name: string, names: Names): RefusalParameters => {
    const value = parameters[name];
    if (value === undefined) return {};
    return { [name]: Array.isArray(value) ? value.map((word) => nameOf(word, names, language)) : nameOf(value, names, language) };
  };
  switch (code) {
    case 'SEASON_RULE_IDLE':
      return { ...parameters, ...said('problem', ruleProblemNames) };
    case 'SCHEME_UNREADABLE':
    case 'SCHEME_WITHOUT_NUMBER':
      return { ...parameters, ...said('problem', schemeProblemNames) };
    case 'ROLE_ABOVE_OWN':
      return { ...parameters, ...said('role', roleNames) };
    case 'ROLE_NOT_OF_SCOPE':
      return { ...parameters, ...said('role', roleNames), ...said('scope', scopeKindNames) };
    case 'TD_RULING_REQUIRED':
      return { ...parameters, ...said('question', questionNames), ...said('options', answerNames) };
    case 'OPTION_NOT_ALLOWED': {
      // Options of acts and of incidents have words in common. The allowed ones show which kind this is.
      const names = areIn(parameters['options'], optionNames) ? optionNames : answerNames;
      return { ...parameters, ...said('option', names), ...said('options', names) };
    }
    case 'RULING_BEFORE_NEXT':
      return { ...parameters, ...said('options', optionNames), ...said('default', optionNames) };
    case 'RESULT_NEEDS_ACTS':
      return { ...parameters, ...said('open', leftOpenNames) };
    case 'HAND_FOLLOWED':
      return { ...parameters, ...said('by', followedNames) };
    case 'TEXT_UNFIT':
      return { ...parameters, ...said('kind', unfitCharacters) };
    case 'AMOUNT_REQUIRED':
    case 'AMOUNT_NOT_EXPECTED':
      return { ...parameters, ...said('option', optionNames) };
    case 'QUESTION_NOT_OPEN':
      return { ...parameters, ...said('question', questionNames) };
    case 'NOT_A_MISDEAL':
      return { ...parameters, ...said('cause', misdealCauses) };
    case 'HAND_LEFT_OPEN':
    case 'WRONG_PHASE':
    case 'SHOWDOWN_NOT_OPEN':
      return { ...parameters, ...said('phase', phaseNames) };
    case 'BLIND_NOT_SEATED':
      return { ...parameters, ...said('blind', blindNames) };
    case 'STAKE_OUT_OF_RANGE':
      return { ...parameters, ...said('stake', stakeNames) };
    case 'ANTE_NOT_ALLOWED':
      return { ...parameters, ...said('anteFormat', anteNames), ...said('allowed', anteNames), ...said('kind', eventKindNames) };
    case 'POTS_NOT_BUILT':
      return { ...parameters, ...said('street', streetNames) };
    case 'OPTION_NOT_OFFERED':
      return { ...parameters, ...said('options', optionNames) };
    case 'LATE_WINDOW_CLOSED': {
      const { unit } = said('unit', lateClosings);
      return { ...parameters, unit: fill(String(unit), parameters, language), reopen: lateReopenings(parameters['unit'])[language] };
    }
    case 'TABLE_HALTED': {
      const { cause } = said('cause', haltCauses);
      return { ...parameters, cause: fill(String(cause), parameters, language) };
    }
    case 'PROPOSAL_IS_OTHER':
      return { ...parameters, ...said('due', comesFirst) };
    case 'REBUY_FORBIDDEN':
    case 'ADDON_FORBIDDEN':
      return { ...parameters, ...said('reason', purchaseBars) };
    case 'PERIOD_RUNS':
      return { ...parameters, ...said('kind', periodNames) };
    case 'NOTHING_BOUGHT':
      return { ...parameters, ...said('purchase', purchaseNames) };
    case 'HAND_FOR_HAND_RUNNING':
      return { ...parameters, ...said('reason', handForHandReasons) };
    case 'HAND_FOR_HAND_WAIT':
      return { ...parameters, tables: waitedFor(parameters, language) };
    case 'NOT_A_VOID_CAUSE':
      return { ...parameters, ...said('cause', endsNoHand) };
    case 'NOT_AN_OFFENCE':
    case 'WARNING_NOT_ALLOWED':
    case 'BOTH_PLAYERS_REQUIRED':
    case 'ONLY_THE_OFFENDER':
      return { ...parameters, ...said('offence', offenceNames) };
    case 'PENALTY_OUT_OF_SCALE': {
      // A scale without this unit has no bounds of it.
      const bounds = parameters['maximum'] === 0 ? { minimum: null, maximum: null } : {};
      return { ...parameters, ...bounds, unit: givenText(parameters['unit'], parameters['count'], language) };
    }
    case 'PENALTY_MUST_ESCALATE':
      return { ...parameters, unit: givenText(parameters['unit'], parameters['count'], language) };
    case 'PENALTY_REASON_REQUIRED':
      return { ...parameters, unit: givenText(parameters['unit'], parameters['minimum'], language) };
    default:
      return parameters;
  }
}

function withPlayers(parameters: RefusalParameters, { nameOf }: RefusalReader): RefusalParameters {
  if (nameOf === undefined) return parameters;
  const seen = <Value>(id: Value): Value | string => (typeof id === 'string' ? (nameOf(id) ?? id) : id);
  return Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => {
      if (!isOfPlayers(name)) return [name, value];
      return [name, Array.isArray(value) ? (value as readonly (string | number)[]).map(seen) : seen(value)];
    }),
  ) as RefusalParameters;
}

/** The tables that others wait for, where they are known. */
function waitedFor(parameters: RefusalParameters, language: Language): string {
  const { waitsFor } = parameters;
  return Array.isArray(waitsFor) && waitsFor.length > 0 ? fill(' (table{waitsFor||s} {waitsFor})', parameters, language) : '';
}

function nameOf<Value>(value: Value, names: Names, language: Language): Value | string {
  return typeof value === 'string' ? (lookUp(names, value)?.[language] ?? value) : value;
}

function areIn(words: RefusalParameters[string] | undefined, names: Names): boolean {
  return Array.isArray(words) && words.every((word) => typeof word === 'string' && lookUp(names, word) !== undefined);
}
