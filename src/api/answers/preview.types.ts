/**
 * What a command would do, as the API answers it.
 */
import { ObjectType } from '@nestjs/graphql';
import type { CommittedEvent } from '../../../events/envelope.js';
import type { PlayerId } from '../../../events/ids.js';
import type { CommandPreview } from '../../app/play/command-previews.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import { hideSecrets } from '../../audit/secrets.js';
import { eventText } from '../../texts/event-texts.js';
import { BilingualText, inBoth } from '../language/bilingual-text.types.js';
import { field, list, ofFields } from '../language/showing.js';
import { TournamentDifference } from '../past/past.types.js';

/** Who reads a preview. */
export interface PreviewSight {
  readonly cards: boolean;
  readonly people: PlayerDirectory;
  /** Null where only the id may be shown. */
  readonly nameOf: (playerId: PlayerId) => string | null;
  /** Of the sums of money, by its code in ISO 4217; undefined where nobody said. */
  readonly currency: string | undefined;
}

@ObjectType({ description: 'An event that a command would record.' })
export class PreviewedEvent extends ofFields({
  type: field(String, 'What kind of fact it is, by its name in the event catalogue.'),
  stream: field(String, 'The stream that it would be in.'),
  text: field(BilingualText, 'What would happen, in one line with its articles.'),
}) {}

@ObjectType('CommandPreview', { description: 'What a command would do. Nothing is recorded.' })
export class CommandPreviewType extends ofFields({
  events: list(20, PreviewedEvent, 'The events that it would record, then those that would follow from them.'),
  differences: list(100, TournamentDifference, 'The figures of the tournament that would become others; none before it is announced.'),
}) {
  static of({ events, differences }: CommandPreview, { cards, people, nameOf, currency }: PreviewSight): CommandPreviewType {
    const lineOf = (event: CommittedEvent) =>
      inBoth((language) => eventText(cards ? event : hideSecrets(event as never), language, nameOf, currency));
    return {
      events: events.map((event) => ({ type: event.type, stream: event.stream, text: lineOf(event) })),
      differences: differences.map((each) => new TournamentDifference(each, people, nameOf, currency)),
    };
  }
}
