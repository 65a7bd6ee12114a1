/** A tournament's past: differences between two moments, and the origin of a player's figures. */
import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';
import type { StandingRow } from '../../../projections/standing-row.js';
import type { PlayerId } from '../../../events/ids.js';
import type { PlayerDirectory } from '../../app/vault/person-vault.js';
import type { Difference } from '../../app/past/differences.js';
import type { Text } from '../../rulebooks/setting.js';
import { differenceText } from '../../texts/difference-texts.js';
import { AuditEntry } from '../audit/audit.types.js';
import { BilingualText } from '../language/bilingual-text.types.js';
import { Player } from '../language/player.types.js';
import { ChipsScalar } from '../language/scalars.js';
import { field, orNull, Showing, withFields } from '../language/showing.js';
import { StandingStateEnum } from '../language/enums.js';
import { ComparedThingEnum } from './past-enums.js';

@ObjectType({ description: 'A figure of a tournament that became another one between two moments.' })
export class TournamentDifference extends withFields(Showing<Difference>, {
  what: field(ComparedThingEnum, 'Which figure.'),
  playerId: orNull(ID, 'The id of the player of the figure; null for the tournament.'),
}) {
  constructor(
    difference: Difference,
    private readonly people: PlayerDirectory,
    /** How the asker sees a player; null where only the id may be shown. */
    private readonly nameOf: (playerId: PlayerId) => string | null,
    /** Of prizes, by its code in ISO 4217; undefined where nobody said. */
    private readonly currency: string | undefined,
  ) {
    super(difference);
  }

  @Field(() => Player, { nullable: true, description: 'The player of the figure; null for the tournament.' })
  get player(): Player | null {
    return this.shown.playerId === null ? null : new Player(this.shown.playerId, this.people);
  }

  @Field(() => String, { nullable: true, description: 'What it was; null for nothing.' })
  get before(): string | null {
    return textOf(this.shown.before);
  }

  @Field(() => String, { nullable: true, description: 'What it is; null for nothing.' })
  get after(): string | null {
    return textOf(this.shown.after);
  }

  @Field(() => Float, { nullable: true, description: 'By how much a number grew; null for anything else.' })
  get change(): number | null {
    const { before, after } = this.shown;
    return typeof before === 'number' && typeof after === 'number' ? after - before : null;
  }

  @Field(() => BilingualText, { description: 'The same in words; the player by name where the asker may see it, else by their id.' })
  get text(): Text {
    return differenceText(this.shown, this.nameOf, this.currency);
  }
}

const textOf = (value: string | number | null): string | null => (value === null ? null : String(value));

/** A version of a standings row, with the line of its event. */
export interface StandingThen {
  readonly row: StandingRow;
  readonly entry: AuditEntry;
}

@ObjectType({ description: 'What a player’s figures became by one event.' })
export class StandingVersion extends withFields(Showing<StandingThen>, {
  entry: field(AuditEntry, 'The event: where it stands, who gave the command, what happened, and why by the rulebook.'),
}) {
  @Field(() => StandingStateEnum, { description: 'How the player stood then.' })
  get state(): StandingRow['state'] {
    return this.shown.row.state;
  }

  @Field(() => ChipsScalar, { description: 'Their chips then.' })
  get stack(): number {
    return this.shown.row.stack;
  }

  @Field(() => Int, { nullable: true, description: 'Their place then; null while they were in.' })
  get place(): number | null {
    return this.shown.row.place;
  }

  @Field(() => Int, { nullable: true, description: 'Their table then; null for none.' })
  get table(): number | null {
    return this.shown.row.table;
  }

  @Field(() => Int, { nullable: true, description: 'Their seat then; null for none.' })
  get seat(): number | null {
    return this.shown.row.seat;
  }
}
