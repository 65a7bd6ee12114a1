/** The typed-in hands of a tournament, the last one first, each with a link to its replay. They are loaded when they are looked at. */
import { signal } from '@preact/signals';
import { RecentHands, type RecentHandsAnswer } from '../generated/operations.js';
import { ask } from '../lib/ask.js';
import { chips } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { tournamentTexts } from '../text/tournament.js';

type Row = NonNullable<NonNullable<RecentHandsAnswer['tournament']>['hands']>['nodes'][number];

const rows = signal<readonly Row[]>([]);
/** Before which hand to ask for more; null where there are none. */
const before = signal<string | null | undefined>(undefined);
/** How many hands there were when the list was read. */
let knownOf = -1;

async function load(id: string, from?: string): Promise<void> {
  const outcome = await ask(RecentHands, { id, before: from ?? null }, currentLanguage());
  const page = 'answer' in outcome ? outcome.answer.tournament?.hands : undefined;
  if (page == null) return;
  const found = page.nodes.slice().reverse();
  rows.value = from === undefined ? found : [...rows.value, ...found];
  before.value = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
}

export function HandList({ id, count, isShown }: { readonly id: string; readonly count: number; readonly isShown: boolean }) {
  const t = tournamentTexts();
  if (isShown && knownOf !== count) {
    knownOf = count;
    void load(id);
  }
  const more = before.value;
  return (
    <>
      <ul class="screen hands">
        {rows.value.map(({ id: handId, table, number, level, pot, stage }) => (
          <li key={handId} class="card">
            <a href={`/hands/${encodeURIComponent(handId)}`}>
              {t.table(table)} · {t.handNumber(number)}
            </a>{' '}
            <span class="dim">
              {t.level(level)} · {stage === 'OPENED' || stage === 'IN_PROGRESS' ? t.handPlayed : t.potOf(chips(pot))}
            </span>
          </li>
        ))}
      </ul>
      {more == null ? null : (
        <button type="button" onClick={() => void load(id, more)}>
          {t.olderHands}
        </button>
      )}
    </>
  );
}
