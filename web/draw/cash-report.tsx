/** The report of the cash desk, on the screen and on paper. */
import type { CashDeskAnswer } from '../generated/operations.js';
import { compareNames, money } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { cashTexts } from '../text/cash.js';

type Desk = NonNullable<NonNullable<CashDeskAnswer['tournament']>['cashDesk']>;

interface ReportProps {
  readonly desk: Desk;
  readonly currency: string | null;
  readonly methods: NonNullable<CashDeskAnswer['enumLabels']>;
}

/** Those that are shown even where they are 0. */
const always: ReadonlySet<string> = new Set(['charged', 'fees', 'pot', 'paid', 'owed', 'prizesPaid', 'left']);

export function CashReport({ desk, currency, methods }: ReportProps) {
  const t = cashTexts();
  const sum = (cents: number): string => money(cents, currency);
  const names = (Object.keys(t.sums) as (keyof typeof t.sums)[]).filter((name) => always.has(name) || desk[name] !== 0);
  const methodName = (method: string | null): string =>
    methods.find(({ value }) => value === method)?.label[currentLanguage()] ?? t.notSaid;
  return (
    <>
      <section aria-labelledby="report">
        <h2 id="report">{t.report}</h2>
        <Sums label={t.report} rows={names.map((name) => [t.sums[name], sum(desk[name])])} />
        <h2>{t.byMethod}</h2>
        <Sums
          label={t.byMethod}
          head={[t.method, t.sums.paid, t.sums.givenBack, t.sums.prizesPaid, t.sums.left]}
          rows={desk.methods.map(({ method, taken, givenBack, prizesPaid, left }) => [
            methodName(method),
            ...[taken, givenBack, prizesPaid, left].map(sum),
          ])}
        />
      </section>
      <section class="tables" aria-labelledby="accounts">
        <h2 id="accounts">{t.accounts}</h2>
        <Sums
          label={t.accounts}
          head={[t.accounts, t.sums.charged, t.sums.paid, t.sums.owed, t.sums.givenBack, t.sums.prizesPaid]}
          rows={desk.accounts
            .map((each) => [
              nameOf(each.player, each.playerId),
              ...[each.charged, each.paid, each.owed, each.givenBack, each.prizesPaid].map(sum),
            ])
            .toSorted(([one], [other]) => compareNames(one!, other!))}
        />
      </section>
    </>
  );
}

interface SumsProps {
  readonly label: string;
  /** The titles of the columns; none where the rows say it all. */
  readonly head?: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table whose rows begin with what they are of. */
function Sums({ label, head, rows }: SumsProps) {
  return (
    <div class="scroll" tabIndex={0} role="group" aria-label={label}>
      <table class="sums">
        {head === undefined ? null : (
          <thead>
            <tr>
              {head.map((title, at) => (
                <th key={at} scope="col" class={at === 0 ? undefined : 'figure'}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([title, ...cells], at) => (
            <tr key={at}>
              <th scope="row">{title}</th>
              {cells.map((cell, column) => (
                <td key={column} class="figure">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
