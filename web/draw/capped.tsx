/** The beginning of a long list, with a button for all of it: thousands of rows would make each letter of a search wait. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { tournamentTexts } from '../text/tournament.js';

/** Whether lists are shown whole, as on paper. */
export const showsAll = signal(false);

interface CappedProps<Item> {
  readonly items: readonly Item[];
  readonly size: number;
  /** How many there are where `items` has not all of them. */
  readonly of?: number | undefined;
  readonly children: (shown: readonly Item[]) => ComponentChildren;
}

export function Capped<Item>({ items, size, of = items.length, children }: CappedProps<Item>) {
  const shown = showsAll.value ? items : items.slice(0, size);
  return (
    <>
      {children(shown)}
      {showsAll.value || shown.length >= of ? null : (
        <button type="button" class="more" onClick={() => (showsAll.value = true)}>
          {tournamentTexts().showAll(of)}
        </button>
      )}
    </>
  );
}
