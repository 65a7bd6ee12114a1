/** `/clubs/{id}/import`: brings results from a spreadsheet into a club's records, and says whose results wait. */
import { render } from 'preact';
import { signal } from '@preact/signals';
import { ImportPage, type ImportPageAnswer } from '../generated/operations.js';
import { ClubSignIn } from '../draw/club-sign-in.js';
import { ImportFile } from '../draw/import-file.js';
import { FailureNotice } from '../draw/notices.js';
import { PageBar } from '../draw/page-bar.js';
import { WaitingNames } from '../draw/waiting-names.js';
import { ask, type Failure } from '../lib/ask.js';
import { sessionOf } from '../lib/club-session.js';
import { isSignedOutBy, signOut } from '../lib/device.js';
import { ImportRun } from '../lib/import-run.js';
import { currentLanguage } from '../lib/language.js';
import { importTexts } from '../text/import.js';

const clubId = decodeURIComponent(location.pathname.split('/')[2]!);
const session = sessionOf(clubId);
const answer = signal<ImportPageAnswer | null>(null);
const failure = signal<Failure | null>(null);

async function take(): Promise<void> {
  const outcome = await ask(ImportPage, { id: clubId }, currentLanguage(), undefined, session);
  failure.value = 'failure' in outcome ? outcome.failure : null;
  if ('answer' in outcome) answer.value = outcome.answer;
}
void take();
addEventListener('online', () => void take());

const run = new ImportRun(clubId, session, () => void take());

function Page() {
  const t = importTexts();
  if (isSignedOutBy(failure.value?.code)) return <ClubSignIn clubId={clubId} why="wasOver" />;
  if (answer.value === null) return <FailureNotice failure={failure.value} />;
  const { club, me } = answer.value;
  if (club === null) return <FailureNotice failure={null} isUnknown />;
  // Without the right to import, the names that wait are refused.
  if (club.waitingNames === null) return <ClubSignIn clubId={clubId} why={me.grants.length === 0 ? null : 'mayNot'} />;
  const leave = async (): Promise<void> => {
    await signOut(session);
    location.reload();
  };
  return (
    <>
      <PageBar />
      <main data-state="shown">
        <h1>
          {t.title} · {club.name}
        </h1>
        <p class="lead">{t.lead}</p>
        <ImportFile run={run} />
        <WaitingNames
          waiting={club.waitingNames}
          clubId={clubId}
          session={session}
          registers={me.grants.some(({ role }) => role === 'CLUB_ADMIN' || role === 'INTEGRATION_WRITE')}
          onAnswered={take}
        />
        <p>
          <button type="button" onClick={() => void leave()}>
            {t.signOut}
          </button>
        </p>
      </main>
    </>
  );
}

render(<Page />, document.getElementById('page')!);
