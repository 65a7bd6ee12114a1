/** A season's table and a player's points in detail, as text and as JSON. */
import type { PlayerId } from '../../events/ids.js';
import type { SeasonRules } from '../../events/season-schemes.js';
import { formatFixed, formatPoints, type NumberProblem, type Points } from '../season/fixed.js';
import type { Ranked } from '../season/ranking.js';
import type { ScoredRow } from '../season/score.js';
import type { SeasonTable } from '../season/season-table.js';
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
  const all = [...(waiting === 0 ? [] : [waits]), ...notes];
  return all.length === 0 ? '' : `\n${all.map((note) => note[language]).join('\n')}\n`;
}

/** Each result of one player with the computation of its points. */
export function playerWorkings(shown: SeasonShown, { rank, tally }: Ranked): string {
  const counted = new Set<ScoredRow>(tally.counted);
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
  const rows = tally.results.map(({ scored }) => [
    scored.sheet.date,
    shown.tournamentName(scored.sheet.id),
    scored.row.tied > 1 ? `${scored.row.place} (=${scored.row.tied})` : String(scored.row.place),
    String(scored.sheet.entrants),
    pointsIn(shown, scored.base),
    pointsIn(shown, scored.bonus),
    pointsIn(shown, scored.points),
    fate(scored)[shown.language],
  ]);
  const sum = { en: 'Total', fr: 'Total' }[shown.language];
  const adjusted =
    tally.adjusted === 0n ? '' : ` (${{ en: 'adjusted', fr: 'ajustement' }[shown.language]} ${pointsIn(shown, tally.adjusted)})`;
  const place = rank === null ? '' : `${rank}. `;
  return `${place}${named(shown, tally.competitor)}\n\n${textTable(titles, rows)}\n${sum}: ${pointsIn(shown, tally.total)}${adjusted}\n`;
}

/** Everything needed to compute it again. */
export function seasonJson(shown: SeasonShown): object {
  const { standings, counted } = shown.table;
  return {
    season: shown.rules.name,
    tournaments: counted.map(({ sheet: { id, rows: _rows, ...facts }, by }) => ({
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
  };
}

/** A result with everything that its points are made from. */
export interface PointRow {
  readonly tournament: string;
  readonly playerId: string;
  readonly place: number;
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
  readonly team: string | null;
  readonly base: string;
  readonly multiplier: string;
  readonly bonus: string;
  readonly points: string;
  readonly counted: boolean;
  /** Why the scheme has no number for it; null where it has one. */
  readonly problem: NumberProblem | null;
}

export function pointRows(shown: SeasonShown): readonly PointRow[] {
  return shown.table.standings.ranked.flatMap(({ tally }) => {
    const counted = new Set<ScoredRow>(tally.counted);
    return tally.results.map(({ scored }) => {
      const { sheet, row, base, multiplier, bonus, points, problem } = scored;
      return {
        tournament: sheet.id,
        playerId: tally.competitor,
        place: row.place,
        tied: row.tied,
        n: sheet.entrants,
        state: row.state,
        level: sheet.level,
        manche: sheet.manche,
        rebuys: row.rebuys,
        bounties: row.bounties,
        expense: row.expense,
        winnings: row.winnings,
        team: row.team,
        base: pointsIn(shown, base),
        multiplier: formatFixed(multiplier),
        bonus: pointsIn(shown, bonus),
        points: pointsIn(shown, points),
        counted: counted.has(scored),
        problem,
      };
    });
  });
}
