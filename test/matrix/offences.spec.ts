/**
 * The matrix of offences: under every book each offence is judged, punished and followed as its settings say, and as any other value of them
 * says once a house rule has it. The meaning of each value is written here once, and compared with the decision on every offence.
 */
import type { Offence } from '../../events/judging.js';
import type { OffenceFacts } from '../../events/tournament-discipline.js';
import type { TournamentEvent } from '../../events/tournament.js';
import { Night, playerAtSeat } from '../conform/tournament/night.js';
import type { FirstStep, Punished, Severity } from '../../src/rulebooks/discipline/offence.js';
import { withHouseRules } from '../../src/rulebooks/house-rules.js';
import { declaredSettings } from '../../src/rulebooks/policies.js';
import { newestRulebook, type Rulebook } from '../../src/rulebooks/rulebooks.js';
import type { BookId, Setting } from '../../src/rulebooks/setting.js';
import { bookIds } from '../fixtures/acts.js';

const PREFIX = 'offences.';
const settings = declaredSettings.filter(({ group, key }) => group === 'discipline' && key.startsWith(PREFIX));
const codes = [...new Set(settings.map(({ key }) => key.split('.')[1] as Offence))];
const offender = playerAtSeat(1, 4);
const other = playerAtSeat(1, 2);

/** How a setting shows under a book. */
type Shown = Readonly<Record<string, unknown>>;

type Due = 'due' | 'possible' | 'none';

/** Whether a penalty is owed, of a first fault, a repeated one, and a first one that was found so. */
const owed = {
  mandatory: ['due', 'due', 'due', 'due', 'due'],
  mandatoryIfRepeated: ['none', 'due', 'none', 'none', 'none'],
  mandatoryIfDeliberate: ['none', 'none', 'due', 'none', 'none'],
  mandatoryIfDeliberateOrRepeated: ['none', 'due', 'due', 'none', 'none'],
  mandatoryIfReleasedOrRepeated: ['possible', 'due', 'possible', 'due', 'possible'],
  mandatoryUnlessCleared: ['due', 'due', 'due', 'due', 'none'],
  optionalThenMandatory: ['possible', 'due', 'possible', 'possible', 'possible'],
  optional: ['possible', 'possible', 'possible', 'possible', 'possible'],
  optionalIfDeliberate: ['none', 'none', 'possible', 'none', 'none'],
  optionalIfRepeated: ['none', 'possible', 'none', 'none', 'none'],
  notNamed: ['possible', 'possible', 'possible', 'possible', 'possible'],
} as const satisfies Readonly<Record<Exclude<Severity, 'noOffence'>, readonly Due[]>>;

const NO_OFFENCE = 'NOT_AN_OFFENCE';

const meaning: { readonly severity: Readonly<Record<string, Shown>>; readonly punished: Readonly<Record<Punished, Shown>> } = {
  severity: {
    ...Object.fromEntries(
      // Of what a book does not name, none is proposed.
      Object.entries(owed).map(([value, dues]) => [
        value,
        { owed: dues, proposed: dues.map((due) => due !== 'none' && value !== 'notNamed') },
      ]),
    ),
    noOffence: { owed: Array(5).fill(NO_OFFENCE), proposed: Array(5).fill(false) },
  },
  punished: {
    offender: { alone: 1, together: 'ONLY_THE_OFFENDER' },
    bothPlayers: { alone: 'BOTH_PLAYERS_REQUIRED', together: 2 },
    allConcerned: { alone: 1, together: 2 },
  },
};

const firstSteps: Readonly<Record<Exclude<FirstStep, 'byLadder'>, Shown>> = {
  warning: { proposed: 'warning', warned: true },
  noWarning: { proposed: 'a suspension', warned: 'WARNING_NOT_ALLOWED' },
  disqualification: { proposed: 'disqualification', warned: 'WARNING_NOT_ALLOWED' },
};

const show: Readonly<Record<string, (rules: Rulebook, offence: Offence) => Shown>> = {
  severity(rules, offence) {
    const situations: readonly [boolean, OffenceFacts][] = [
      [false, {}],
      [true, {}],
      [false, { deliberate: true }],
      [false, { betBetween: true }],
      [false, { cleared: true }],
    ];
    const records = situations.map(([isRepeated, facts]) => recordOf(rules, offence, facts, isRepeated));
    return {
      owed: records.map((record) => (typeof record === 'string' ? record : record.due)),
      proposed: records.map((record) => typeof record !== 'string' && record.proposed !== null),
    };
  },
  firstStep(rules, offence) {
    const named = punishable(rules, offence);
    const record = recordOf(named, offence, {}, false);
    const unit = typeof record === 'string' ? record : record.proposed?.unit;
    const warning = issued(named, offence, 'warning', 0);
    return {
      proposed: unit === 'hands' || unit === 'rounds' ? 'a suspension' : unit,
      warned: typeof warning === 'string' ? warning : true,
    };
  },
  punished(rules, offence) {
    const free = withRule(punishable(rules, offence), `${PREFIX}${offence}.firstStep`, 'byLadder');
    return { alone: issued(free, offence, 'rounds', 1, []), together: issued(free, offence, 'rounds', 1, [other]) };
  },
  outcome(rules, offence) {
    const record = recordOf(punishable(rules, offence), offence, {}, false);
    return { follows: typeof record === 'string' ? record : (record.follows ?? 'none') };
  },
};

/** What the value of a setting means: of `byLadder`, what the book has for an offence about which it says no more. */
function meant(rules: Rulebook, part: string, value: string): Shown {
  if (part === 'severity') return meaning.severity[value]!;
  if (part === 'punished') return meaning.punished[value as Punished];
  if (part === 'outcome') return { follows: value };
  return value === 'byLadder' ? show['firstStep']!(rules, 'insult') : firstSteps[value as keyof typeof firstSteps];
}

const rows = settings.flatMap(({ key, definition }) => {
  const [, offence, part] = key.split('.') as [string, Offence, string];
  const values = definition.schema.kind === 'enum' ? definition.schema.values.map(({ value }) => value) : [];
  return Object.entries<Setting>(definition.settings).map(([book, { value }]) => ({
    key,
    offence,
    part,
    rules: newestRulebook(book)!,
    book: book as BookId,
    value: String(value),
    others: values.filter((each) => each !== value),
  }));
});

describe(`the matrix of offences: ${codes.length} offences, ${settings.length} settings, ${rows.length} values in five books`, () => {
  it('knows how every setting shows', () => {
    expect([...new Set(rows.map(({ part }) => part))].sort()).toEqual(Object.keys(show).sort());
  });

  describe.each(bookIds)('%s', (book) => {
    const own = rows.filter((row) => row.book === book);

    it.each(codes)('%s is judged, punished and followed as its settings say', (code) => {
      const parts = own.filter(({ offence }) => offence === code);
      const shown = parts.map(({ part, rules }) => [part, show[part]!(rules, code)]);
      expect(shown).toEqual(parts.map(({ part, rules, value }) => [part, meant(rules, part, value)]));
    });

    it.each(codes)('%s is by other values of them, where a house rule has them', (code) => {
      const turned = own
        .filter(({ offence }) => offence === code)
        .flatMap(({ key, part, rules, others }) => others.map((value) => ({ key, part, value, rules: withRule(rules, key, value) })));
      expect(turned.map(({ key, part, value, rules }) => [key, value, show[part]!(rules, code)])).toEqual(
        turned.map(({ key, part, value, rules }) => [key, value, meant(rules, part, value)]),
      );
    });
  });

  it('comes out otherwise with every other value, but where a scale begins with a warning all the same', () => {
    const same = rows.flatMap(({ key, part, offence, rules, value, others, book }) => {
      const now = JSON.stringify(show[part]!(rules, offence));
      return others
        .filter((each) => JSON.stringify(show[part]!(withRule(rules, key, each), offence)) === now)
        .map((each) => `${book}: ${part} = ${value}, ${each}`);
    });
    expect([...new Set(same)].sort()).toEqual([
      'mons: firstStep = byLadder, warning',
      'redcactus: firstStep = byLadder, warning',
      'tdaFr: firstStep = byLadder, warning',
    ]);
  });

  it('cites the article of a first step that the book sets', () => {
    const uncited = rows.flatMap(({ key, part, offence, rules, value, book }) => {
      if (part !== 'firstStep' || value === 'byLadder') return [];
      const record = recordOf(punishable(withRule(rules, key, value), offence), offence, {}, false);
      return typeof record !== 'string' && record.articles.some(({ house }) => house) ? [] : [`${book}: ${key}`];
    });
    expect(uncited).toEqual([]);
  });
});

/** A book under which the offence is to be punished, so that a step is proposed. */
function punishable(rules: Rulebook, offence: Offence): Rulebook {
  return withRule(rules, `${PREFIX}${offence}.severity`, 'mandatory');
}

function withRule(rules: Rulebook, key: string, value: string): Rulebook {
  if (!settings.some((declared) => declared.key === key)) return rules;
  const { rulebook, problems } = withHouseRules(rules, { [key]: value });
  if (rulebook === undefined) throw new Error(`${key} = ${value}: ${JSON.stringify(problems)}`);
  return rulebook;
}

function nightOf(rules: Rulebook): Night {
  const seats = [1, 2, 3, 4, 5, 6].map((seat) => ({ table: 1, seat }));
  return new Night(rules, { seatsPerTable: 10 }, seats);
}

/** What goes on record of an offence, or why nothing does. */
function recordOf(rules: Rulebook, offence: Offence, facts: OffenceFacts, isRepeated: boolean) {
  const night = nightOf(rules);
  if (isRepeated) night.give({ type: 'RecordOffence', playerId: offender, offence });
  const { events, refusal } = night.give({ type: 'RecordOffence', playerId: offender, offence, facts });
  if (refusal !== undefined) return refusal.code;
  return (events[0] as Extract<TournamentEvent, { type: 'OffenceRecorded' }>).data;
}

/** How many are given a penalty, or why nobody is. */
function issued(rules: Rulebook, offence: Offence, unit: 'warning' | 'rounds', count: number, others?: (typeof other)[]): number | string {
  const playersToo = others ?? (punishedIn(rules, offence) === 'bothPlayers' ? [other] : []);
  const { events, refusal } = nightOf(rules).give({
    type: 'IssuePenalty',
    playerId: offender,
    offence,
    unit,
    count,
    others: playersToo.length === 0 ? undefined : playersToo,
    reason: 'its gravity',
  });
  return refusal === undefined ? events.filter(({ type }) => type === 'PenaltyIssued').length : refusal.code;
}

function punishedIn(rules: Rulebook, offence: Offence): Punished {
  const entry: { readonly punished?: Setting<Punished> } = rules.discipline.offences[offence];
  return entry.punished?.value ?? 'offender';
}
