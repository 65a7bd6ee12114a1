/** `/t/{id}/table/{n}`: the device of a table. A hand is typed in act by act, or it is only said that one was played. */
import { render } from 'preact';
import { TableDevice, type TableDeviceAnswer } from '../generated/operations.js';
import { CommandSheet, openSheet } from '../draw/command-sheet.js';
import { DeskClock, DeskLink } from '../draw/desk-clock.js';
import type { FormPlayer } from '../draw/form-fields.js';
import { GivenList } from '../draw/given-list.js';
import { LanguageLink } from '../draw/language-link.js';
import { FailureNotice } from '../draw/notices.js';
import { SignIn } from '../draw/sign-in.js';
import { type Give, TableHand } from '../draw/table-hand.js';
import { Commands } from '../lib/commands.js';
import { deviceOf, isSignedOutBy } from '../lib/device.js';
import { Live } from '../lib/live.js';
import { nameOf } from '../lib/names.js';
import { tableTexts } from '../text/table-device.js';

const [, , part = '', , number = ''] = location.pathname.split('/');
const tournamentId = decodeURIComponent(part);
const table = Number(number);
const device = deviceOf(tournamentId, table);

const live = new Live<TableDeviceAnswer, { readonly id: string; readonly table: number }>({
  query: TableDevice,
  variables: () => ({ id: tournamentId, table }),
  longestRetryMs: 5_000,
  device,
});
const commands = new Commands(device, () => live.refresh());
live.start();

function Page() {
  const t = tableTexts();
  const snapshot = live.snapshot.value;
  const code = live.failure.value?.code;
  if (isSignedOutBy(code) || (snapshot !== null && snapshot.me.kind !== 'DEVICE'))
    return <SignIn tournamentId={tournamentId} table={table} wasOver={code === 'TOKEN_OVER'} />;
  if (snapshot === null) return <FailureNotice failure={live.failure.value} />;
  const { tournament } = snapshot;
  if (tournament === null || tournament.table === null) return <FailureNotice failure={null} isUnknown />;
  const { seats, hand, halted } = tournament.table;
  const players: FormPlayer[] = seats.map(({ playerId, player, seat, stack, stackKnown }) => ({
    playerId,
    name: nameOf(player, playerId),
    table,
    seat,
    stack: stackKnown ? stack : null,
    isIn: true,
    away: false,
    place: null,
  }));
  // What is tapped is meant for the hand as it is shown.
  const give: Give = (mutation, label, input) =>
    commands.give({ mutation, label, input: { handId: hand!.handId, expectedRevision: hand!.hand!.revision, ...input } });
  // Nobody acts on a hand that may have changed: a second tap would be the act of the next player.
  const isBusy = commands.given.value.some(({ fate }) => fate === 'sending' || fate === 'waiting');
  const played = hand === null || hand.hand === null || hand.hand.phase === 'COMPLETED';
  return (
    <>
      <header class="bar">
        <DeskClock clock={tournament.clock} now={live.now} />
        <DeskLink live={live} />
        <LanguageLink />
      </header>
      <main class="device" data-state="shown">
        <h1>
          {t.table(table)} {hand === null ? '' : `· ${t.handNumber(hand.number)}`}
        </h1>
        <GivenList commands={commands} now={live.now} />
        {tournament.phase !== 'RUNNING' ? <p>{t.notRunning}</p> : null}
        {halted === null ? null : <p class="refusal">{t.halted}</p>}
        {hand?.hand == null ? null : (
          <fieldset class="plain" disabled={isBusy}>
            <TableHand hand={hand.hand} give={give} />
            {played ? null : (
              <p class="buttons">
                <button type="button" onClick={() => give('takeBackEntry', t.takeBack, { reason: t.takenBackAtTable })}>
                  {t.takeBack}
                </button>
              </p>
            )}
          </fieldset>
        )}
        {tournament.phase === 'RUNNING' && played ? (
          <p class="buttons">
            <button
              type="button"
              class="main"
              onClick={() => commands.give({ mutation: 'openHand', label: t.openHand, input: { tournamentId, table } })}
            >
              {t.openHand}
            </button>
            <button
              type="button"
              onClick={() =>
                openSheet({
                  asked: { mutation: 'recordHandPlayed', label: t.playedWithout, input: { tournamentId, table } },
                  asks: [],
                  may: ['out'],
                })
              }
            >
              {t.playedWithout}
            </button>
          </p>
        ) : null}
        <p class="dim">{t.mistakes}</p>
      </main>
      <CommandSheet commands={commands} people={{ players }} />
    </>
  );
}

render(<Page />, document.getElementById('page')!);
