/** The table of a season: sorted by the buttons of its heads, with the workings of anybody's points below their row. */
import { signal } from '@preact/signals';
import { type ComponentChildren } from 'preact';
import type { SeasonPageAnswer } from '../generated/operations.js';
import { compareNames, plain, points } from '../lib/format.js';
import { nameOf } from '../lib/names.js';
import { seasonTexts } from '../text/season.js';

type Season = NonNullable<SeasonPageAnswer['season']>;
export type BoardRow = NonNullable<Season['leaderboard']>['nodes'][number];
export type Competitor = BoardRow['competitor'];

export const competitorName = ({ competitorId, player, team }: Competitor): string =>
  team === null ? nameOf(player ?? { name: null }, competitorId) : team.name;

/** A team of a season, or the page of a player. */
export const CompetitorLink = ({ of }: { readonly of: Competitor }) =>
  of.team === null ? <a href={`/players/${encodeURIComponent(of.competitorId)}`}>{competitorName(of)}</a> : <span>{of.team.name}</span>;

/** Rows that are drawn at once, and by each press of the button: a browser draws thousands slowly. */
const SHOWN_AT_ONCE = 100;
const shownRows = signal(SHOWN_AT_ONCE);
export const showAllRows = (): void => void (shownRows.value = Number.POSITIVE_INFINITY);

const order = signal<{ readonly by: Column; readonly isDown: boolean }>({ by: 'rank', isDown: false });
export const opened = signal<string | null>(null);

type Column = 'rank' | 'name' | 'points' | 'events' | 'best';
type ClubNames = (clubId: string | null) => string;

const last = Number.POSITIVE_INFINITY;
const compare: Readonly<Record<Column, (a: BoardRow, b: BoardRow) => number>> = {
  rank: (a, b) => (a.rank ?? last) - (b.rank ?? last) || 0,
  name: (a, b) => compareNames(competitorName(a.competitor), competitorName(b.competitor)),
  points: (a, b) => Number(a.points) - Number(b.points),
  events: (a, b) => a.played - b.played,
  best: (a, b) => Number(a.best ?? -last) - Number(b.best ?? -last) || 0,
};

export const clubOf = ({ clubId, competitor }: BoardRow): string | null => competitor.team?.clubId ?? clubId;

interface BoardProps {
  readonly rows: readonly BoardRow[];
  readonly total: number;
  readonly sought: string;
  readonly clubId: string;
  readonly clubName: ClubNames;
  readonly isOfTeams: boolean;
  readonly workings: (row: BoardRow) => ComponentChildren;
}

/** The rows that the filters leave. */
export function filterRows(rows: readonly BoardRow[], sought: string, clubId: string): readonly BoardRow[] {
  const text = plain(sought.trim());
  return rows.filter(
    (row) => (text === '' || plain(competitorName(row.competitor)).includes(text)) && (clubId === '' || clubOf(row) === clubId),
  );
}

export function SeasonBoard({ rows, total, sought, clubId, clubName, isOfTeams, workings }: BoardProps) {
  const t = seasonTexts();
  if (total === 0) return <p>{t.empty}</p>;
  const { by, isDown } = order.value;
  const found = filterRows(rows, sought, clubId);
  const sorted = by === 'rank' && !isDown ? found : [...found].sort((a, b) => compare[by](a, b) * (isDown ? -1 : 1));
  const shown = sorted.slice(0, shownRows.value);
  const heads: readonly (readonly [Column, string, string | null])[] = [
    ['rank', t.rank, null],
    ['name', isOfTeams ? t.team : t.player, null],
    ['points', t.points, null],
    ['events', t.events, t.eventsHint],
    ['best', t.best, null],
  ];
  const sortBy = (column: Column): void => {
    // Figures begin with the most, ranks and names with the first.
    const isFirstDown = column !== 'rank' && column !== 'name';
    order.value = { by: column, isDown: by === column ? !isDown : isFirstDown };
  };
  return (
    <>
      <p class="dim screen">{t.tableHint}</p>
      <table class="board">
        <thead>
          <tr>
            {heads.map(([column, label, hint]) => (
              <th
                key={column}
                scope="col"
                class={column === 'name' ? '' : 'figure'}
                aria-sort={by === column ? (isDown ? 'descending' : 'ascending') : undefined}
              >
                <button type="button" class="plain" title={hint ?? undefined} onClick={() => sortBy(column)}>
                  {label}
                  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    {by === column ? <path d={isDown ? 'M5 9h14l-7 9z' : 'M5 16h14l-7-9z'} /> : null}
                  </svg>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => {
            const { competitorId } = row.competitor;
            const name = competitorName(row.competitor);
            const isOpen = opened.value === competitorId;
            const club = clubOf(row);
            return [
              <tr key={competitorId} class={row.rank === 1 ? 'first' : ''}>
                <td class="figure">{row.rank ?? '–'}</td>
                <th scope="row">
                  <CompetitorLink of={row.competitor} />
                  {row.qualified === true ? <strong class="tag">{t.qualified}</strong> : null}
                  <small>
                    {club === null ? null : <a href={`/clubs/${encodeURIComponent(club)}`}>{clubName(club)}</a>}
                    {row.rank === null && row.lacks > 0 ? <span> {t.lacks(row.lacks)}</span> : null}
                  </small>
                </th>
                <td class="figure">
                  <button
                    type="button"
                    class="plain sum"
                    aria-expanded={isOpen}
                    aria-label={t.workingsOf(name, points(row.points))}
                    onClick={() => (opened.value = isOpen ? null : competitorId)}
                  >
                    {points(row.points)}
                  </button>
                </td>
                <td class="figure">{t.eventsOf(row.counted, row.played)}</td>
                <td class="figure">{row.best === null ? '' : points(row.best)}</td>
              </tr>,
              isOpen ? (
                <tr key={`${competitorId} workings`} class="workings">
                  <td colSpan={5}>{workings(row)}</td>
                </tr>
              ) : null,
            ];
          })}
        </tbody>
      </table>
      {sorted.length > shown.length ? (
        <p class="more">
          <button type="button" onClick={() => (shownRows.value += SHOWN_AT_ONCE * 5)}>
            {t.showMore(Math.min(SHOWN_AT_ONCE * 5, sorted.length - shown.length))}
          </button>
        </p>
      ) : null}
      {rows.length < total ? <p class="dim">{t.loadingRest}</p> : null}
    </>
  );
}
