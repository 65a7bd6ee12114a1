/**
 * What is asked of a season: its rules and its scheme, its stages, and which tournaments count.
 */
import type { ClubId, FederationId, SheetId } from '../../events/ids.js';
import { Scheme, StageRules } from '../../events/season-schemes.js';
import { Competitors } from '../../events/season.js';
import { openSeason } from '../accepted.js';
import { ownSeasonCommand, seasonCommand } from '../command.js';
import { byTapis, defaultsTo, nullMeans, ofNobody, optional } from '../field.js';
import { document, entity, hexadecimal, impersonalReason, line, whole, word } from '../fields.js';

/** The stage that a command is about. */
export const theStage = defaultsTo(1, whole(1, 100, 'The number of the stage, 1 for the first one.'));

const rules = ofNobody(
  'rules of a season',
  document(
    StageRules,
    '{"counting":[{"name":"Friday","from":"2026-09-01"}],"selection":{"count":"all"},"ranking":["points"]}',
    'What counts in the stage: counting, selection, ranking, and as needed the rest. docs/seasons.md has each field.',
  ),
);

const scheme = ofNobody(
  'rules of a season',
  document(
    Scheme,
    '{"points":{"kind":"linear","k":"3"},"tiedPlaces":"average","rounding":{"places":2,"mode":"halfUp"}}',
    'How places give points: points, tiedPlaces, rounding, and as needed the rest. docs/seasons.md has each field.',
  ),
);

/** What rules and a scheme are checked against before they hold. */
export interface SeasonCheck {
  readonly known: KnownWords;
  /** The first place for which the scheme has no number, on a sheet of each kind that the rules count; null for none. */
  readonly problem: NonNullable<SchemeTrialOutcome['problem']> | null;
}

/** What a season can count, by its names. */
export interface KnownWords {
  /** The clubs of the owner, and those of tournaments that count already. */
  readonly clubs: readonly string[];
  readonly regions: readonly string[];
  /** Levels of tournaments, besides the kinds. */
  readonly levels: readonly string[];
  /** All federations, for which somebody may be licensed. */
  readonly federations: readonly string[];
  /** The clubs that somebody may be a member of: those above, and any other that the rules name and that is registered. */
  readonly clubsOfPlayers: readonly string[];
}

const check = byTapis<SeasonCheck>('What the season can count, and whether the scheme has a number for it.');

const sheet = entity<SheetId>('The id of the result sheet of the tournament.');

export const createSeason = seasonCommand('CreateSeason', {
  group: 'season.define',
  acceptedIn: { unknown: 'all' },
  about: 'Creates a season of a federation or a club, with its first stage. Tournaments that the rules match count at once.',
  oneOf: { name: 'owner', input: 'SeasonOwner', about: 'Whose season it is.', of: ['federationId', 'clubId'] },
  putRightBy: '`renameSeason`, `changeSeasonRules`; a season that should not be is closed (`closeStage`, `closeSeason`).',
  fields: {
    federationId: optional(entity<FederationId>('The id of the federation.')),
    clubId: optional(entity<ClubId>('The id of the club.')),
    name: ofNobody('the name of a season', line(120, 'Its name, {bound}.')),
    competitors: defaultsTo('players', word('Competitors', Competitors.options, 'Who is ranked.')),
    stageName: ofNobody('the name of a stage', line(120, 'The name of its first stage, {bound}.')),
    rules,
    scheme,
    /** Whether the federation or the club is kept here. */
    isOwnerKnown: byTapis<boolean>(),
    check,
  },
});

export const renameSeason = seasonCommand('RenameSeason', {
  group: 'season.define',
  acceptedIn: { open: 'all', closed: 'all' },
  about: 'Gives a season another name.',
  putRightBy: '`renameSeason` again.',
  fields: { name: ofNobody('the name of a season', line(120, 'Its name, {bound}.')) },
});

export const changeSeasonRules = seasonCommand('ChangeSeasonRules', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Changes the rules of a stage that is open. The table follows at once.',
  putRightBy: '`changeSeasonRules` again.',
  fields: { stage: theStage, rules, check },
});

export const proposeScheme = seasonCommand('ProposeScheme', {
  group: 'season.define',
  acceptedIn: openSeason,
  about:
    'Proposes another scheme of points. It does not hold before it is adopted; schemePreview of the season shows what it would change.',
  putRightBy: 'None: a version never changes and holds for nobody before `adoptScheme`. Propose another one.',
  fields: { scheme, check },
});

export const adoptScheme = seasonCommand('AdoptScheme', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Adopts a proposed scheme, or an earlier one. It holds for the stages that are open.',
  putRightBy: '`adoptScheme` with the version before.',
  fields: {
    version: whole(1, 10_000, 'The version of the scheme.'),
    differences: hexadecimal(
      'The digest of the differences that schemePreview showed. So nobody adopts a scheme without having seen what it changes.',
    ),
    trial: byTapis<SchemeTrialOutcome>('What the scheme changes now.'),
  },
});

/** What came of trying a scheme on all tournaments. */
export interface SchemeTrialOutcome {
  /** SHA-256 of the differences. */
  readonly digest: string;
  /** The first place for which the scheme has no number; null for none. */
  readonly problem: { readonly sheet: string | null; readonly entrants: number; readonly place: number; readonly problem: string } | null;
}

export const openStage = seasonCommand('OpenStage', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Opens the next stage of a season, for those who proceed from the one before, which is closed.',
  putRightBy: '`changeSeasonRules` of the stage; who takes part: `amendQualification`.',
  fields: { name: ofNobody('the name of a stage', line(120, 'The name of the stage, {bound}.')), rules, check },
});

export const countTournament = seasonCommand('CountTournament', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Counts a tournament in a stage, whatever the rules say.',
  putRightBy: '`leaveTournamentToRules`, or `discountTournament`.',
  fields: {
    stage: theStage,
    sheetId: sheet,
    level: nullMeans(
      'Its own level, else its kind.',
      ofNobody('a level of tournaments', line(40, 'The level that it counts at, {bound}.')),
    ),
    manche: nullMeans('None.', whole(1, 1000, 'The manche of a team season that it belongs to.')),
    reason: impersonalReason('a whole tournament'),
    /** Whether its results were published, by the owner of the season or by one of its clubs. */
    sheet: byTapis<{ readonly isOwn: boolean; readonly kind: string | null; readonly level?: string } | null>(),
    knownWords: byTapis<KnownWords>(),
  },
});

export const discountTournament = seasonCommand('DiscountTournament', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Leaves a tournament out of a stage, whatever the rules say.',
  putRightBy: '`leaveTournamentToRules`, or `countTournament`.',
  fields: { stage: theStage, sheetId: sheet, reason: impersonalReason('a whole tournament') },
});

export const leaveTournamentToRules = seasonCommand('LeaveTournamentToRules', {
  group: 'season.define',
  acceptedIn: openSeason,
  about: 'Takes back what an official said of a tournament: the rules decide again whether it counts.',
  putRightBy: '`countTournament` or `discountTournament` again.',
  fields: { stage: theStage, sheetId: sheet },
});

/** What the rules of the stages say of a tournament; `rule` null where none matches. */
export interface FoundByRules {
  readonly stage: number;
  readonly sheetId: SheetId;
  readonly rule: string | null;
  readonly level: string | null;
  readonly manche: number | null;
}

export const recordCounting = ownSeasonCommand('RecordCounting', {
  about: 'Records which tournaments count by the rules.',
  occasion: 'when results are published or revised, and when the rules of a season change',
  acceptedIn: { open: 'all', closed: 'nothing' },
  fields: { found: byTapis<readonly FoundByRules[]>() },
});

export const seasonsCommands = [
  createSeason,
  renameSeason,
  changeSeasonRules,
  proposeScheme,
  adoptScheme,
  openStage,
  countTournament,
  discountTournament,
  leaveTournamentToRules,
  recordCounting,
] as const;
