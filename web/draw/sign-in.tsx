/** Asks for the code that makes this browser a desk, or the device of a table. A code behind `#` in the address fills the form. */
import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { SignIn as SignInQuery, type SignInAnswer } from '../generated/operations.js';
import { LanguageLink } from './language-link.js';
import { FailureNotice } from './notices.js';
import { ask, type Failure } from '../lib/ask.js';
import { signIn } from '../lib/device.js';
import { currentLanguage } from '../lib/language.js';
import { deskTexts } from '../text/desk.js';

const code = signal(decodeURIComponent(location.hash.slice(1)));
const failure = signal<Failure | null>(null);
const busy = signal(false);
/** What everybody may know of it; undefined until that is read, null for a tournament that nobody knows. */
const tournament = signal<SignInAnswer['tournament'] | undefined>(undefined);

interface SignInProps {
  readonly tournamentId: string;
  readonly table: number | null;
  readonly wasOver: boolean;
}

export function SignIn({ tournamentId, table, wasOver }: SignInProps) {
  const t = deskTexts();
  useEffect(() => {
    void ask(SignInQuery, { id: tournamentId }, currentLanguage()).then((outcome) => {
      if ('answer' in outcome) tournament.value = outcome.answer.tournament;
      else if (outcome.failure.code === 'NOT_FOUND') tournament.value = null;
    });
  }, [tournamentId]);
  if (tournament.value === null) return <FailureNotice failure={null} isUnknown />;
  const of = tournament.value;
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    busy.value = true;
    failure.value = await signIn(tournamentId, table, code.value);
    busy.value = false;
    if (failure.value !== null) return;
    history.replaceState(null, '', location.pathname + location.search);
    location.reload();
  };
  return (
    <main class="notice sign-in" data-state="signed-out">
      <LanguageLink />
      <h1>{t.signIn(table)}</h1>
      {of === undefined ? null : (
        <p class="lead">
          <strong>{of.name}</strong> · {of.clubName}
        </p>
      )}
      {wasOver ? <p role="alert">{t.ended}</p> : null}
      <p>{t.signInLead}</p>
      <form onSubmit={(event) => void submit(event)}>
        <p class="field">
          <label for="code">{t.code}</label>
          <input
            id="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            value={code.value}
            onInput={(event) => {
              code.value = event.currentTarget.value;
            }}
          />
        </p>
        {failure.value === null ? null : (
          <p class="refusal" role="alert">
            {failure.value.message ?? t.noNetwork}
          </p>
        )}
        <p class="buttons">
          <button type="submit" class="main" disabled={busy.value || code.value.trim() === ''}>
            {t.pair}
          </button>
        </p>
      </form>
      <p class="dim">
        <code>{t.getCode(tournamentId, table)}</code>
      </p>
    </main>
  );
}
