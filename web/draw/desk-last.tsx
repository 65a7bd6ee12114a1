/** What was recorded last, the newest first, and what puts it right. */
import type { DeskAnswer } from '../generated/operations.js';
import { StepButton } from './desk-due.js';
import { timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { deskTexts } from '../text/desk.js';

type Entry = NonNullable<NonNullable<DeskAnswer['tournament']>['auditFeed']>['nodes'][number];

export function DeskLast({ entries }: { readonly entries: readonly Entry[] }) {
  const t = deskTexts();
  // That a device was paired is no act of the floor.
  const byPeople = entries.filter(({ actor, command }) => actor.role !== 'SYSTEM' && !/Pair/.test(command));
  // oxlint-disable-next-line unicorn/no-array-reverse -- Chrome 87 has no toReversed, and the list is new.
  byPeople.reverse();
  return (
    <section class="last" aria-labelledby="last">
      <h2 id="last">{t.last}</h2>
      <ol>
        {byPeople.map(({ id, recordedAt, text, putRight }) => (
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
