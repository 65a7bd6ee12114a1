/** Which tournaments count in a season, and whose results it ranks. */
import { z } from 'zod';
import { apiForms } from './api-forms.js';

export const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'must be a day such as "2026-09-04"');

/** The name of a level of tournaments. */
export const Level = z.string().min(1).max(40);

export const Names = z.array(z.string().min(1).max(64)).min(1).max(500);
/** Seasons of before have other texts, which match nothing. */
const Kinds = z.array(z.string().min(1).max(64)).min(1).max(500).register(apiForms, { words: 'TournamentKind' });

/** Which tournaments count: those that satisfy every given condition. */
export const CountingRule = z
  .strictObject({
    name: z.string().min(1).max(80).describe('Its name, 1 to 80 characters.'),
    clubs: Names.optional().describe('The ids of the clubs.'),
    regions: Names.optional().describe('The regions of the clubs.'),
    kinds: Kinds.optional().describe('The kinds of tournaments.'),
    levels: Names.optional().describe('The levels of tournaments; the level of one that has none is its kind.'),
    from: Day.optional().describe('The first day that counts, such as "2026-09-01".'),
    to: Day.optional().describe('The last day that counts.'),
    level: Level.optional().describe('The level that it gives to the tournaments, for multipliers and caps. Without it: their kind.'),
    manche: z.int().min(1).max(1000).optional().describe('The manche of a team season for these tournaments, 1 to 1000.'),
  })
  .describe('Which tournaments count: those that satisfy every given condition.')
  .register(apiForms, { title: 'CountingRule' });
export type CountingRule = z.infer<typeof CountingRule>;

const FederationName = z.string().min(1).max(64).describe('The id of the federation.');

/** What somebody has to be on the day of a result, by kind. */
export const EligibilityRequirement = z
  .discriminatedUnion('kind', [
    z
      .strictObject({
        kind: z.literal('licensed'),
        federation: FederationName,
        clubs: Names.optional().describe('The ids of the clubs for which they are licensed. Without it: any club.'),
      })
      .describe('Who holds a licence of a federation on the day.'),
    z
      .strictObject({ kind: z.literal('memberOfClub'), clubs: Names.describe('The ids of the clubs: one of them is enough.') })
      .describe('Who is a member of a club on the day.'),
    z
      .strictObject({ kind: z.literal('memberOfFederation'), federation: FederationName })
      .describe('Who is a member of any club that belongs to a federation on the day.'),
    z
      .strictObject({ kind: z.literal('resident'), regions: Names.describe('The regions: one of them is enough.') })
      .describe('Who plays for a club of a region on the day. Where a person lives is not kept: the region is that of their club.'),
  ])
  .describe('What a player has to be on the day of a result: one of the kinds.')
  .register(apiForms, { title: 'EligibilityRequirement', suffix: 'Requirement' });
export type EligibilityRequirement = z.infer<typeof EligibilityRequirement>;

/** Who is ranked. */
export const Eligibility = z
  .strictObject({
    requirements: z.array(EligibilityRequirement).min(1).max(10).describe('What a player has to be: all of it, 1 to 10 requirements.'),
    places: z
      .enum(['kept', 'movedUp'])
      .describe(
        'The places of those who are ranked: those of the sheet, or without those who are not ranked. Without it: those of the sheet.',
      )
      .register(apiForms, { title: 'PlacesOfRanked' })
      .optional(),
  })
  .describe('Which results are ranked, by what their player is on the day. The others have no rank and no points.')
  .register(apiForms, { title: 'Eligibility' });
export type Eligibility = z.infer<typeof Eligibility>;
