/** What each rulebook says of the act of a step, and where it differs from the hand's own. */
import { signal } from '@preact/signals';
import { OtherBooks, type OtherBooksAnswer } from '../generated/operations.js';
import { ask, type Failure } from '../lib/ask.js';
import { chips } from '../lib/format.js';
import type { Act } from '../lib/hand-acts.js';
import { currentLanguage } from '../lib/language.js';
import { replayTexts } from '../text/replay.js';

export const comparesBooks = signal(false);
const asked = signal<Act | null>(null);
const answer = signal<OtherBooksAnswer | null>(null);
const failure = signal<Failure | null>(null);

async function compare(handId: string, act: Act): Promise<void> {
  asked.value = act;
  answer.value = null;
  failure.value = null;
  const outcome = await ask(OtherBooks, { hand: handId, ...act }, currentLanguage());
  if (asked.value !== act) return;
  if ('answer' in outcome) answer.value = outcome.answer;
  else failure.value = outcome.failure;
}

interface OtherBooksProps {
  readonly handId: string;
  readonly act: Act;
  /** The id of the hand's own book. */
  readonly own: string;
}

export function OtherBooksOf({ handId, act, own }: OtherBooksProps) {
  const t = replayTexts();
  const isOpen = comparesBooks.value;
  if (isOpen && JSON.stringify(asked.value) !== JSON.stringify(act)) void compare(handId, act);
  return (
    <section class="others">
      <button type="button" aria-expanded={isOpen} onClick={() => (comparesBooks.value = !isOpen)}>
        {isOpen ? t.closeOthers : t.others}
      </button>
      {isOpen ? <Comparison own={own} /> : null}
    </section>
  );
}

function Comparison({ own }: { readonly own: string }) {
  const t = replayTexts();
  if (failure.value !== null) return <p role="alert">{failure.value.message ?? t.noNetwork}</p>;
  if (answer.value === null) return <p role="status">{t.loading}</p>;
  const rows = answer.value.previewRuling;
  const saidBy = ({ ruling, to }: (typeof rows)[number]): string =>
    ruling === null ? t.impossible : `${t.rulings[ruling]}${to === null || ruling === 'FOLD' || ruling === 'CHECK' ? '' : ` ${chips(to)}`}`;
  const ours = rows.find(({ rulebook }) => rulebook === own);
  return (
    <table>
      <caption>{t.sameAct}</caption>
      <thead>
        <tr>
          <th scope="col">{t.book}</th>
          <th scope="col">{t.ruling}</th>
          <th scope="col">{t.why}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const differs = ours !== undefined && saidBy(row) !== saidBy(ours);
          return (
            <tr key={row.rulebook} class={differs ? 'differs' : ''}>
              <th scope="row">
                {row.shortName}
                {row.rulebook === own ? <small>{t.own}</small> : null}
              </th>
              <td>
                <strong>{saidBy(row)}</strong>
                {differs ? <small>{t.differs}</small> : null}
              </td>
              <td>{row.explanation[currentLanguage()]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
