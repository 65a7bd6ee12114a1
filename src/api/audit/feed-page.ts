/** The events of an audit feed page, read together from their streams when the first is needed. */
import type { RecordedEvent } from '../../../events/envelope.js';
import { handOfStream, isHandStream, ownerOfStream, type PlayerId, type StreamName } from '../../../events/ids.js';
import type { AuditRow } from '../../../projections/audit-feed.js';
import { hands } from '../../../projections/hands.js';
import type { Row } from '../../../projections/projection.js';
import { hideRecordedSecrets } from '../../audit/secrets.js';
import { readEventsAt } from '../../app/views/events-at.js';
import { eventText } from '../../texts/event-texts.js';
import { type BilingualText, inBoth } from '../language/bilingual-text.types.js';
import type { FeedSight } from '../policy/words-seen.js';
import type { Reading } from '../reading/reading.js';
import { currencyOf } from '../reading/currency-of.js';

/** Who sits where in hands, from the view of hands. */
export class HandSeats {
  readonly #known = new Map<string, ReadonlyMap<number, PlayerId>>();

  /** @param whose whether the asker may know the people in a stream */
  constructor(
    private readonly reading: Reading,
    private readonly whose: (stream: StreamName) => boolean,
  ) {}

  /** The players of a row, by id or by seat. */
  playersOf({ stream, players, seats }: Pick<AuditRow, 'stream' | 'players' | 'seats'>): readonly PlayerId[] {
    if (!this.whose(stream)) return [];
    if (!isHandStream(stream) || seats.length === 0) return players;
    const seated = this.#seatsOf(stream);
    return [...new Set([...players, ...seats.flatMap((seat) => seated.get(seat) ?? [])])];
  }

  #seatsOf(stream: StreamName): ReadonlyMap<number, PlayerId> {
    let seated = this.#known.get(stream);
    if (seated === undefined) {
      const row = this.reading.views.get(hands, handOfStream(stream));
      seated = new Map(row?.body.players.map(({ seat, playerId }) => [seat, playerId]) ?? []);
      this.#known.set(stream, seated);
    }
    return seated;
  }
}

export class FeedPage {
  #events: Promise<ReadonlyMap<number, RecordedEvent>> | undefined;

  constructor(
    private readonly reading: Reading,
    private readonly rows: readonly Row<AuditRow>[],
    private readonly seats: HandSeats,
    private readonly sight: FeedSight,
  ) {}

  playersOf(row: AuditRow): readonly PlayerId[] {
    return this.seats.playersOf(row);
  }

  /** The event at a position of the page. @throws Error when the store does not have it any longer */
  async eventAt(position: number): Promise<RecordedEvent> {
    this.#events ??= this.#read();
    const event = (await this.#events).get(position);
    if (event === undefined) throw new Error(`the audit feed has an event at position ${position} that the store has not`);
    return event;
  }

  /** The sentence of an event. */
  async lineOf(position: number): Promise<BilingualText> {
    const event = await this.eventAt(position);
    const currency = currencyOf(this.reading.views, ownerOfStream(event.stream));
    return inBoth((language) => eventText(event, language, this.sight.nameOf, currency));
  }

  #seen(event: RecordedEvent): RecordedEvent {
    const { seen, cards } = this.sight;
    return seen(cards ? event : hideRecordedSecrets(event));
  }

  async #read(): Promise<ReadonlyMap<number, RecordedEvent>> {
    const read = await readEventsAt(
      this.reading.events,
      this.rows.map(({ body }) => body),
    );
    return new Map([...read].map(([position, event]) => [position, this.#seen(event)]));
  }
}
