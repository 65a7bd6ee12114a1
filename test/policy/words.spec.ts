/**
 * Which words of events are for whom: every field of an event that can hold words has a row in `private-words.ts`, or is listed here with the reason why
 * everybody may read it who may read the event.
 */
import { readFileSync } from 'node:fs';
import type { z } from 'zod';
import { eventTypes } from '../../events/catalogue.js';
import { NOT_SHOWN, privateWords, withoutPrivateWords } from '../../src/access/policy/private-words.js';
import { eventText } from '../../src/texts/event-texts.js';

/** Fields that hold words, by what the words are. */
const open: Readonly<Record<string, string>> = {
  'names of what everybody may list':
    'TournamentCreated.name TournamentCreated.club TournamentCreated.venue TournamentCreated.largerTables TermsCorrected.name TermsCorrected.club TermsCorrected.largerTables AnnouncementCorrected.venue FederationFounded.name FederationRenamed.name RegionDefined.name ClubRegistered.name ClubProfileChanged.name SeasonCreated.name SeasonCreated.stageName SeasonRenamed.name StageOpened.name TeamEntered.name TeamRenamed.name TournamentCounted.level PrizesSet.prizes.things.thing PrizesAwarded.awards.things PrizesAwarded.awards.sharedThings PrizesAwarded.changed.was.things PrizesAwarded.changed.was.sharedThings SheetPublished.facts.name SheetRevised.facts.name',
  'words of the program':
    'SeatsDrawn.algorithm SeatsRedrawn.origin.algorithm LevelStarted.reason BreakStarted.reason PlayStopped.stopId PlayResumed.stopId DuplicateReleased.refusedAs RulingOverridden.article RemedyDisowned.stream EventsLost.lastKnown.stream EventsLost.lastKnown.id LogKeyRotated.signedNote PlayerMoved.book.why.key PlayerMoved.book.why.parameters MoveDue.book.why.key MoveDue.book.why.parameters GestureJudged.reason.key GestureJudged.reason.parameters GestureJudged.reason.firstMotion.key GestureJudged.reason.firstMotion.parameters RulingRequested.reason.key RulingRequested.reason.parameters RulingRequested.reason.firstMotion.key RulingRequested.reason.firstMotion.parameters SheetPublished.cause.eventId SheetRevised.cause.eventId SheetWithdrawn.cause.eventId',
  'ids of who takes part in a season':
    'StageOpened.entrants.competitor StageClosed.qualified.competitor StageClosed.cut.competitor CutRuled.competitors QualificationReviewDue.wouldProceed QualificationReviewDue.wouldNot',
  'what the screens show': 'MessageShown.message ClockPaused.reason PauseReasonChanged.reason',
  'what was said aloud at the table':
    'GestureJudged.gesture.words.text OutOfTurnActRecorded.gesture.words.text DarkBetRecorded.gesture.words.text',
  'how play was ruled: the table heard it':
    'RulingGiven.reason RulingOverridden.reason TimeRefused.reason HandRestored.reason IncidentRuled.reason HandRetrieved.reason HandAnnulled.reason EntryCorrected.reason HandOpened.orderedBecause HandPlayed.orderedBecause HandWithdrawn.reason',
  'why players sit where they sit, and tables stop or break':
    'PlayerMoved.reason TableBroken.reason TableReopened.reason TableOpened.reason BreakOrderAnnounced.reason BalancingLoosened.reason BreakOrderWithdrawn.reason TableHalted.reason TableResumed.reason MoveDue.reason MoveDropped.reason PlayerSeated.reason FinalTableDissolved.reason RedrawWithdrawn.reason WrongSeatCorrected.ruling',
  'why chips, entries, places, days and the clock are what they are':
    'AnnouncementCorrected.reason TermsCorrected.reason StartWithdrawn.reason EntryPaymentWithdrawn.reason PayoutWithdrawn.reason RegistrationReopened.reason StructureChanged.reason PlayedLevelCorrected.reason RebuyAnnounced.ruling AddOnTaken.ruling PurchaseTransferred.reason PrizesSet.changed.reason DealAnnulled.reason ChipsCounted.reason LatePlayerAdmitted.ruling LateEntryClosed.ruling LateEntryReopened.reason CapacityChanged.reason PaymentWithdrawn.reason EntryAnnulled.reason EntryTransferred.reason PurchaseCancelled.reason DayReopened.reason EliminationCorrected.reason PlacesRuled.reason PlayerReinstated.byDirector.reason PlaceCorrected.why.reason PlayerWithdrew.reason EliminatedTogether.reason SatelliteFinished.ruling SharedThingGiven.reason ColorUpWithdrawn.reason ChipRaceWithdrawn.reason ChipRaceCorrected.reason ClockAdjusted.reason HandForHandTablesExcused.reason HandForHandEnded.reason ChipCountCorrected.reason ChipsAdded.reason ChipsTakenBack.reason ChipsReportedLost.reason ChipDiscrepancyRecorded.reason',
  'why results and ranks are what they are: the table of a season shows it':
    'RowAmended.reason AmendmentLifted.reason PointsAdjusted.reason AdjustmentLifted.reason TeamWithdrawn.reason StageReopened.reason CutRuled.reason QualificationUpheld.reason QualificationAmended.reason SeasonClosed.reason SeasonReopened.reason CorrectionAdopted.reason TournamentCounted.by.rule TournamentCounted.by.reason TournamentDiscounted.by.rule TournamentDiscounted.by.reason SheetDayCorrected.reason',
  'what a token is for: only its holder and those who may revoke it read the event': 'TokenIssued.label',
  'what the desk of an official is called': 'PairingOffered.desk.label DevicePaired.desk.label',
  'which changes are sent: words of the program':
    'WebhookCreated.filter.kinds WebhookCreated.filter.types WebhookChanged.filter.kinds WebhookChanged.filter.types',
};

interface Definition {
  readonly type: string;
  readonly innerType?: z.ZodType;
  readonly shape?: Readonly<Record<string, z.ZodType>>;
  readonly element?: z.ZodType;
  readonly valueType?: z.ZodType;
  readonly options?: readonly z.ZodType[];
  readonly checks?: readonly { readonly _zod: { readonly def: object } }[];
}

const definitionOf = (schema: z.ZodType): Definition => {
  const definition = schema.def as Definition;
  return definition.innerType === undefined ? definition : definitionOf(definition.innerType);
};

/** Where texts without a pattern are, which somebody may have typed: fields, however deep. */
function textsIn(schema: z.ZodType, place: string): string[] {
  const { type, checks = [], shape = {}, element, valueType, options = [] } = definitionOf(schema);
  if (type === 'string')
    return /"(?:regex|pattern|format)"/.test(JSON.stringify(checks.map(({ _zod }) => Object.keys(_zod.def)))) ? [] : [place];
  return [
    ...Object.entries(shape).flatMap(([field, of]) => textsIn(of, `${place}.${field}`)),
    ...[element, valueType, ...options].flatMap((of) => (of === undefined ? [] : textsIn(of, place))),
  ];
}

/** Cited articles, how a lot was drawn, rulebooks, and the rules of a season: everybody may read them, wherever they stand. */
const forEverybody = /\.(?:articles|article|cause|window)\.article$|\.(?:draw|lot|deal)\.algorithm$|\.rulebook\.|\.(?:rules|scheme)\./;
const typed = [...new Set(eventTypes.flatMap(({ type, data }) => textsIn(data, type)))].filter((place) => !forEverybody.test(place));
const isPrivateField = (place: string): boolean => {
  const [type, field] = place.split('.') as [keyof typeof privateWords, string];
  return privateWords[type]?.fields.includes(field) ?? false;
};

describe('words in events', () => {
  it('are private, or known to be for everybody who may read the event', () => {
    const known = Object.values(open).flatMap((places) => places.split(' '));
    expect(typed.filter((place) => !isPrivateField(place) && !known.includes(place))).toEqual([]);
    expect(known.filter((place) => !typed.includes(place) || isPrivateField(place))).toEqual([]);
  });

  it.each(Object.entries(privateWords))('of %s are in its fields, and leave a sentence behind', (type, { fields }) => {
    const golden = JSON.parse(readFileSync(new URL(`../../events/golden/${type}.v1.json`, import.meta.url), 'utf8')) as { data?: object };
    const data = golden.data ?? golden;
    for (const field of fields) expect(data).toHaveProperty(field);
    const values: Readonly<Record<string, unknown>> = {
      parties: ['canary'],
      subject: { kind: 'penalty', penaltyId: 'canary', playerId: 'canary' },
    };
    const planted = { ...data, ...Object.fromEntries(fields.map((field) => [field, values[field] ?? 'canary'])) };
    const shown = withoutPrivateWords({ type, data: planted });
    expect(JSON.stringify(shown)).not.toContain('canary');
    expect(JSON.stringify(shown)).toContain(NOT_SHOWN);
    for (const language of ['en', 'fr'] as const) {
      const text = eventText({ type, data: { ...shown.data, file: null } } as never, language);
      expect(text).not.toMatch(/canary|undefined|null/);
    }
  });
});
