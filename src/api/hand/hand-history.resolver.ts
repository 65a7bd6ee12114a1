/** Hands as texts that other programs read. */
import { Args, ArgsType, Context, Field, Query, Resolver } from '@nestjs/graphql';
import { IsIn } from 'class-validator';
import type { HandEvent } from '../../../events/hand.js';
import { handStream, type HandId, type PlayerId, tournamentOfHand } from '../../../events/ids.js';
import { tournaments } from '../../../projections/tournaments.js';
import { readDecoded } from '../../app/dispatch/stream-events.js';
import { readProgramVersion } from '../../app/program-version.js';
import { PhhError } from '../../phh/phh-error.js';
import { withoutUntabled } from '../../phh/plain-hand.js';
import { type OhhTournament, writeOhh } from '../../phh/write-ohh.js';
import { writePhh } from '../../phh/write-phh.js';
import { OnHand } from '../graph/edges.js';
import { checkedArgs } from '../inputs/input-validation.js';
import { HandArgs } from '../inputs/tournament-args.js';
import { Costs } from '../language/costs.js';
import { enumeration } from '../language/enums.js';
import { nameSeen } from '../language/player.types.js';
import { ForEverybody } from '../policy/operations.js';
import { Policy } from '../policy/policy.js';
import { Reading } from '../reading/reading.js';
import { RequestContext } from '../request/request-context.js';

type HistoryFormat = 'phh' | 'ohh';

const HistoryFormatEnum = enumeration<HistoryFormat>('HandHistoryFormat', 'A standard for the history of a hand.', {
  phh: 'Poker Hand History: a TOML text, https://phh.readthedocs.io.',
  ohh: 'Open Hand History 1.4.7: a JSON text, https://hh-specs.handhistory.org.',
});

@ArgsType()
class HandHistoryArgs extends HandArgs {
  @Field(() => HistoryFormatEnum, { description: 'The standard.' })
  @IsIn(Object.values(HistoryFormatEnum))
  format!: HistoryFormat;
}

const version = readProgramVersion();

@Resolver()
export class HandHistoryResolver {
  constructor(
    private readonly reading: Reading,
    private readonly policy: Policy,
  ) {}

  @Costs({ weight: 400 })
  @OnHand('history')
  @ForEverybody()
  @Query(() => String, {
    nullable: true,
    description:
      'One hand as other programs read it, players by the names that you may see. Null when there is no hand of this id, and for one that the standard cannot express, such as a hand with corrected chips. Cards that were not tabled are there for those who may see them.',
  })
  async handHistory(@Args(checkedArgs) { handId, format }: HandHistoryArgs, @Context() request: RequestContext): Promise<string | null> {
    const id = handId as HandId;
    const recorded = await readDecoded(this.reading.events, handStream(id));
    if (recorded.length === 0) return null;
    const tournamentId = tournamentOfHand(id);
    const all = recorded as unknown as readonly HandEvent[];
    const events = this.policy.seesCards(request.principal, tournamentId) ? all : withoutUntabled(all);
    const nameOf = (playerId: PlayerId): string =>
      nameSeen(this.reading.people, playerId, this.policy.sightOfName(request, playerId)) ?? playerId;
    const row = this.reading.views.get(tournaments, tournamentId)?.body;
    const seatCount = row?.seatsPerTable ?? 10;
    try {
      if (format === 'phh') return writePhh(events, { event: row?.name ?? tournamentId, seatCount, nameOf, userFields: { _hand_id: id } });
      const tournament: OhhTournament = {
        id: tournamentId,
        name: row?.name ?? tournamentId,
        startedAt: row?.startedAt ?? null,
        currency: row?.currency ?? null,
        startingStack: row?.startingStack ?? 0,
        hasTables: (row?.registered ?? 0) > seatCount,
      };
      return JSON.stringify(
        writeOhh(events, { handId: id, startedAt: recorded[0]!.metadata.recordedAt, seatCount, tournament, version, nameOf }),
      );
    } catch (error) {
      if (error instanceof PhhError) return null;
      throw error;
    }
  }
}
