/** Asks for the key with which somebody works for a club. */
import { signal } from '@preact/signals';
import type { Failure } from '../lib/ask.js';
import { signInForClub } from '../lib/club-session.js';
import { importTexts } from '../text/import.js';
import { PageBar } from './page-bar.js';

const token = signal('');
const failure = signal<Failure | null>(null);
const isBusy = signal(false);

interface ClubSignInProps {
  readonly clubId: string;
  /** Why the key of before opens nothing; null where there was none. */
  readonly why: 'mayNot' | 'wasOver' | null;
}

export function ClubSignIn({ clubId, why }: ClubSignInProps) {
  const t = importTexts();
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    isBusy.value = true;
    failure.value = await signInForClub(clubId, token.value);
    isBusy.value = false;
    if (failure.value === null) location.reload();
  };
  return (
    <>
      <PageBar />
      <main class="sign-in" data-state="signed-out">
        <h1>{t.title}</h1>
        {why === null ? null : (
          <p class="stale" role="alert">
            {t[why]}
          </p>
        )}
        <p>{t.signInLead}</p>
        <p>
          <code>tapis token create --club {clubId} --role td --label import</code>
        </p>
        <form onSubmit={(event) => void submit(event)}>
          <p class="field">
            <label for="key">{t.key}</label>
            <input
              id="key"
              type="password"
              autocomplete="current-password"
              value={token.value}
              onInput={({ currentTarget }) => (token.value = currentTarget.value)}
            />
          </p>
          {failure.value === null ? null : (
            <p class="stale" role="alert">
              {failure.value.message ?? t.noNetwork}
            </p>
          )}
          <p>
            <button type="submit" disabled={isBusy.value || token.value.trim() === ''}>
              {t.signIn}
            </button>
          </p>
        </form>
      </main>
    </>
  );
}
