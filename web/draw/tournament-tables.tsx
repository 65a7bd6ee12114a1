/** The tables of a tournament's page: standings, seats, structure and prizes. */
import type { TournamentPageAnswer } from '../generated/operations.js';
import type { ClockFace, Period } from '../lib/clock-face.js';
import { chips, compareNames, money, timeOfDay } from '../lib/format.js';
import { tournamentTexts } from '../text/tournament.js';
import { nameOf } from '../lib/names.js';
import { blindsOf } from './blinds.js';
import { Capped } from './capped.js';

export type Shown = NonNullable<TournamentPageAnswer['tournament']>;
export type Row = NonNullable<Shown['standings']>['nodes'][number];

/** What is drawn of a long list at first. */
const MOST_ROWS = 75;
const MOST_TABLES = 15;

export function Standings({
  rows,
  of,
  hasPrizes,
  tournament,
}: {
  readonly rows: readonly Row[];
  /** How many rows there are; all may not be there yet. */
  readonly of: number | undefined;
  readonly hasPrizes: boolean;
  readonly tournament: Shown;
}) {
  const t = tournamentTexts();
  if (rows.length === 0) return <p>{t.noStandings}</p>;
  const isOver = tournament.phase === 'FINISHED';
  const awards = new Map((tournament.prizes?.awarded?.awards ?? []).map((award) => [award.playerId, award]));
  return (
    <Capped items={rows} size={MOST_ROWS} of={of}>
      {(shown) => (
        <table>
          <thead>
            <tr>
              <th scope="col" class="figure">
                {t.rank}
              </th>
              <th scope="col">{t.player}</th>
              {isOver ? null : (
                <>
                  <th scope="col" class="figure">
                    {t.stack}
                  </th>
                  <th scope="col">{t.where}</th>
                </>
              )}
              {hasPrizes ? (
                <th scope="col" class="figure">
                  {t.prize}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.playerId} class={row.place === 1 ? 'first' : ''}>
                <td class="figure">{row.place ?? row.rank ?? ''}</td>
                <th scope="row">
                  <a href={`/players/${encodeURIComponent(row.playerId)}`}>{nameOf(row.player, row.playerId)}</a>
                  {isOver && row.place === null ? ` (${t.states[row.state]})` : ''}
                </th>
                {isOver ? null : (
                  <>
                    <td class="figure">{isPlaying(row) ? <Stack of={row} /> : ''}</td>
                    <td>{row.table !== null && row.seat !== null ? `${row.table} · ${row.seat}` : t.states[row.state]}</td>
                  </>
                )}
                {hasPrizes ? <td class="figure">{awardOf(awards.get(row.playerId), tournament.currency)}</td> : null}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Capped>
  );
}

/** With the time where hands were played since, which nobody recorded. */
function Stack({ of: { stack, stackKnown, stackKnownAt } }: { readonly of: Row }) {
  if (stackKnown) return <>{chips(stack)}</>;
  const t = tournamentTexts();
  return <span class="dim">{stackKnownAt === null ? t.stackNotKnown : t.stackThen(chips(stack), timeOfDay(stackKnownAt))}</span>;
}

const isPlaying = ({ state }: Row): boolean => state === 'IN' || state === 'WINNER' || state === 'QUALIFIED';

const awardOf = (award: { readonly cents: number; readonly things: readonly string[] } | undefined, currency: string | null): string =>
  award === undefined ? '' : [...(award.cents === 0 ? [] : [money(award.cents, currency)]), ...award.things].join(' + ');

interface Seated {
  readonly id: string;
  readonly name: string;
  readonly table: number;
  readonly seat: number;
}

const seatedIn = (rows: readonly Row[]): Seated[] =>
  rows.flatMap(({ playerId, player, table, seat, state }) =>
    table === null || seat === null || state === 'ELIMINATED' ? [] : [{ id: playerId, name: nameOf(player, playerId), table, seat }],
  );

export function SeatsByName({ rows }: { readonly rows: readonly Row[] }) {
  const t = tournamentTexts();
  const seated = seatedIn(rows).sort((a, b) => compareNames(a.name, b.name));
  if (seated.length === 0) return <p>{t.seatsNotDrawn}</p>;
  return (
    <Capped items={seated} size={MOST_ROWS}>
      {(shown) => (
        <ul class="seats">
          {shown.map(({ id, name, table, seat }) => (
            <li key={id}>
              <span>{name}</span> <strong>{t.seatAt(table, seat)}</strong>
            </li>
          ))}
        </ul>
      )}
    </Capped>
  );
}

export function SeatsByTable({ rows }: { readonly rows: readonly Row[] }) {
  const t = tournamentTexts();
  const tables = new Map<number, Seated[]>();
  for (const each of seatedIn(rows)) tables.set(each.table, [...(tables.get(each.table) ?? []), each]);
  return (
    <Capped items={[...tables].sort(([a], [b]) => a - b)} size={MOST_TABLES}>
      {(shown) => (
        <div class="tables">
          {shown.map(([number, seated]) => (
            <section key={number} class="card">
              <h3>{t.table(number)}</h3>
              <ul>
                {seated
                  .sort((a, b) => a.seat - b.seat)
                  .map(({ id, name, seat }) => (
                    <li key={id}>
                      <span class="dim">{t.seat(seat)}</span> <span>{name}</span>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </Capped>
  );
}

export function Structure({ structure, face }: { readonly structure: readonly Period[]; readonly face: ClockFace }) {
  const t = tournamentTexts();
  let level = 0;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t.structure}</th>
          <th scope="col" class="figure">
            {t.blinds}
          </th>
          <th scope="col" class="figure">
            {t.ante}
          </th>
          <th scope="col" class="figure">
            {t.duration}
          </th>
        </tr>
      </thead>
      <tbody>
        {structure.map((period, index) => {
          const isNow = index === face.index && face.state !== 'FINISHED';
          if (period.kind === 'LEVEL') level += 1;
          return (
            // oxlint-disable-next-line react/no-array-index-key -- A period has no other name.
            <tr key={index} class={isNow ? 'now' : ''} aria-current={isNow ? 'step' : undefined}>
              <th scope="row">
                {period.kind === 'BREAK' ? t.breakNow : t.level(level)} {isNow ? <strong class="tag">{t.now}</strong> : null}
              </th>
              <td class="figure">{period.kind === 'BREAK' ? '' : blindsOf(period)}</td>
              <td class="figure">{period.ante === null || period.ante === 0 ? '' : chips(period.ante)}</td>
              <td class="figure">{t.minutes(Math.round(period.seconds / 60))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

export function Prizes({ tournament }: { readonly tournament: Shown }) {
  const t = tournamentTexts();
  const places = tournament.prizes?.places ?? [];
  if (places.length === 0) return <p>{t.noPrizes}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col" class="figure">
            {t.place}
          </th>
          <th scope="col">{t.prize}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ place, ...award }) => (
          <tr key={place}>
            <th scope="row" class="figure">
              {place}
            </th>
            <td>{awardOf(award, tournament.currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
