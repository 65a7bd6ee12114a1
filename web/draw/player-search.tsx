/** Finds a player by a part of their name, and does what is done with one. `/` goes there. */
import { signal } from '@preact/signals';
import { openSheet } from './command-sheet.js';
import type { FormPlayer } from './form-fields.js';
import { plain } from '../lib/format.js';
import { deskTexts } from '../text/desk.js';

const search = signal('');
const MOST_FOUND = 8;

interface SearchProps {
  readonly tournamentId: string;
  readonly players: readonly FormPlayer[];
  readonly isRunning: boolean;
}

export function PlayerSearch({ tournamentId, players, isRunning }: SearchProps) {
  const t = deskTexts();
  const words = plain(search.value.trim());
  const found = words === '' ? [] : players.filter(({ name }) => plain(name).includes(words)).slice(0, MOST_FOUND);
  return (
    <section class="search" role="search">
      <label for="search">{t.search}</label>
      <input
        id="search"
        type="search"
        autocomplete="off"
        value={search.value}
        onInput={(event) => {
          search.value = event.currentTarget.value;
        }}
      />
      <ul>
        {found.map((player) => (
          <li key={player.playerId}>
            <Found tournamentId={tournamentId} player={player} isRunning={isRunning} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Found({
  tournamentId,
  player,
  isRunning,
}: {
  readonly tournamentId: string;
  readonly player: FormPlayer;
  readonly isRunning: boolean;
}) {
  const t = deskTexts();
  const { playerId, name, table, seat, isIn, place, away } = player;
  const give = (mutation: string, label: string, asks: readonly string[] = [], may: readonly string[] = []): void =>
    openSheet({ asked: { mutation, label: `${name}${t.colon} ${label}`, input: { tournamentId, playerId } }, asks, may });
  return (
    <>
      <p>
        <strong>{name}</strong> {table !== null && seat !== null ? t.seatAt(table, seat) : isIn ? '' : t.outAt(place)}
        {away ? ` · ${t.isAway}` : ''}
      </p>
      {!isRunning ? null : (
        <p class="buttons">
          {isIn ? (
            <>
              <button type="button" onClick={() => give('eliminatePlayer', t.eliminate, [], ['stack'])}>
                {t.eliminate}
              </button>
              <button type="button" onClick={() => give('movePlayer', t.move, ['table', 'seat', 'reason'], ['stack'])}>
                {t.move}
              </button>
              {away ? (
                <button type="button" onClick={() => give('markBack', t.back)}>
                  {t.back}
                </button>
              ) : (
                <button type="button" onClick={() => give('markAway', t.away)}>
                  {t.away}
                </button>
              )}
              <button type="button" onClick={() => give('recordOffence', t.offence, ['offence'], ['note'])}>
                {t.offence}
              </button>
              <button type="button" onClick={() => give('takeAddOn', t.addOn)}>
                {t.addOn}
              </button>
            </>
          ) : null}
          <button type="button" onClick={() => give('rebuy', t.rebuy)}>
            {t.rebuy}
          </button>
          {isIn ? null : (
            <button type="button" onClick={() => give('reEnter', t.reEnter)}>
              {t.reEnter}
            </button>
          )}
        </p>
      )}
    </>
  );
}

addEventListener('keydown', (event) => {
  const { target, key } = event;
  if (key !== '/' || target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return;
  event.preventDefault();
  document.getElementById('search')?.focus();
});
