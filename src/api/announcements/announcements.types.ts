/** What is announced on the floor of a tournament. */
import { Field, ID, ObjectType } from '@nestjs/graphql';
import type { Announcement } from '../../app/announcements/list-announcements.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Text } from '../../rulebooks/setting.js';
import { announcementText } from '../../texts/announcement-texts.js';
import type { AnnouncementKind } from '../../tournament/announced-facts.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { enumeration } from '../language/enums.js';
import { Player } from '../language/player.types.js';
import { InstantScalar } from '../language/scalars.js';
import { field, orNull, Showing, withFields } from '../language/showing.js';

const AnnouncementKindEnum = enumeration<AnnouncementKind>('AnnouncementKind', 'What is announced on the floor.', {
  message: 'What the director shows on the screens.',
  handForHand: 'Tables play hand for hand.',
  chipRace: 'A chip leaves play, and tables have still to race it off.',
  tableHalted: 'A table begins no hand.',
  break: 'A break.',
  finalTable: 'The final table was formed.',
  tableBroken: 'A table was broken.',
  move: 'A player has a new seat.',
});

@ObjectType('Announcement', { description: 'What is announced on the floor of a tournament.' })
export class AnnouncementType extends withFields(Showing<Announcement>, {
  kind: field(AnnouncementKindEnum, 'What it is about.'),
  since: field(InstantScalar, 'Since when it holds; for hand-for-hand play, when the round was begun.'),
  until: orNull(
    InstantScalar,
    'When it is over: the time given with a message, or the end of a break while the clock runs. Five minutes after a move, a broken table or the final table. Null while that is not known.',
  ),
  playerId: orNull(ID, 'The id of the player; null where it is about none.'),
}) {
  constructor(
    announcement: Announcement,
    private readonly people: PlayerDirectory,
  ) {
    super(announcement);
  }

  @Field(() => String, { description: 'Tells it from the others of the tournament. The same as long as it is announced.' })
  get key(): string {
    const { kind, facts, playerId, since } = this.shown;
    const table = 'table' in facts ? facts.table : null;
    return [kind, playerId ?? table, playerId === null ? null : since].filter((part) => part !== null).join(' ');
  }

  @Field(() => BilingualText, {
    description: 'What is said. Where it is about a player, it follows their name: "table 3, seat 5", where they sit now.',
  })
  get text(): Text {
    return announcementText(this.shown.kind, this.shown.facts as never);
  }

  @Field(() => Player, { nullable: true, description: 'The player; null where it is about none.' })
  get player(): Player | null {
    const { playerId } = this.shown;
    return playerId === null ? null : new Player(playerId, this.people);
  }
}
