/** The one check of rules and scheme before they hold, for every command that takes them. */
import type { SeasonCheck } from '../../commands/season/seasons.js';
import type { Scheme, StageRules } from '../../events/season-schemes.js';
import type { Competitors } from '../../events/season.js';
import { refuse } from './refusals.js';
import { findSchemeFault, findRuleFault } from './rule-words.js';
import { findSchemeError } from './trial.js';

type RefusedPlan = ReturnType<typeof refuse>;

interface Plan {
  readonly scheme: Scheme;
  /** The rules of each stage that the scheme holds for. */
  readonly all: readonly StageRules[];
  readonly competitors: Competitors;
  /** The stage whose rules are checked too; null for none. */
  readonly stage: number | null;
  readonly check: SeasonCheck;
}

/** Why rules and a scheme cannot work together; null where they can. */
export function cannotWork({ scheme, all, competitors, stage, check: { known, problem } }: Plan): RefusedPlan | null {
  const error = findSchemeError(scheme);
  if (error !== null) return refuse('SCHEME_UNREADABLE', { ...error });
  const ofRules = stage === null ? null : findRuleFault(all[0]!, known, competitors, stage);
  const fault = ofRules ?? findSchemeFault(scheme, all, known);
  if (fault?.code === 'SEASON_WORD_UNKNOWN') return refuse(fault.code, fault.parameters);
  if (fault !== null) return refuse(fault.code, fault.parameters);
  return problem === null ? null : refuse('SCHEME_WITHOUT_NUMBER', problem);
}
