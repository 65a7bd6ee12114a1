/** What a page says when it has nothing to show, or when what it shows may be out of date. */
import type { Signal } from '@preact/signals';
import type { Failure } from '../lib/ask.js';
import { timeOfDay } from '../lib/format.js';
import { commonTexts } from '../text/common.js';
import { Icon } from './icons.js';

/** An unknown address is not the same as a missing network. */
export function FailureNotice({ failure, isUnknown = false }: { readonly failure: Failure | null; readonly isUnknown?: boolean }) {
  const t = commonTexts();
  if (isUnknown) {
    return (
      <main class="notice" data-state="unknown">
        <h1>{t.nothingHere}</h1>
        <p>{t.unknownAdvice}</p>
        <p>
          <a href="/">{t.toStart}</a>
        </p>
      </main>
    );
  }
  if (failure === null) {
    return (
      <main class="notice" data-state="loading">
        <h1>{t.loading}</h1>
      </main>
    );
  }
  return (
    <main class="notice" data-state="error">
      <div role="alert">
        <h1>
          <Icon name="alert" /> {failure.message === null ? t.noNetwork : t.refused}
        </h1>
      </div>
      <p>{failure.message}</p>
      <p>
        <code>{failure.code}</code>
      </p>
    </main>
  );
}

export const StaleBadge = ({ seconds }: { readonly seconds: number | null }) =>
  seconds === null ? null : (
    <p class="stale">
      <Icon name="alert" /> <span>{commonTexts().stale(seconds)}</span>
    </p>
  );

interface DirectorNoticeProps {
  readonly message: { readonly content: string; readonly until: string | null } | null;
  readonly now: Signal<number>;
  /** Whether it says until when it is shown. */
  readonly saysUntil?: boolean;
}

/** What the director has the screens show. The page takes it down by itself once its time is past. */
export function DirectorNotice({ message, now, saysUntil = false }: DirectorNoticeProps) {
  if (message === null) return null;
  const { content, until } = message;
  if (until !== null && Date.parse(until) <= now.value) return null;
  return (
    <p class="from-director" role="status">
      <Icon name="alert" /> {content}
      {saysUntil && until !== null ? <small> {commonTexts().until(timeOfDay(until))}</small> : null}
    </p>
  );
}
