/**
 * Every refusal that is declared, with 0, 1 and 2 in place of each number, lists of one, two and three, and each of the words that a parameter may be.
 */
import { readFileSync } from 'node:fs';
import type { Refusal, RefusalParameters } from '../../src/decider.js';
import { roleNames, scopeKindNames } from '../../src/texts/access-names.js';
import { leftOpenNames } from '../../src/texts/batches-texts.js';
import { misdealCauses } from '../../src/texts/deal-names.js';
import { voidCauses } from '../../src/texts/deck-event-texts.js';
import { lateClosings, purchaseBars, purchaseNames } from '../../src/texts/entry-texts.js';
import { handForHandReasons } from '../../src/texts/hand-for-hand-texts.js';
import { handNames } from '../../src/texts/hand-names.js';
import { answerNames, questionNames } from '../../src/texts/incident-names.js';
import { anteNames, blindNames, eventKindNames, periodNames, phaseNames, stakeNames, streetNames } from '../../src/texts/play-names.js';
import { isOfPlayers } from '../../src/texts/refusal-names.js';
import { offenceNames, optionNames } from '../../src/texts/ruling-names.js';
import { ruleProblemNames, schemeProblemNames } from '../../src/texts/scheme-problem-names.js';
import { comesFirst, haltCauses } from '../../src/texts/seating-texts.js';
import { unfitCharacters } from '../../src/texts/unfit-text.js';

/** Players whose names begin with a vowel and with an h. */
export const playerNames: Readonly<Record<string, string>> = {
  'elise-moreau': 'Élise Moreau',
  'estelle-robin': 'Estelle Robin',
  'hugo-petit': 'Hugo Petit',
};

const { keys } = Object;

/** What a parameter may be that is no player, by its name or by the code and its name. */
const words: Readonly<Record<string, readonly string[]>> = {
  handId: ['friday.2.14'],
  stopId: ['friday.2.14'],
  stream: ['tournament-friday'],
  tournamentId: ['friday'],
  sheetId: ['friday'],
  sheet: ['friday'],
  clubId: ['mons'],
  federationId: ['belge'],
  teamId: ['reds'],
  competitor: ['elise-moreau'],
  tokenId: ['t-1'],
  webhookId: ['w-1'],
  principalId: ['p-1'],
  pairingId: ['q-1'],
  exclusionId: ['s-1'],
  suspensionId: ['s-1'],
  disputeId: ['friday.d1'],
  differenceId: ['2'],
  commandId: ['c-1'],
  command: ['openHand'],
  event: ['HandPlayed'],
  expected: ['flop'],
  name: ['Été à Mons'],
  source: ['Winamax'],
  region: ['Hainaut'],
  'REGION_UNKNOWN.known': ['Hainaut', 'Namur'],
  licensedWith: ['belge'],
  hash: ['00ff00ff'],
  rulebook: ['ropta'],
  edition: ['2024'],
  'UNKNOWN_RULEBOOK.known': ['ropta@2024', 'mons@2024'],
  article: ['RO 9.9'],
  currency: ['XXX'],
  timeZone: ['Europe/Mons'],
  day: ['2026-01-31'],
  since: ['2026-01-31'],
  latest: ['2026-02-28'],
  from: ['2026-02-28'],
  until: ['2026-01-31'],
  'PLAYER_SUSPENDED.until': ['2026-06-30'],
  'CLAIM_WINDOW_CLOSED.until': ['gathered'],
  claim: ['award'],
  period: ['2026'],
  'UNKNOWN_PERIOD.period': ['9'],
  setting: ['minRaise.methode'],
  'UNKNOWN_SETTING.known': ['minRaise.method', 'minRaise.base'],
  value: ['12'],
  'VALUE_OUT_OF_RANGE.allowed': ['0–60'],
  character: ['U+202E'],
  card: ['Kh', 'Td'],
  'CARD_UNREADABLE.card': ['Ax'],
  'NOT_A_RACE_CARD.card': ['Kh', 'Xx'],
  known: ['Qh', 'Kd'],
  given: ['Qc', 'Td'],
  cards: ['Qh', 'Kd', '2c'],
  kept: ['Qh', 'Kd'],
  declaredCards: ['Qh', 'Kd'],
  tabledCards: ['Qc', 'Qd'],
  declaredHands: keys(handNames),
  tabledHands: keys(handNames),
  'CORRECTED_CARDS_CONTRADICTED.from': ['Qc', 'Td'],
  field: [
    'table',
    'smallBlind',
    'startingStack',
    'seatsPerTable',
    'stack',
    'chips',
    'reason',
    'structure.5.smallBlind',
    'structure.2.seconds',
    'hash',
    'seed',
    'bornOn',
    'rebuys.price',
    'entry.toPot',
    'note',
    'input.reason',
  ],
  phase: keys(phaseNames),
  street: keys(streetNames),
  stake: keys(stakeNames),
  blind: keys(blindNames),
  anteFormat: keys(anteNames),
  allowed: keys(anteNames),
  kind: keys(eventKindNames),
  'PERIOD_RUNS.kind': keys(periodNames),
  'TEXT_UNFIT.kind': keys(unfitCharacters),
  unit: ['warning', 'hands', 'rounds', 'disqualification'],
  'LATE_WINDOW_CLOSED.unit': keys(lateClosings),
  reason: keys(purchaseBars),
  'HAND_FOR_HAND_RUNNING.reason': keys(handForHandReasons),
  purchase: keys(purchaseNames),
  cause: keys(haltCauses),
  'NOT_A_MISDEAL.cause': keys(misdealCauses),
  'NOT_A_VOID_CAUSE.cause': keys(voidCauses),
  due: keys(comesFirst),
  offence: keys(offenceNames),
  question: keys(questionNames),
  option: keys(optionNames),
  options: keys(optionNames),
  default: keys(optionNames),
  'TD_RULING_REQUIRED.options': keys(answerNames),
  'TD_RULING_REQUIRED.default': keys(answerNames),
  problem: keys(schemeProblemNames),
  'SEASON_RULE_IDLE.problem': keys(ruleProblemNames),
  at: ['counting.0.kinds'],
  'SEASON_WORD_UNKNOWN.given': ['natonal'],
  'SEASON_WORD_UNKNOWN.known': ['national', 'regional'],
  role: keys(roleNames),
  scope: keys(scopeKindNames),
  'RESULT_NEEDS_ACTS.open': keys(leftOpenNames),
  by: ['floor'],
  'UNKNOWN_TABLE.table': ['9'],
  status: ['closed'],
  why: ['person'],
};

/** A refusal's parameter as it is declared: `players: readonly string[]`. */
interface Parameter {
  readonly name: string;
  readonly type: string;
}

const plainType = (type: string): string => type.replaceAll(/Private<'\w+', ([^<>]+)>/g, '$1');

/** What the parameter of a refusal may be. @throws Error for a word that is not known */
export function valuesOf(code: string, { name, type }: Parameter): readonly RefusalParameters[string][] {
  const plain = plainType(type);
  const literals = [...type.matchAll(/'(\w+)'/g)].map(([, word]) => word!).filter(() => !type.includes('Private<'));
  const strings = literals.length > 0 ? literals : isOfPlayers(name) ? keys(playerNames) : (words[`${code}.${name}`] ?? words[name]);
  const all = (): readonly string[] => {
    if (strings === undefined) throw new Error(`${code}: what can ${name} be? Name an example in test/language/every-refusal.ts.`);
    return strings;
  };
  const ofNull = /\bnull\b/.test(plain) ? [null] : [];
  if (plain.includes('[]')) {
    const items: readonly (string | number)[] =
      plain.includes('number') && !plain.includes('string') ? [2, 5, 7] : plain.includes('number') ? [2, 5] : all();
    return [items.slice(0, 3), items.slice(0, 1), items.slice(0, 2), ...items.map((item) => [item])];
  }
  if (plain.includes('number')) return [3, 0, 1, 2, 12_500, ...ofNull];
  if (plain.includes('boolean')) return [true, false];
  return [...all(), ...ofNull];
}

/** The refusals of the catalogue, which its own spec compares with the sources. */
function declared(): readonly { readonly code: string; readonly parameters: readonly Parameter[] }[] {
  const page = readFileSync('docs/catalogue/refusals.md', 'utf8');
  return [...page.matchAll(/^\| `([A-Z_]+)` \| (?:[^|]|\\\|)*\| ((?:[^|]|\\\|)*) \|/gm)].map(([, code, fields]) => ({
    code: code!,
    parameters: [...fields!.replaceAll('\\|', '|').matchAll(/`(\w+)\??: ([^`]+)`/g)].map(([, name, type]) => ({
      name: name!,
      type: type!,
    })),
  }));
}

/** Every refusal that is declared, in all its variants. */
export function* everyRefusal(): Generator<Refusal> {
  for (const { code, parameters } of declared()) {
    const usual = Object.fromEntries(parameters.map((each) => [each.name, valuesOf(code, each)[0]!]));
    yield { code, article: null, parameters: usual };
    for (const each of parameters)
      for (const value of valuesOf(code, each).slice(1)) yield { code, article: null, parameters: { ...usual, [each.name]: value } };
  }
}
