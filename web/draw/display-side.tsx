/** The column beside the clock: who is left, the average, the tables or the final table, and the prizes. */
import type { ComponentChildren } from 'preact';
import type { DisplayAnswer } from '../generated/operations.js';
import type { ClockFace } from '../lib/clock-face.js';
import { averageStack, type DisplayState, inBigBlinds } from '../lib/display-state.js';
import { chips, money } from '../lib/format.js';
import { floorTexts } from '../text/floor.js';
import { nameOf } from '../lib/names.js';

type Shown = NonNullable<DisplayAnswer['tournament']>;

export function Counts({
  tournament,
  face,
  state,
}: {
  readonly tournament: Shown;
  readonly face: ClockFace;
  readonly state: DisplayState;
}) {
  const t = floorTexts();
  const { left, registered, chipInventory, tableNumbers, startingStack } = tournament;
  const before = state === 'before';
  const average = before ? null : averageStack(chipInventory?.accounts.inPlay ?? null, left);
  const level = face.period?.kind === 'BREAK' ? face.nextLevel : face.period;
  const worth = average === null ? null : inBigBlinds(average, level);
  return (
    <dl class="box counts">
      <Count label={t.players} value={chips(before || state === 'finished' ? registered : left)}>
        {before || state === 'finished' ? null : `/ ${chips(registered)}`}
      </Count>
      {before ? <Count label={t.startingStack} value={chips(startingStack)} /> : null}
      {average === null || state === 'finished' ? null : (
        <Count label={t.average} value={chips(average)}>
          {worth === null ? null : t.bigBlinds(worth)}
        </Count>
      )}
      {tableNumbers.length < 2 ? null : <Count label={t.tables} value={chips(tableNumbers.length)} />}
    </dl>
  );
}

const Count = ({ label, value, children }: { readonly label: string; readonly value: string; readonly children?: ComponentChildren }) => (
  <div>
    <dt>{label}</dt>
    <dd>
      <strong>{value}</strong> <small>{children}</small>
    </dd>
  </div>
);

/** The most that are shown beside the clock. */
const MOST_PRIZES = 6;

export function PrizeList({ tournament }: { readonly tournament: Shown }) {
  const t = floorTexts();
  const { prizes, left, currency, phase } = tournament;
  const places = prizes?.places ?? [];
  if (places.length === 0) return null;
  const toGo = left - places.length;
  const hint = phase !== 'RUNNING' ? '' : toGo > 0 ? t.toThePrizes(toGo) : t.inThePrizes;
  return (
    <section class="box prizes">
      <h2>
        {t.prizes} <small>{hint}</small>
      </h2>
      <ol>
        {places.slice(0, MOST_PRIZES).map(({ place, cents, things }) => (
          <li key={place}>
            <span class="number">{place}</span>
            <span class="amount">{cents === 0 ? '' : money(cents, currency)}</span>
            <span class="things">{things.join(', ')}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The seats of the last table with what is known of their stacks. */
export function FinalTable({ tournament }: { readonly tournament: Shown }) {
  const t = floorTexts();
  const table = (tournament.seatingChart?.tables ?? []).find(({ table }) => table === tournament.tableNumbers[0]);
  if (table === undefined) return null;
  return (
    <section class="box final">
      <h2>{t.finalTable}</h2>
      <ol>
        {table.seats.map(({ seat, playerId, player, stack, stackKnown }) => (
          <li key={seat}>
            <span class="number">{seat}</span>
            <span class="name">{nameOf(player, playerId)}</span>
            <span class="amount">{stackKnown ? chips(stack) : '–'}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
