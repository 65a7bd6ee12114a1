/** A season's table and a player's points in detail, as text and as JSON. */
import type { PlayerId } from '../../events/ids.js';
import type { SeasonRules } from '../../events/season-schemes.js';
import { formatFixed, formatPoints, type NumberProblem, type Points } from '../season/fixed.js';
import type { Ranked } from '../season/ranking.js';
import { countNotRanked, notRankedIn, type NotRankedOfSheet } from '../season/eligibility.js';
import type { ScoredRow } from '../season/score.js';
import type { NotRankedReason, RowAsCounted, SheetAsCounted } from '../season/sheet.js';
import type { SeasonTable } from '../season/season-table.js';
import { notRankedNames } from '../texts/not-ranked-names.js';
import { schemeProblemNames } from '../texts/scheme-problem-names.js';
import type { Language, Sentence } from '../texts/sentences.js';
import { type Column, textTable } from './text-table.js';

export interface SeasonShown {
  readonly rules: SeasonRules;
  readonly table: SeasonTable;
  /** The rows of counting tournaments that wait to be matched with a person. */
  readonly waiting: number;
  readonly language: Language;
  readonly nameOf: (playerId: PlayerId) => string | null;
  readonly tournamentName: (sheetId: string) => string;
}

const columns = (language: Language, titles: readonly (readonly [title: Sentence, align?: 'right'])[]): readonly Column[] =>
  titles.map(([title, align]) => ({ title: title[language], ...(align === undefined ? {} : { align }) }));

const named = ({ nameOf }: SeasonShown, id: string): string => nameOf(id as PlayerId) ?? id;
export const pointsIn = ({ rules }: SeasonShown, points: Points): string => formatPoints(points, rules.scheme.rounding.places);

/** The best first. Competitors without a rank have too few results. */
export function seasonTable(shown: SeasonShown): string {
  const titles = columns(shown.language, [
    [{ en: 'Rank', fr: 'Rang' }, 'right'],
    [{ en: 'Player', fr: 'Joueur' }],
    [{ en: 'Points', fr: 'Points' }, 'right'],
    [{ en: 'Played', fr: 'Joués' }, 'right'],
    [{ en: 'Counted', fr: 'Comptés' }, 'right'],
    [{ en: 'Wins', fr: 'Victoires' }, 'right'],
    [{ en: 'Adjusted', fr: 'Ajustement' }, 'right'],
  ]);
  const rows = shown.table.standings.ranked.map(({ rank, tally }) => [
    rank === null ? '–' : String(rank),
    named(shown, tally.competitor),
    pointsIn(shown, tally.total),
    String(tally.played),
    String(tally.counted.length),
    String(tally.wins),
    tally.adjusted === 0n ? '' : pointsIn(shown, tally.adjusted),
  ]);
  const tournaments = shown.table.standings.tournaments.length;
  const head = {
    en: `${shown.rules.name}: ${tournaments} tournaments count\n\n`,
    fr: `${shown.rules.name} : ${tournaments} tournois comptent\n\n`,
  };
  return head[shown.language] + textTable(titles, rows) + notesOf(shown);
}

/** The results for which the scheme has no number, by the reason. */
function countWithoutNumber({ table }: SeasonShown): ReadonlyMap<NumberProblem, number> {
  const { sheets, score } = table.standings.basis;
  const counts = new Map<NumberProblem, number>();
  for (const { problem } of sheets.flatMap((sheet) => score(sheet).rows))
    if (problem !== null) counts.set(problem, (counts.get(problem) ?? 0) + 1);
  return counts;
}

/** What the table does not count yet. */
function notesOf(shown: SeasonShown): string {
  const { language, waiting } = shown;
  const waits: Sentence = {
    en: `${waiting} ${waiting === 1 ? 'result waits' : 'results wait'} for a person.`,
    fr: `${waiting} ${waiting === 1 ? 'résultat attend' : 'résultats attendent'} un joueur.`,
  };
  const notes = [...countWithoutNumber(shown)].map(([problem, count]): Sentence => ({
    en: `${count} ${count === 1 ? 'result has' : 'results have'} no number: ${schemeProblemNames[problem].en}.`,
    fr: `${count} ${count === 1 ? 'résultat n’a pas de nombre' : 'résultats n’ont pas de nombre'} : ${schemeProblemNames[problem].fr}.`,
  }));
  const notRanked = countNotRanked(shown.table.standings.basis.sheets).map(({ why, results }): Sentence => ({
    en: `${results} ${results === 1 ? 'result is' : 'results are'} not ranked: ${notRankedNames[why].en}.`,
    fr: `${results} ${results === 1 ? 'résultat n’est pas classé' : 'résultats ne sont pas classés'} : ${notRankedNames[why].fr}.`,
  }));
  const whose = listNotRanked(shown).map(({ sheet, row, why }): Sentence => ({
    en: `  ${sheet.date} ${shown.tournamentName(sheet.id)}, ${row.place}: ${named(shown, row.person)} (${notRankedNames[why].en})`,
    fr: `  ${sheet.date} ${shown.tournamentName(sheet.id)}, ${row.place} : ${named(shown, row.person)} (${notRankedNames[why].fr})`,
  }));
  const all = [...(waiting === 0 ? [] : [waits]), ...notes, ...notRanked, ...whose];
  return all.length === 0 ? '' : `\n${all.map((note) => note[language]).join('\n')}\n`;
}

/** The results that the rules do not rank, in the order of the tournaments. @param competitor only theirs */
export function listNotRanked({ table }: SeasonShown, competitor?: string): readonly NotRankedOfSheet[] {
  const all = notRankedIn(table.standings.basis);
  const shown = competitor === undefined ? [...all.values()].flat() : (all.get(competitor) ?? []);
  return shown.toSorted((a, b) => (a.sheet.date === b.sheet.date ? a.row.place - b.row.place : a.sheet.date < b.sheet.date ? -1 : 1));
}

/** Each result of one player with the computation of its points. @param entry null for a player of whom no result is ranked */
export function playerWorkings(shown: SeasonShown, competitor: string, entry: Ranked | null): string {
  const counted = new Set<ScoredRow>(entry?.tally.counted);
  const titles = columns(shown.language, [
    [{ en: 'Day', fr: 'Jour' }],
    [{ en: 'Tournament', fr: 'Tournoi' }],
    [{ en: 'Place', fr: 'Place' }, 'right'],
    [{ en: 'Of', fr: 'Sur' }, 'right'],
    [{ en: 'Base', fr: 'Base' }, 'right'],
    [{ en: 'Bonus', fr: 'Bonus' }, 'right'],
    [{ en: 'Points', fr: 'Points' }, 'right'],
    [{ en: '', fr: '' }],
  ]);
  const fate = (scored: ScoredRow): Sentence => (counted.has(scored) ? { en: 'counts', fr: 'compte' } : { en: 'dropped', fr: 'écarté' });
  const where = (sheet: SheetAsCounted, row: RowAsCounted): string[] => [
    sheet.date,
    shown.tournamentName(sheet.id),
    row.tied > 1 ? `${row.place} (=${row.tied})` : String(row.place),
    String(sheet.entrants),
  ];
  const rows = (entry?.tally.results ?? []).map(({ scored }) => [
    ...where(scored.sheet, scored.row),
    pointsIn(shown, scored.base),
    pointsIn(shown, scored.bonus),
    pointsIn(shown, scored.points),
    fate(scored)[shown.language],
  ]);
  const others = listNotRanked(shown, competitor).map(({ sheet, row, why }) => [
    ...where(sheet, row),
    '',
    '',
    '',
    notRankedNames[why][shown.language],
  ]);
  const sum = { en: 'Total', fr: 'Total' }[shown.language];
  const { adjusted, total } = entry?.tally ?? { adjusted: 0n, total: 0n };
  const by = adjusted === 0n ? '' : ` (${{ en: 'adjusted', fr: 'ajustement' }[shown.language]} ${pointsIn(shown, adjusted)})`;
  const place = entry?.rank == null ? '' : `${entry.rank}. `;
  const table = textTable(titles, [...rows, ...others]);
  return `${place}${named(shown, competitor)}\n\n${table}\n${sum}: ${pointsIn(shown, total)}${by}\n`;
}

/** Everything needed to compute it again. */
export function seasonJson(shown: SeasonShown): object {
  const { standings, counted } = shown.table;
  return {
    season: shown.rules.name,
    tournaments: counted.map(({ sheet: { id, rows: _rows, notRanked: _notRanked, ...facts }, by }) => ({
      tournament: id,
      name: shown.tournamentName(id),
      ...facts,
      ...by,
    })),
    table: standings.ranked.map(({ rank, tally }) => ({
      rank,
      playerId: tally.competitor,
      name: shown.nameOf(tally.competitor as PlayerId),
      points: pointsIn(shown, tally.total),
      adjusted: pointsIn(shown, tally.adjusted),
      played: tally.played,
      wins: tally.wins,
      counted: tally.counted.map(({ sheet }) => sheet.id),
      dropped: [...tally.dropped.map(({ sheet }) => sheet.id), ...tally.droppedAbsences],
    })),
    points: pointRows(shown),
    waiting: shown.waiting,
    withoutNumber: Object.fromEntries(countWithoutNumber(shown)),
    notRanked: Object.fromEntries(countNotRanked(standings.basis.sheets).map(({ why, results }) => [why, results])),
  };
}

/** A result with everything that its points are made from. */
export interface PointRow {
  readonly tournament: string;
  readonly playerId: string;
  /** The place that counts. */
  readonly place: number;
  readonly sheet_place: number;
  readonly tied: number;
  readonly n: number;
  readonly state: string;
  readonly level: string | null;
  readonly manche: number | null;
  readonly rebuys: number;
  readonly bounties: number;
  /** A decimal; null where it was not recorded. */
  readonly expense: string | null;
  readonly winnings: string | null;
  readonly extra_points: string | null;
  readonly team: string | null;
  readonly base: string;
  readonly multiplier: string;
  readonly bonus: string;
  readonly points: string;
  readonly counted: boolean;
  /** Why the scheme has no number for it; null where it has one. */
  readonly problem: NumberProblem | null;
  /** Why the rules do not rank it; null where they do. */
  readonly notRanked: NotRankedReason | null;
}

export function pointRows(shown: SeasonShown): readonly PointRow[] {
  const none = pointsIn(shown, 0n);
  const ranked = shown.table.standings.ranked.flatMap(({ tally }) => {
    const counted = new Set<ScoredRow>(tally.counted);
    return tally.results.map(({ scored }): PointRow => {
      const { sheet, row, base, multiplier, bonus, points, problem } = scored;
      return {
        ...factsOf(sheet, row, tally.competitor),
        base: pointsIn(shown, base),
        multiplier: formatFixed(multiplier),
        bonus: pointsIn(shown, bonus),
        points: pointsIn(shown, points),
        counted: counted.has(scored),
        problem,
        notRanked: null,
      };
    });
  });
  const { survivorOf } = shown.table.standings.basis;
  const others = listNotRanked(shown).map(({ sheet, row, why }): PointRow => ({
    ...factsOf(sheet, row, survivorOf(row.person)),
    base: none,
    multiplier: '1',
    bonus: none,
    points: none,
    counted: false,
    problem: null,
    notRanked: why,
  }));
  return [...ranked, ...others];
}

type Made = 'base' | 'multiplier' | 'bonus' | 'points' | 'counted' | 'problem' | 'notRanked';

const factsOf = (sheet: SheetAsCounted, row: RowAsCounted, playerId: string): Omit<PointRow, Made> => ({
  tournament: sheet.id,
  playerId,
  place: row.place,
  sheet_place: row.sheetPlace ?? row.place,
  tied: row.tied,
  n: sheet.entrants,
  state: row.state,
  level: sheet.level,
  manche: sheet.manche,
  rebuys: row.rebuys,
  bounties: row.bounties,
  expense: row.expense,
  winnings: row.winnings,
  extra_points: row.extraPoints ?? null,
  team: row.team,
});
