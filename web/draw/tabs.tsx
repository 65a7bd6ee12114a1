/** Tabs by the pattern of WAI-ARIA: arrows move between them; the address names the chosen one. */
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

export interface Tab {
  readonly id: string;
  readonly label: string;
  /** @param isShown whether the tab is the chosen one */
  readonly content: (isShown: boolean) => ComponentChildren;
}

/** The id of the tab that is shown; empty for the first. */
export const chosenTab = signal(location.hash.slice(1));
addEventListener('hashchange', () => (chosenTab.value = location.hash.slice(1)));

export function Tabs({ tabs, label }: { readonly tabs: readonly Tab[]; readonly label: string }) {
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosenTab.value),
  );
  const choose = (index: number): void => {
    const { id } = tabs[(index + tabs.length) % tabs.length]!;
    chosenTab.value = id;
    history.replaceState(null, '', `${location.search}#${id}`);
    document.getElementById(`tab-${id}`)?.focus();
  };
  const move = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    choose(at + step);
  };
  return (
    <>
      <div class="tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map(({ id, label }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={index === at}
            aria-controls={`panel-${id}`}
            tabIndex={index === at ? 0 : -1}
            onClick={() => choose(index)}
          >
            {label}
          </button>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <section
          key={id}
          id={`panel-${id}`}
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          class={index === at ? 'panel' : 'panel unchosen'}
        >
          {content(index === at)}
        </section>
      ))}
    </>
  );
}
