/** The head of a desk: the clock with its buttons, the connection, and the way to other pages. */
import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { DeskAnswer } from '../generated/operations.js';
import { openSheet } from './command-sheet.js';
import { DeskClock, DeskLink } from './desk-clock.js';
import { LanguageLink } from './language-link.js';
import { DirectorNotice } from './notices.js';
import { signOut } from '../lib/device.js';
import { mutate, randomId } from '../lib/mutate.js';
import { deskTexts } from '../text/desk.js';

type Tournament = NonNullable<DeskAnswer['tournament']>;

interface BarProps {
  readonly tournament: Tournament;
  readonly live: { readonly now: Signal<number>; readonly staleSeconds: Signal<number | null> };
  readonly device: string;
}

/** The code for another device, while it is shown. */
const offered = signal<string | null>(null);

export function DeskBar({ tournament, live, device }: BarProps) {
  const t = deskTexts();
  const { id, clock, phase, registrationOpen } = tournament;
  const give = (mutation: string, label: string, asks: readonly string[] = [], input: object = {}, may: readonly string[] = []): void =>
    openSheet({ asked: { mutation, label, input: { tournamentId: id, ...input } }, asks, may });
  const leave = async (): Promise<void> => {
    await signOut(device);
    location.reload();
  };
  return (
    <header class="bar">
      <DeskClock clock={clock} now={live.now} />
      {phase !== 'RUNNING' || clock === null ? null : clock.state === 'PAUSED' ? (
        <button type="button" class="main" onClick={() => give('resumeClock', t.resume)}>
          {t.resume}
        </button>
      ) : (
        <button type="button" onClick={() => give('pauseClock', t.pause, [], {}, ['reason'])}>
          {t.pause}
        </button>
      )}
      <details class="menu">
        <summary>{t.more}</summary>
        <div onClick={({ currentTarget }) => currentTarget.parentElement!.removeAttribute('open')}>
          {phase !== 'RUNNING' ? null : (
            <button type="button" onClick={() => give('adjustClock', t.adjust, ['seconds', 'reason'])}>
              {t.adjust}
            </button>
          )}
          {registrationOpen || phase === 'RUNNING' ? (
            <button
              type="button"
              onClick={() =>
                give(phase === 'RUNNING' ? 'admitLatePlayer' : 'registerPlayer', t.enter, ['person', 'adult', 'showsDocument'], {
                  playerId: newPlayerId(),
                })
              }
            >
              {t.enter}
            </button>
          ) : null}
          {phase !== 'RUNNING' ? null : (
            <button type="button" onClick={() => give('closeLateEntry', t.closeLateEntry, [], {}, ['ruling'])}>
              {t.closeLateEntry}
            </button>
          )}
          {phase !== 'RUNNING' ? null : (
            <button type="button" onClick={() => give('proposeDeal', t.deal, ['method', 'playOn'], {}, ['amounts', 'leftForWinner'])}>
              {t.deal}
            </button>
          )}
          {phase !== 'RUNNING' ? null : <DayButtons give={give} />}
          <button type="button" onClick={() => give('showMessage', t.message, ['message'], {}, ['until'])}>
            {t.message}
          </button>
          <button type="button" onClick={() => give('takeDownMessage', t.takeDown)}>
            {t.takeDown}
          </button>
          <button type="button" onClick={() => void offer(id, device)}>
            {t.codeFor}
          </button>
          <a href={`/t/${encodeURIComponent(id)}/cash`}>{t.cash}</a>
          <a href={`/t/${encodeURIComponent(id)}/display`}>{t.display}</a>
          <a href={`/t/${encodeURIComponent(id)}`}>{t.public}</a>
          <button type="button" onClick={() => void leave()}>
            {t.signOut}
          </button>
        </div>
      </details>
      <DirectorNotice message={tournament.message} now={live.now} saysUntil />
      <DeskLink live={live} />
      <LanguageLink />
      {offered.value === null ? null : (
        <p class="code" role="status">
          <strong>{t.codeShown(offered.value)}</strong> {t.codeWhere(location.href.split('?')[0]!)}
        </p>
      )}
    </header>
  );
}

type Give = (mutation: string, label: string, asks?: readonly string[], input?: object, may?: readonly string[]) => void;

/** The end of a day, its bags, and the next day. */
function DayButtons({ give }: { readonly give: Give }) {
  const t = deskTexts();
  return (
    <>
      <button type="button" onClick={() => give('endDay', t.endDay)}>
        {t.endDay}
      </button>
      {(['FIRST', 'SECOND'] as const).map((count) => (
        <button key={count} type="button" onClick={() => give('recordBag', t.bag[count], ['playerId', 'bag', 'stack'], { count })}>
          {t.bag[count]}
        </button>
      ))}
      <button type="button" onClick={() => give('redrawSeats', t.redrawSeats)}>
        {t.redrawSeats}
      </button>
      <button type="button" onClick={() => give('startDay', t.startDay, [], {}, ['absent'])}>
        {t.startDay}
      </button>
    </>
  );
}

async function offer(tournamentId: string, device: string): Promise<void> {
  const input = { commandId: randomId(), tournamentId, desk: { role: 'FLOOR', label: 'desk' } };
  const outcome = await mutate<{ readonly code: string | null }>('offerPairing', input, 'code', device);
  const code = 'answer' in outcome ? outcome.answer.code : null;
  offered.value = code === null ? null : `${code.slice(0, 5)} ${code.slice(5)}`;
}

const newPlayerId = (): string => `p-${randomId()}`;
