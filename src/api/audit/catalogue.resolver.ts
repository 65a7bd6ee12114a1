/** Reference data for integrators: event types, refusals, and the state of the views. */
import { Query, Resolver } from '@nestjs/graphql';
import { eventTypes, jsonSchemaOf } from '../../../events/catalogue.js';
import { readProgramVersion } from '../../app/program-version.js';
import type { RefusalCode } from '../../texts/shared-texts.js';
import { refusalSentences } from '../../texts/refusal-texts.js';
import { EventTypeInfo, RefusalInfo } from './audit.types.js';
import { PositionScalar } from '../language/scalars.js';
import { ForEverybody } from '../policy/operations.js';
import { Costs } from '../language/costs.js';
import { Reading } from '../reading/reading.js';
import { positionOfAll } from '../reading/view-reading.js';
import { CONSTANT_SECONDS, FreshFor } from '../language/freshness.js';

@Resolver()
export class CatalogueResolver {
  /** These do not change while the program runs; each is made at first use. */
  private events: readonly EventTypeInfo[] | undefined;
  private refusals: readonly RefusalInfo[] | undefined;
  private version: string | undefined;

  constructor(private readonly reading: Reading) {}

  @Costs({ entries: 212 })
  @ForEverybody()
  @FreshFor(CONSTANT_SECONDS)
  @Query(() => [EventTypeInfo], { description: 'Every type of event with the JSON Schema of its data.' })
  eventCatalogue(): readonly EventTypeInfo[] {
    return (this.events ??= eventTypes.map((declared) => ({
      type: declared.type,
      version: declared.version,
      description: declared.description,
      schema: jsonSchemaOf(declared),
    })));
  }

  @Costs({ entries: 344, weight: 1_500 })
  @ForEverybody()
  @FreshFor(CONSTANT_SECONDS)
  @Query(() => [RefusalInfo], { description: 'Every reason why a command can be refused, with its sentences.' })
  refusalCatalogue(): readonly RefusalInfo[] {
    return (this.refusals ??= Object.entries(refusalSentences).map(([code, { en, fr }]) => ({
      refusalCode: code as RefusalCode,
      en,
      fr,
    })));
  }

  @ForEverybody()
  @Query(() => String, {
    description:
      'The version of the program and of its API, by semantic versioning, such as "1.0.0": docs/api.md says what changes with each.',
  })
  apiVersion(): string {
    return (this.version ??= readProgramVersion());
  }

  @ForEverybody()
  @Query(() => PositionScalar, { nullable: true, description: 'The position that all views reflect; null before the first event.' })
  position(): number | null {
    const names = this.reading.views.views.map(({ name }) => name);
    return positionOfAll(this.reading, names);
  }
}
