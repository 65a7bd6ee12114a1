/** The announcements, the seats by name, and the results. */
import type { AnnouncementKind, DisplayAnswer } from '../generated/operations.js';
import { compareNames, listed, money, timeOfDay } from '../lib/format.js';
import { currentLanguage } from '../lib/language.js';
import { floorTexts } from '../text/floor.js';
import { nameOf } from '../lib/names.js';
import { Icon, type IconName } from './icons.js';
import { PagesOf } from './pages-of.js';
import { QrCode } from './qr-code.js';

type Shown = NonNullable<DisplayAnswer['tournament']>;
interface PanelProps {
  readonly tournament: Shown;
  readonly now: number;
}

const MOST_ANNOUNCEMENTS = 4;

/** The most urgent first. */
const icons: Readonly<Record<AnnouncementKind, IconName>> = {
  MESSAGE: 'alert',
  HAND_FOR_HAND: 'pause',
  CHIP_RACE: 'chip',
  TABLE_HALTED: 'stop',
  BREAK: 'pause',
  FINAL_TABLE: 'cup',
  TABLE_BROKEN: 'out',
  MOVE: 'arrow',
};
const kinds = Object.keys(icons);

/** How long somebody who went out is shown. Milliseconds. */
const RECENT_MS = 300_000;

interface Said {
  readonly key: string;
  readonly icon: IconName;
  readonly name: string | null;
  readonly text: string;
  readonly since: string;
  readonly isUrgent: boolean;
}

/** The most urgent first, and those who went out last. */
function saidOf({ announcements, latestEliminations }: Shown, now: number): readonly Said[] {
  const t = floorTexts();
  const language = currentLanguage();
  return [
    ...(announcements ?? [])
      // Without a network the page takes down what is over by itself.
      .filter(({ until }) => until === null || Date.parse(until) > now)
      .sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind))
      .map(({ key, kind, text, playerId, player, since, until }) => ({
        key,
        icon: icons[kind],
        name: player === null || playerId === null ? null : nameOf(player, playerId),
        text: text[language],
        since,
        isUrgent: until === null,
      })),
    ...(latestEliminations ?? [])
      .filter(({ recordedAt }) => now - Date.parse(recordedAt) < RECENT_MS)
      .map(({ playerId, player, place, recordedAt, by }) => ({
        key: `out ${playerId}`,
        icon: 'out' as const,
        name: nameOf(player, playerId),
        text: t.wentOut(place, listed(by.map((winner) => nameOf(winner, winner.id)))),
        since: recordedAt,
        isUrgent: false,
      })),
  ];
}

export function Announcements({ tournament, now }: PanelProps) {
  const t = floorTexts();
  const items = saidOf(tournament, now);
  return (
    <section class="box announcements" aria-label={t.announcements}>
      <div>
        {items.length === 0 ? null : <h2>{t.announcements}</h2>}
        <PagesOf items={items} size={MOST_ANNOUNCEMENTS} seconds={now / 1_000}>
          {(shown) => (
            <ul>
              {shown.map(({ key, icon, name, text, since, isUrgent }) => (
                <li key={key} class={isUrgent ? 'urgent' : ''}>
                  <Icon name={icon} />
                  <span>
                    {name === null ? (
                      text
                    ) : (
                      <>
                        {name} <mark>{text}</mark>
                      </>
                    )}{' '}
                    <small>{timeOfDay(since)}</small>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </PagesOf>
      </div>
      <p class="scan">
        <span>{t.scan}</span>
        <QrCode text={`${location.origin}/t/${encodeURIComponent(tournament.id)}`} label={t.scan} />
      </p>
    </section>
  );
}

const SEATS_ON_A_PAGE = 45;
const SEATS_IN_A_BOX = 22;

/** @param isShort for a narrow box: table and seat as `T3 · 7` */
export function SeatsByName({ tournament, now, isShort = false }: PanelProps & { readonly isShort?: boolean }) {
  const t = floorTexts();
  const seats = (tournament.seatingChart?.tables ?? [])
    .flatMap(({ table, seats }) => seats.map(({ seat, playerId, player }) => ({ table, seat, playerId, name: nameOf(player, playerId) })))
    .sort((a, b) => compareNames(a.name, b.name));
  return (
    <section class="box seats">
      <h2>{isShort ? `${t.seating} (T = table)` : t.seating}</h2>
      {seats.length === 0 ? <p class="hint">{t.seatsNotDrawn}</p> : null}
      <PagesOf items={seats} size={isShort ? SEATS_IN_A_BOX : SEATS_ON_A_PAGE} seconds={now / 1_000}>
        {(shown) => (
          <ol>
            {shown.map(({ table, seat, playerId, name }) => (
              <li key={playerId}>
                <span class="name">{name}</span> <mark>{isShort ? `T${table} · ${seat}` : t.seatAt(table, seat)}</mark>
              </li>
            ))}
          </ol>
        )}
      </PagesOf>
    </section>
  );
}

const MOST_RESULTS = 10;

export function Results({ tournament }: Pick<PanelProps, 'tournament'>) {
  const t = floorTexts();
  const { results, prizes, currency } = tournament;
  const awards = new Map((prizes?.awarded?.awards ?? []).map((award) => [award.playerId, award]));
  const rows = (results?.nodes ?? []).filter(({ place }) => place !== null).slice(0, MOST_RESULTS);
  return (
    <section class="box results">
      <h2>{t.results}</h2>
      <ol>
        {rows.map(({ playerId, player, place }) => {
          const award = awards.get(playerId);
          return (
            <li key={playerId} class={place === 1 ? 'urgent' : ''}>
              <span class="number">{place}</span>
              <span class="name">
                {place === 1 ? <Icon name="cup" /> : null}
                {nameOf(player, playerId)}
              </span>
              <span class="amount">
                {award === undefined
                  ? ''
                  : [award.cents === 0 ? null : money(award.cents, currency), ...award.things].filter(Boolean).join(' + ')}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
