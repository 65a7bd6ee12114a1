/** A long list in pages that follow each other; the turning can be paused (WCAG 2.2.2). */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { floorTexts } from '../text/floor.js';

const PAGE_SECONDS = 8;
const pausedAt = signal<number | null>(null);

/** Stops or goes on. @param seconds of the server's clock, so that two screens show the same page */
export function turnPages(seconds: number): void {
  pausedAt.value = pausedAt.value === null ? seconds : null;
}

interface PagesProps<Item> {
  readonly items: readonly Item[];
  readonly size: number;
  readonly seconds: number;
  readonly children: (items: readonly Item[]) => ComponentChildren;
}

export function PagesOf<Item>({ items, size, seconds, children }: PagesProps<Item>) {
  const t = floorTexts();
  const pages = Math.max(1, Math.ceil(items.length / size));
  // All pages have about the same length.
  const even = Math.ceil(items.length / pages);
  const page = Math.floor((pausedAt.value ?? seconds) / PAGE_SECONDS) % pages;
  return (
    <>
      {children(items.slice(page * even, (page + 1) * even))}
      {pages === 1 ? null : (
        <p class="pages">
          <span>{t.pageOf(page + 1, pages)}</span>
          <button type="button" onClick={() => turnPages(seconds)}>
            {pausedAt.value === null ? t.pauseRotation : t.goOn}
          </button>
        </p>
      )}
    </>
  );
}
