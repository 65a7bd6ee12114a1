/** The door on the desk: who is expected, there, called and has to pay, and what is done with each. */
import { signal } from '@preact/signals';
import type { DeskAnswer, DeskDoorAnswer } from '../generated/operations.js';
import { plain } from '../lib/format.js';
import { nameOf } from '../lib/names.js';
import { deskTexts } from '../text/desk.js';
import { openSheet } from './command-sheet.js';

type Tournament = NonNullable<DeskAnswer['tournament']>;
export type DoorEntrant = NonNullable<NonNullable<DeskDoorAnswer['tournament']>['doorEntrants']>['nodes'][number];

const search = signal('');
const MOST_SHOWN = 12;

/** Called alternates wait at the desk; then those who still come, and those who have to pay. */
const urgencyOf = ({ state, entriesOwed }: DoorEntrant): number =>
  state === 'CALLED' ? 0 : state === 'EXPECTED' || state === 'LATE' ? 1 : entriesOwed > 0 ? 2 : state === 'WAITING' ? 3 : 4;

interface DoorProps {
  readonly tournamentId: string;
  readonly phase: Tournament['phase'];
  readonly counts: Tournament['door'];
  readonly entrants: readonly DoorEntrant[];
}

export function DeskDoor({ tournamentId, phase, counts, entrants }: DoorProps) {
  const t = deskTexts();
  // Once everybody is seated, nothing is left to do here.
  if (counts === null || phase === 'FINISHED') return null;
  if (counts.expected + counts.late + counts.here + counts.waiting + counts.called === 0) return null;
  const words = plain(search.value.trim());
  const found = entrants
    .filter((each) => (words === '' ? urgencyOf(each) < 2 : plain(nameOf(each.player, each.playerId)).includes(words)))
    .toSorted((one, other) => urgencyOf(one) - urgencyOf(other));
  return (
    <section class="search" aria-labelledby="door">
      <h2 id="door">{t.door}</h2>
      <p>{t.doorCounts(counts)}</p>
      <label for="door-search">{t.doorSearch}</label>
      <input
        id="door-search"
        type="search"
        autocomplete="off"
        value={search.value}
        onInput={(event) => {
          search.value = event.currentTarget.value;
        }}
      />
      <ul>
        {found.slice(0, MOST_SHOWN).map((entrant) => (
          <li key={entrant.playerId}>
            <Entrant tournamentId={tournamentId} entrant={entrant} />
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN ? <p>{t.doorMore(found.length - MOST_SHOWN)}</p> : null}
    </section>
  );
}

function Entrant({ tournamentId, entrant }: { readonly tournamentId: string; readonly entrant: DoorEntrant }) {
  const t = deskTexts();
  const { playerId, player, state, isCheckedIn, entriesOwed, isMember, alsoIn } = entrant;
  const name = nameOf(player, playerId);
  const notes = [
    t.doorStates[state],
    ...(entriesOwed > 0 ? [t.unpaid] : []),
    ...(isMember === false ? [t.noMember] : []),
    ...alsoIn.map((id) => t.alsoIn(id)),
  ];
  const give = (mutation: string, label: string, may: readonly string[] = []): void =>
    openSheet({ asked: { mutation, label: `${name}${t.colon} ${label}`, input: { tournamentId, playerId } }, asks: [], may });
  return (
    <>
      <p>
        <strong>{name}</strong> {notes.join(' · ')}
      </p>
      <p class="buttons">
        {state === 'SEATED' || (isCheckedIn && state !== 'LATE') ? null : (
          <button type="button" onClick={() => give('checkIn', t.isHere, ['adult', 'showsDocument', ...(entriesOwed > 0 ? ['paid'] : [])])}>
            {t.isHere}
          </button>
        )}
        {state === 'CALLED' ? (
          <>
            <button type="button" onClick={() => give('admitLatePlayer', t.takesSeat)}>
              {t.takesSeat}
            </button>
            <button type="button" onClick={() => give('returnAlternate', t.staysAway)}>
              {t.staysAway}
            </button>
          </>
        ) : null}
        {entriesOwed > 0 ? (
          <button type="button" onClick={() => give('payEntry', t.hasPaid)}>
            {t.hasPaid}
          </button>
        ) : null}
        {isCheckedIn && (state === 'HERE' || state === 'WAITING') ? (
          <button type="button" onClick={() => give('withdrawCheckIn', t.isNotHere)}>
            {t.isNotHere}
          </button>
        ) : null}
      </p>
    </>
  );
}
