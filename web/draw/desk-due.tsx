/** What is due, the most pressing first. The keys 1 to 9 go to an item. */
import type { DeskAnswer } from '../generated/operations.js';
import { openSheet } from './command-sheet.js';
import { capitalized } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { nameOf } from '../lib/names.js';
import { deskTexts } from '../text/desk.js';

type Item = NonNullable<NonNullable<DeskAnswer['tournament']>['due']>[number];
export type Step = Item['steps'][number];

export function DeskDue({ items }: { readonly items: readonly Item[] }) {
  const t = deskTexts();
  return (
    <section class="due" aria-labelledby="due">
      <h2 id="due">{t.due(items.length)}</h2>
      {items.length === 0 ? <p class="dim">{t.nothingDue}</p> : null}
      <ol>
        {items.map((item, index) => (
          <li key={item.key} id={`due-${index + 1}`} class={item.steps.length === 0 ? 'waits' : ''} tabIndex={-1}>
            <Entry item={item} />
          </li>
        ))}
      </ol>
      {items.some(({ steps }) => steps.some(({ isProposed }) => isProposed)) ? <p class="dim">{t.proposed}</p> : null}
    </section>
  );
}

function Entry({ item }: { readonly item: Item }) {
  const t = deskTexts();
  const { table, player, sentence, articles, waitsFor, steps, handId, disputeId } = item;
  const language = currentLanguage();
  const about = [table === null ? null : t.table(table), player === null ? null : nameOf(player, player.id)].filter(
    (part) => part !== null,
  );
  // The sentence of a ruling cites its articles itself.
  const others = articles.map(({ text }) => text[language]).filter((article) => !sentence[language].includes(article));
  return (
    <>
      <p>
        {about.length === 0 ? null : <strong>{about.join(' · ')} </strong>}
        {sentence[language]}
      </p>
      {others.length === 0 ? null : <p class="articles">{others.join(' · ')}</p>}
      {waitsFor === null ? null : <p class="dim">{waitsFor === 'HAND' ? t.waitsForHand : t.waitsForCount}</p>}
      <p class="buttons">
        {steps.map((step) => (
          <StepButton key={`${step.mutation} ${step.label.en}`} step={step} about={about.join(' · ')} />
        ))}
        {handId === null ? null : <a href={`/hands/${encodeURIComponent(handId)}`}>{t.replay}</a>}
        {disputeId === null ? null : (
          <a href={`/disputes/${encodeURIComponent(disputeId)}`}>{sentence[language].split(' ').slice(0, 3).join(' ')}</a>
        )}
      </p>
    </>
  );
}

export function StepButton({ step, about }: { readonly step: Step; readonly about: string }) {
  const { label, mutation, input, asks, isProposed } = step;
  const words = capitalized(label[currentLanguage()]);
  const open = (): void =>
    openSheet({
      asked: {
        mutation,
        label: about === '' ? words : `${about}${deskTexts().colon} ${words}`,
        input: input as Readonly<Record<string, unknown>>,
      },
      asks,
    });
  return (
    <button type="button" class={isProposed ? 'main' : ''} onClick={open}>
      {words}
      {isProposed ? ' *' : ''}
    </button>
  );
}

addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || document.querySelector('dialog[open]') !== null)
    return;
  if (/^[1-9]$/.test(key)) document.querySelector<HTMLElement>(`#due-${key} button, #due-${key} a`)?.focus();
});
