/** What people did last, the newest first, and what puts it right. */
import type { DeskAnswer } from '../generated/operations.js';
import { StepButton } from './desk-due.js';
import { timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { deskTexts } from '../text/desk.js';

type Entry = NonNullable<NonNullable<DeskAnswer['tournament']>['recentActivity']>[number];

export function DeskLast({ entries }: { readonly entries: readonly Entry[] }) {
  const t = deskTexts();
  return (
    <section class="last" aria-labelledby="last">
      <h2 id="last">{t.last}</h2>
      <ol>
        {entries.map(({ id, recordedAt, text, putRight }) => (
          <li key={id}>
            <p>
              <time dateTime={recordedAt}>{timeOfDay(recordedAt)}</time> {text[currentLanguage()]}
            </p>
            {putRight.length === 0 ? null : (
              <details>
                <summary>{t.takenBackBy}</summary>
                <p class="buttons">
                  {putRight.map((step) => (
                    <StepButton key={step.mutation} step={step} about="" />
                  ))}
                </p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
