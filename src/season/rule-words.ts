/** What is wrong with the rules of a stage before they hold: words that nothing here has, and rules without an effect. */
import type { KnownWords } from '../../commands/season/seasons.js';
import type { CountingRule, Eligibility } from '../../events/season-counting.js';
import type { Scheme, SeasonRules, Selection, StageRules } from '../../events/season-schemes.js';
import type { Competitors } from '../../events/season.js';
import { TournamentKind } from '../../events/tournament-entry.js';
import { isDay } from '../../events/calendar.js';
import { nearestWords } from '../../events/nearest-words.js';
import { levelAsKept, levelsGiven } from './levels.js';

export type RuleProblem =
  | 'NO_SUCH_DAY'
  | 'FROM_AFTER_TO'
  | 'LEVEL_TWICE'
  | 'CRITERION_TWICE'
  | 'REQUIREMENT_TWICE'
  | 'MEMBERS_OF_PLAYERS'
  | 'MEMBERS_WITHOUT_MANCHE'
  | 'CARRIES_NOTHING';

/** The place in the rules or the scheme, such as `counting.0.clubs`, and what is wrong there. */
export type RuleFault =
  | {
      readonly code: 'SEASON_WORD_UNKNOWN';
      readonly parameters: { readonly at: string; readonly given: string; readonly known: readonly string[] };
    }
  | { readonly code: 'SEASON_RULE_IDLE'; readonly parameters: { readonly at: string; readonly problem: RuleProblem } };

/** Rules with kinds and levels as they are kept: the API and its documentation write kinds in capitals. */
export function spellRules(rules: StageRules): StageRules {
  return { ...rules, counting: rules.counting.map(spellRule), selection: spellSelection(rules.selection) };
}

export function spellRule(rule: CountingRule): CountingRule {
  const { kinds, levels, level } = rule;
  return {
    ...rule,
    ...(kinds === undefined ? {} : { kinds: kinds.map((kind) => levelAsKept(kind)) }),
    ...(levels === undefined ? {} : { levels: levels.map((each) => levelAsKept(each)) }),
    ...(level === undefined ? {} : { level: levelAsKept(level) }),
  };
}

export function spellSelection(selection: Selection): Selection {
  const { caps } = selection;
  return caps === undefined ? selection : { ...selection, caps: caps.map((cap) => ({ ...cap, level: levelAsKept(cap.level) })) };
}

/** A scheme with levels as they are kept. */
export function spellScheme(scheme: Scheme): Scheme {
  const { multiplier } = scheme;
  if (multiplier === undefined) return scheme;
  return { ...scheme, multiplier: Object.fromEntries(Object.entries(multiplier).map(([level, factor]) => [levelAsKept(level), factor])) };
}

/** The rules of a file, as they would be kept. */
export function spellSeason(rules: SeasonRules): SeasonRules {
  const { counting, selection, scheme } = rules;
  return { ...rules, counting: counting.map(spellRule), selection: spellSelection(selection), scheme: spellScheme(scheme) };
}

/** The part of rules that is checked. */
type CheckedRules = Pick<StageRules, 'counting' | 'eligibility' | 'selection' | 'ranking' | 'levels' | 'carryOver'>;

/** The first fault of rules as they are kept; null for none. @param stage the number of the stage, from 1 */
export function findRuleFault(rules: CheckedRules, known: KnownWords, competitors: Competitors, stage: number): RuleFault | null {
  const { counting, eligibility, selection, ranking, carryOver } = rules;
  const levels = levelsKnown(counting, rules.levels, known);
  for (const [at, rule] of counting.entries()) {
    const fault = findCountingFault(rule, `counting.${at}`, known, levels);
    if (fault !== null) return fault;
  }
  if (new Set(ranking).size < ranking.length) return idle('ranking', 'CRITERION_TWICE');
  if (carryOver !== undefined && stage === 1) return idle('carryOver', 'CARRIES_NOTHING');
  const fault = eligibility === undefined ? null : findEligibilityFault(eligibility, known);
  return fault ?? findSelectionFault(selection, counting, competitors, levels);
}

/** A day of a scheme that is none, or its first level that no tournament of the rules can have; null for neither. */
export function findSchemeFault(
  { multiplier = {}, ageing }: Scheme,
  rules: readonly Pick<StageRules, 'counting' | 'levels'>[],
  known: KnownWords,
): RuleFault | null {
  if (ageing !== undefined && !isDay(ageing.asOf)) return idle('ageing.asOf', 'NO_SUCH_DAY');
  const levels = rules.flatMap(({ counting, levels: own }) => levelsKnown(counting, own, known));
  return unknownIn('multiplier', Object.keys(multiplier), levels);
}

/** The names of levels that tournaments of a stage can have. */
export function levelsKnown(counting: readonly CountingRule[], own: readonly string[] = [], known: KnownWords): readonly string[] {
  const given = levelsGiven(counting.filter(({ level }) => level !== undefined));
  return [...new Set([...TournamentKind.options, ...given, ...own, ...known.levels])];
}

function findCountingFault(rule: CountingRule, at: string, known: KnownWords, levels: readonly string[]): RuleFault | null {
  const { clubs, regions, kinds, from, to } = rule;
  for (const [name, day] of [
    ['from', from],
    ['to', to],
  ] as const)
    if (day !== undefined && !isDay(day)) return idle(`${at}.${name}`, 'NO_SUCH_DAY');
  if (from !== undefined && to !== undefined && from > to) return idle(`${at}.from`, 'FROM_AFTER_TO');
  return (
    unknownIn(`${at}.kinds`, kinds, TournamentKind.options) ??
    unknownIn(`${at}.clubs`, clubs, known.clubs) ??
    unknownIn(`${at}.regions`, regions, known.regions) ??
    unknownIn(`${at}.levels`, rule.levels, levels)
  );
}

function findEligibilityFault({ requirements }: Eligibility, known: KnownWords): RuleFault | null {
  const texts = requirements.map((requirement) => JSON.stringify(requirement));
  if (new Set(texts).size < texts.length) return idle('eligibility.requirements', 'REQUIREMENT_TWICE');
  for (const [index, requirement] of requirements.entries()) {
    const at = `eligibility.requirements.${index}`;
    const { federation, clubs, regions } = { federation: undefined, clubs: undefined, regions: undefined, ...requirement };
    const fault =
      unknownIn(`${at}.federation`, federation === undefined ? [] : [federation], known.federations) ??
      unknownIn(`${at}.clubs`, clubs, known.clubsOfPlayers) ??
      unknownIn(`${at}.regions`, regions, known.regions);
    if (fault !== null) return fault;
  }
  return null;
}

function findSelectionFault(
  { caps = [], bestMembers }: Selection,
  counting: readonly CountingRule[],
  competitors: Competitors,
  levels: readonly string[],
): RuleFault | null {
  const capped = caps.map(({ level }) => level);
  if (new Set(capped).size < capped.length) return idle('selection.caps', 'LEVEL_TWICE');
  if (bestMembers !== undefined && competitors === 'players') return idle('selection.bestMembers', 'MEMBERS_OF_PLAYERS');
  if (bestMembers !== undefined && counting.every(({ manche }) => manche === undefined))
    return idle('selection.bestMembers', 'MEMBERS_WITHOUT_MANCHE');
  return unknownIn('selection.caps', capped, levels);
}

function unknownIn(at: string, given: readonly string[] = [], known: readonly string[]): RuleFault | null {
  const unknown = given.find((word) => !known.includes(word));
  if (unknown === undefined) return null;
  return { code: 'SEASON_WORD_UNKNOWN', parameters: { at, given: unknown, known: nearestWords(unknown, known) } };
}

const idle = (at: string, problem: RuleProblem): RuleFault => ({ code: 'SEASON_RULE_IDLE', parameters: { at, problem } });
