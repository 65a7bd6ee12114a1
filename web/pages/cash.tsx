/** `/t/{id}/cash`: the cash desk of an official: who owes what, what is paid out, and the report of the evening. */
import { render } from 'preact';
import { CashDesk, type CashDeskAnswer } from '../generated/operations.js';
import { CashOpen } from '../draw/cash-open.js';
import { CashReport } from '../draw/cash-report.js';
import { CommandSheet } from '../draw/command-sheet.js';
import { DeskLink } from '../draw/desk-clock.js';
import { GivenList } from '../draw/given-list.js';
import { LanguageLink } from '../draw/language-link.js';
import { FailureNotice } from '../draw/notices.js';
import { SignIn } from '../draw/sign-in.js';
import { Commands } from '../lib/commands.js';
import { deviceOf, isSignedOutBy } from '../lib/device.js';
import { Live } from '../lib/live.js';
import { cashTexts } from '../text/cash.js';

const tournamentId = decodeURIComponent(location.pathname.split('/')[2]!);
const device = deviceOf(tournamentId, null);

const live = new Live<CashDeskAnswer, { readonly id: string }>({
  query: CashDesk,
  variables: () => ({ id: tournamentId }),
  longestRetryMs: 5_000,
  device,
});
const commands = new Commands(device, () => live.refresh());
live.start();

function Page() {
  const t = cashTexts();
  const snapshot = live.snapshot.value;
  const code = live.failure.value?.code;
  const isSignedOut = snapshot !== null && snapshot.me.kind !== 'DEVICE';
  if (isSignedOut || isSignedOutBy(code)) return <SignIn tournamentId={tournamentId} table={null} wasOver={code === 'TOKEN_OVER'} />;
  if (snapshot === null) return <FailureNotice failure={live.failure.value} />;
  const { tournament, enumLabels } = snapshot;
  if (tournament?.cashDesk == null) return <FailureNotice failure={null} isUnknown />;
  const { name, currency, cashDesk } = tournament;
  const methods = enumLabels ?? [];
  return (
    <>
      <header class="bar">
        <p class="buttons">
          <a href={`/t/${encodeURIComponent(tournamentId)}/desk`}>{t.toDesk}</a>
          <button type="button" onClick={() => print()}>
            {t.print}
          </button>
        </p>
        <DeskLink live={live} />
        <LanguageLink />
      </header>
      <main class="desk cash" data-state="shown">
        <h1>
          {t.title} · {name}
        </h1>
        <GivenList commands={commands} now={live.now} />
        <CashOpen tournamentId={tournamentId} currency={currency} accounts={cashDesk.accounts} methods={methods} />
        <CashReport desk={cashDesk} currency={currency} methods={methods} />
      </main>
      <CommandSheet commands={commands} people={{ players: [] }} />
    </>
  );
}

render(<Page />, document.getElementById('page')!);
