/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedText as DocumentTypeDecoration } from '../document.js';
/** The act of the seat: a plain action, or a gesture that the rulebook judges. */
export type ActChoiceInput =
  {   /** A plain action of the seat in turn; the hand lists what is legal. */
  action: ActionInput; gesture?: never; }
  |  { action?: never;   /** What the player said, pushed or showed, in turn or before it. */
  gesture: GestureInput; };

/** Takes an act of a seat: either a plain action or a gesture. */
export type ActInput = {
  /** The act of the seat: a plain action, or a gesture that the rulebook judges. */
  act: ActChoiceInput;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id of the hand: tournament.table.number, such as "friday.2.14". */
  handId: string | number;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The number of the seat, 1 to 10. */
  seat: number;
};

/** Which came first where there were words and chips. */
export type ActOrder =
  /** The chips. */
  | 'CHIPS'
  /** Both at the same moment. */
  | 'TOGETHER'
  /** The words. */
  | 'WORDS';

/** An action of the seat in turn. */
export type ActionInput = {
  /** For BET and RAISE, and only for them: the total of the seat on this street after the action, blinds included. */
  to?: number | null | undefined;
  /** What the seat does. */
  type: ActionType;
};

/** An action that a seat can take in its turn. */
export type ActionType =
  /** Put all chips in, whatever the amount. */
  | 'ALL_IN'
  /** Open the betting of the street, to the total given. */
  | 'BET'
  /** Match the bet, or put the last chips in towards it. */
  | 'CALL'
  /** Pass without a bet to match. */
  | 'CHECK'
  /** Give up the hand. */
  | 'FOLD'
  /** Go over the bet, to the total given. */
  | 'RAISE';

/** The add-on that a tournament offers. */
export type AddOnTermsInput = {
  /** The chips of an add-on. */
  chips: number;
  /** The last level that has it, the break after it included, 1 to 200. */
  lastLevel: number;
};

/** Affiliates a club with a federation, or gives it another region. A club belongs to one federation at a time. */
export type AffiliateClubInput = {
  /** The id of the club: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  clubId: string | number;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id of the federation. */
  federationId: string | number;
  /** The code of a region of the federation. */
  region?: string | null | undefined;
  /** The first day of it, such as "2026-09-01": tournaments before it do not count for the federation. Today when it is not given. */
  since?: string | null | undefined;
};

/** A factor for results from an age on. */
export type AgeFactorInput = {
  /** What the points of a place are multiplied by. */
  factor: string;
  /** The least age in days. */
  from: number;
};

/** Results lose points as they age. */
export type AgeingInput = {
  /** The day on which ages are taken. Another day is another version of the scheme. */
  asOf: string;
  /** The factors: of those whose age is not greater than that of the tournament, the one with the greatest age holds. */
  bands: Array<AgeFactorInput>;
};

/** Who pays antes. */
export type AnteFormat =
  /** The big blind pays one ante for the table. */
  | 'BIG_BLIND'
  /** The button pays one ante for the table. */
  | 'BUTTON'
  /** Every player who is dealt in pays one. */
  | 'CLASSIC'
  /** No antes. */
  | 'NONE';

/** What a player who cannot cover both pays first. */
export type AntePriority =
  /** The ante, then the blind with what is left. */
  | 'ANTE_FIRST'
  /** The blind, then the ante with what is left. */
  | 'BLIND_FIRST';

/** What a tournament is played for, as far as rules depend on it. */
export type AtStakeInput = {
  /** Whether its places give points of a season. */
  forPoints?: boolean | null | undefined;
  /** How many places win something, 1 to 9999: where the bubble is. */
  paidPlaces?: number | null | undefined;
  /** How many players a satellite qualifies, 1 to 9999; as many as the book says when it is not given. */
  qualifiers?: number | null | undefined;
  /** Whether it qualifies for another: it is over once no more players are left than qualify. */
  satellite?: boolean | null | undefined;
};

/** The total is the sum of the counted results divided by a number of results. */
export type AverageInput = {
  /** What the sum is divided by. */
  over: AveragedOver;
  /** How points are rounded. */
  rounding: RoundingRuleInput;
};

/** What a sum of points is divided by. */
export type AveragedOver =
  /** The number of counted results. */
  | 'COUNTED'
  /** The number of all results. */
  | 'PARTICIPATIONS'
  /** The square root of the number of all results. */
  | 'ROOT_OF_PARTICIPATIONS';

/** Points added to those of the place: one of the kinds. */
export type BonusInput =
  {   /** For each bounty. */
  bounty: BountyBonusInput; bubble?: never; extraPoints?: never; finalTable?: never; win?: never; }
  |  { bounty?: never;   /** For the first place that is not paid. */
  bubble: BubbleBonusInput; extraPoints?: never; finalTable?: never; win?: never; }
  |  { bounty?: never; bubble?: never;   /** True: the extra points of each player on the sheet. */
  extraPoints: boolean; finalTable?: never; win?: never; }
  |  { bounty?: never; bubble?: never; extraPoints?: never;   /** For the first places. */
  finalTable: FinalTableBonusInput; win?: never; }
  |  { bounty?: never; bubble?: never; extraPoints?: never; finalTable?: never;   /** For the winner. */
  win: WinBonusInput; };

/** For each bounty. */
export type BountyBonusInput = {
  /** The points of each bounty. */
  points: string;
};

/** For the first place that is not paid. */
export type BubbleBonusInput = {
  /** The points of the first place that is not paid. */
  points: string;
};

/** A player who went out, with the chips that decide the place. */
export type BustInput = {
  /** The ids of the 1 to 10 players who share the player’s bounty, where a house rule has bounties; the first gets the odd cent. */
  knockedOutBy?: Array<string | number> | null | undefined;
  /** The id of the player. */
  playerId: string | number;
  /** The player’s chips when the hand began, where no recorded hand gives them. Without it, the last known stack counts. */
  stack?: number | null | undefined;
};

/** A factor for buy-ins from an amount on. */
export type BuyInFactorInput = {
  /** What the points of a place are multiplied by. */
  factor: string;
  /** The least buy-in, in units of the currency. */
  from: string;
};

/** The part of the points of the stage before that is taken along. */
export type CarryOverInput = {
  /** The part, such as "0.5". */
  fraction: string;
  /** How points are rounded. */
  rounding: RoundingRuleInput;
};

/** Which changes to give: those to which all given conditions apply. */
export type ChangeFilter = {
  /** They belong to this club: itself, its people, tournaments, results and seasons. */
  clubId?: string | number | null | undefined;
  /** They are about one of these; all when it is not given or empty. */
  kinds?: Array<ChangeKind> | null | undefined;
  /** They are of this season itself. */
  seasonId?: string | number | null | undefined;
  /** They are of this tournament: itself, its hands, its disputes and its results. */
  tournamentId?: string | number | null | undefined;
  /** Their event is one of these, by their names in the event catalogue; at most 50. All when it is not given or empty. */
  types?: Array<string> | null | undefined;
};

/** What a change is about. */
export type ChangeKind =
  /** A club. */
  | 'CLUB'
  /** A dispute about a tournament. */
  | 'DISPUTE'
  /** A federation. */
  | 'FEDERATION'
  /** A hand. */
  | 'HAND'
  /** A registered person. */
  | 'PLAYER'
  /** A season. */
  | 'SEASON'
  /** A result sheet. */
  | 'SHEET'
  /** A tournament. */
  | 'TOURNAMENT';

/** The chips of one value. */
export type ChipInSetInput = {
  /** How many the club has, 1 to 10000000; not known when it is not given. */
  count?: number | null | undefined;
  /** How many are in a starting stack, 0 to 1000000. Where it is given for a value, the values together make up the stack. */
  inStack?: number | null | undefined;
  /** What one is worth, a multiple of the smallest. */
  value: number;
};

/** Whether the clock runs. */
export type ClockState =
  /** The tournament is over. */
  | 'FINISHED'
  /** The tournament has not begun. */
  | 'NOT_STARTED'
  /** It was stopped by the director. */
  | 'PAUSED'
  /** It runs. */
  | 'RUNNING';

/** The club that gets a player’s points. */
export type ClubOf =
  /** Theirs when the tournament was counted. */
  | 'AT_RESULT'
  /** Their present one. */
  | 'CURRENT';

/** Who is ranked in a season. */
export type Competitors =
  /** Players, each for themselves. */
  | 'PLAYERS'
  /** Teams of clubs. */
  | 'TEAMS';

/** A way to reach a person. */
export type ContactInput = {
  /** What it is, such as "email" or "phone", 1 to 20 characters. */
  kind: string;
  /** The address or the number, 1 to 200 characters. */
  value: string;
};

/** Which results of a player count: one of the kinds. */
export type CountedResultsInput =
  {   /** True: all results count. */
  all: boolean; best?: never; dropWorst?: never; }
  |  { all?: never;   /** How many of the best results count, 1 to 1000. */
  best: number; dropWorst?: never; }
  |  { all?: never; best?: never;   /** How many of the worst results are dropped, 1 to 1000. */
  dropWorst: number; };

/** Which tournaments count: those that satisfy every given condition. */
export type CountingRuleInput = {
  /** The ids of the clubs. */
  clubs?: Array<string> | null | undefined;
  /** The first day that counts, such as "2026-09-01". */
  from?: string | null | undefined;
  /** The kinds of tournaments. */
  kinds?: Array<TournamentKind> | null | undefined;
  /** The level that it gives to the tournaments, for multipliers and caps. Without it: their kind. */
  level?: string | null | undefined;
  /** The levels of tournaments; the level of one that has none is its kind. */
  levels?: Array<string> | null | undefined;
  /** The manche of a team season for these tournaments, 1 to 1000. */
  manche?: number | null | undefined;
  /** Its name, 1 to 80 characters. */
  name: string;
  /** The regions of the clubs. */
  regions?: Array<string> | null | undefined;
  /** The last day that counts. */
  to?: string | null | undefined;
};

/** Creates a season of a federation or a club, with its first stage. Tournaments that the rules match count at once. */
export type CreateSeasonInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** Who is ranked. */
  competitors?: Competitors;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** Its name, 1 to 120 characters. */
  name: string;
  /** Whose season it is. */
  owner: SeasonOwnerInput;
  /** What counts in the stage: counting, selection, ranking, and as needed the rest. docs/seasons.md has each field. */
  rules: StageRulesInput;
  /** How places give points: points, tiedPlaces, rounding, and as needed the rest. docs/seasons.md has each field. */
  scheme: SchemeInput;
  /** The id of the season: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  seasonId: string | number;
  /** The name of its first stage, 1 to 120 characters. */
  stageName: string;
};

/** Makes a token. */
export type CreateTokenInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** When it ends; it ends when it is revoked where this is not given. */
  expiresAt?: string | null | undefined;
  /** Who gets it, where they are new here. The asker gets it when it is not given. */
  holder?: NewHolderInput | null | undefined;
  /** What it is for, 1 to 60 characters. It goes to the vault and into no event. */
  label?: string | null | undefined;
  /** The roles that it may use, each once; all that its holder has when it is not given. */
  roles?: Array<GrantableRole> | null | undefined;
  /** The scope that it may be used within; anywhere when it is not given. */
  within?: WithinInput | null | undefined;
};

/** Announces a tournament. */
export type CreateTournamentInput = {
  /** Who pays antes; no antes when it is not given. */
  anteFormat?: AnteFormat;
  /** What a player who cannot cover both pays first; as the rulebook says when it is not given. */
  antePriority?: AntePriority | null | undefined;
  /** What it is played for; nothing that rules depend on when it is not given. */
  atStake?: AtStakeInput | null | undefined;
  /** Whether players move, tables are broken and the final table is formed at once as the book says; else the director confirms. */
  automaticMoves?: boolean;
  /** The chips in play by value, 1 to 20 of them, the smallest being that of chipUnit. Without it, any multiple of chipUnit is accepted. */
  chipSet?: Array<ChipInSetInput> | null | undefined;
  /** The smallest chip in play, at least 1: stacks, blinds and antes are multiples of it. */
  chipUnit: number;
  /** The name of the club that holds it, 1 to 120 characters. */
  club: string;
  /** The id of the club, where it is registered. */
  clubId?: string | number | null | undefined;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The currency of its prices and prizes, a code of ISO 4217 such as "EUR"; amounts of money are in hundredths of it. */
  currency?: string | null | undefined;
  /** The organiser’s terms for entries; the rulebook alone decides when it is not given. */
  entry?: EntryTermsInput | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** What it is in its federation, which one of the books distinguishes; an ordinary, weekly one when it is not given. */
  kind?: TournamentKind | null | undefined;
  /** Why tables have more seats than the rulebook allows for such an event, 1 to 500 characters: a dispensation, or a suitable venue (RC 11). It stays in the log for good: name nobody in it. */
  largerTables?: string | null | undefined;
  /** What it is called, 1 to 120 characters. */
  name: string;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The rulebook that it is played by; it keeps this version. */
  rulebook: RulebookInput;
  /** When it is to begin. */
  scheduledAt?: string | null | undefined;
  /** Its level in the seasons where it counts, which their multipliers and caps name; its kind when it is not given. */
  seasonLevel?: string | null | undefined;
  /** How many seats a table has, 2 to 10. */
  seatsPerTable: number;
  /** The chips that every player starts with, at least 1. */
  startingStack: number;
  /** The blind structure: levels and breaks in order, 1 to 200 of them. */
  structure: Array<PeriodInput>;
  /** The time zone where it is played, by its IANA name such as "Europe/Brussels"; that of its club when it is not given. */
  timeZone?: string | null | undefined;
  /** The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  tournamentId: string | number;
  /** Where it is played, 1 to 120 characters. */
  venue?: string | null | undefined;
};

/** A chip race or a color-up as people name it. */
export type DisputedChipRaceInput = {
  /** About when it was: the nearest one is meant, within an hour. */
  at: string;
  /** The number of the table, 1 to 9999; left out where it is about all of them. */
  table?: number | null | undefined;
};

/** A chip count as people name it. */
export type DisputedCountInput = {
  /** About when it was: the nearest one is meant, within an hour. */
  at: string;
  /** The number of the table, 1 to 9999. */
  table: number;
};

/** A seat or a move as people name it. */
export type DisputedMoveInput = {
  /** About when it was: the nearest one is meant, within an hour. */
  at: string;
  /** The id of the player who was seated or moved. */
  playerId: string | number;
};

/** What it is about. */
export type DisputedThingInput =
  {   /** The revision of the event of a chip race or a color-up in the stream of the tournament. */
  chipRace: number; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never; countAt?: never; handId?: never; move?: never; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never;   /** A chip race or a color-up, by its table and about when it was. */
  chipRaceAt: DisputedChipRaceInput; clock?: never; clockAt?: never; count?: never; countAt?: never; handId?: never; move?: never; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never;   /** The revision of the event of the clock, a level or a break in the stream of the tournament. */
  clock: number; clockAt?: never; count?: never; countAt?: never; handId?: never; move?: never; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never;   /** The clock, a level or a break, by about when it was: the change of the clock nearest to that moment, within an hour. */
  clockAt: string; count?: never; countAt?: never; handId?: never; move?: never; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never;   /** The revision of the event of a chip count in the stream of the tournament. */
  count: number; countAt?: never; handId?: never; move?: never; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never;   /** A chip count, by its table and about when it was. */
  countAt: DisputedCountInput; handId?: never; move?: never; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never; countAt?: never;   /** The id of the hand: tournament, table and number, such as "friday.2.14". */
  handId: string | number; move?: never; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never; countAt?: never; handId?: never;   /** The revision of the event that seated or moved a player in the stream of the tournament. */
  move: number; moveAt?: never; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never; countAt?: never; handId?: never; move?: never;   /** A seat or a move, by the player and about when it was. */
  moveAt: DisputedMoveInput; penaltyId?: never; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never; countAt?: never; handId?: never; move?: never; moveAt?: never;   /** The number of the penalty. */
  penaltyId: number; place?: never; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never; countAt?: never; handId?: never; move?: never; moveAt?: never; penaltyId?: never;   /** The id of the player whose place it is. */
  place: string | number; result?: never; }
  |  { chipRace?: never; chipRaceAt?: never; clock?: never; clockAt?: never; count?: never; countAt?: never; handId?: never; move?: never; moveAt?: never; penaltyId?: never; place?: never;   /** The id of the player whose row of the result sheet it is. */
  result: string | number; };

/** Draws seats for all registered players. */
export type DrawSeatsInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The organiser’s own seed where its hash was published, 64 hexadecimal digits in lower case. Without it, the server reveals the seed that it settled beforehand. It is recorded, so that anyone can repeat the draw. */
  seed?: string | null | undefined;
  /** The number of tables: at least two players at each, and enough tables for all. Without it, as few tables as possible. More tables leave seats for late players. */
  tables?: number | null | undefined;
  /** The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  tournamentId: string | number;
};

/** An edition of a rulebook: its name, or its number. */
export type EditionInput =
  {   /** The name of the edition, such as "2020-04". */
  edition: string; version?: never; }
  |  { edition?: never;   /** The number of the edition, from 1. */
  version: number; };

/** Which results are ranked, by what their player is on the day. The others have no rank and no points. */
export type EligibilityInput = {
  /** The places of those who are ranked: those of the sheet, or without those who are not ranked. Without it: those of the sheet. */
  places?: PlacesOfRanked | null | undefined;
  /** What a player has to be: all of it, 1 to 10 requirements. */
  requirements: Array<EligibilityRequirementInput>;
};

/** What a player has to be on the day of a result: one of the kinds. */
export type EligibilityRequirementInput =
  {   /** Who holds a licence of a federation on the day. */
  licensed: LicensedRequirementInput; memberOfClub?: never; memberOfFederation?: never; resident?: never; }
  |  { licensed?: never;   /** Who is a member of a club on the day. */
  memberOfClub: MemberOfClubRequirementInput; memberOfFederation?: never; resident?: never; }
  |  { licensed?: never; memberOfClub?: never;   /** Who is a member of any club that belongs to a federation on the day. */
  memberOfFederation: MemberOfFederationRequirementInput; resident?: never; }
  |  { licensed?: never; memberOfClub?: never; memberOfFederation?: never;   /** Who plays for a club of a region on the day. Where a person lives is not kept: the region is that of their club. */
  resident: ResidentRequirementInput; };

/** How players who go out at one moment with unknown chips are placed. */
export type EliminationOrder =
  /** One after the other: the first of the list went out first, in the worst place. */
  | 'AS_LISTED'
  /** They share a place. */
  | 'TIED';

/** A player who enters, with what is known of them. */
export type EntrantInput = {
  /** Whether the player accepts the rules, as everybody does who takes part. */
  acceptsRules?: boolean;
  /** Whether the player is of age, as checked at the registration. */
  adult?: boolean | null | undefined;
  /** The player’s date of birth, such as "1990-05-31": it is checked and not stored. A player who is not on the list needs this or adult, unless the registry knows that they are of age. */
  bornOn?: string | null | undefined;
  /** Whether the player confirms that the recorded data are right. */
  confirmsData?: boolean | null | undefined;
  /** Whether the player registers before the day, from home. What the book asks for is checked at the door then (checkIn), and a seat is drawn once they are there. */
  inAdvance?: boolean | null | undefined;
  /** How the money changed hands; not given where nobody says it. */
  method?: PaymentMethod | null | undefined;
  /** The player’s name, 1 to 120 characters: it goes to the directory of players and into no event. */
  name?: string | null | undefined;
  /** Whether the player has paid for the entry already. */
  paid?: boolean | null | undefined;
  /** The club that made up the playerId, where it is not the club of the tournament. The same text from two clubs is two people. Ids that Tapis made (registerPerson) need none. */
  playerClubId?: string | number | null | undefined;
  /** The id of the player. */
  playerId: string | number;
  /** The number of the receipt, such as "R17": at most four letters, then digits, "-" or "/", at most 19 characters. */
  receipt?: string | null | undefined;
  /** Whether the player has shown an identity card, which one of the books asks for. A club that has seen one earlier may have recorded it (confirmIdentity). */
  showsDocument?: boolean;
};

/** Who may enter a tournament. */
export type EntryAudience =
  /** Holders of a licence of the federation of the club on the day of play. */
  | 'LICENSED'
  /** Members of the club on the day of play. */
  | 'MEMBERS';

/** The organiser’s terms for entries. What is not given is not offered, or is as the book says. */
export type EntryTermsInput = {
  /** An add-on, where the book or a house rule allows it. */
  addOn?: AddOnTermsInput | null | undefined;
  /** The most players, 2 to 99990: later ones go on the waiting list. */
  capacity?: number | null | undefined;
  /** The chips of a player who registers after the start, where they differ from the starting stack. */
  lateStack?: number | null | undefined;
  /** Who may enter: members of the club, or holders of a licence of its federation, on the day of play. Everybody when it is not given. */
  openTo?: EntryAudience | null | undefined;
  /** Entries again, where a house rule allows them at all. */
  reEntries?: ReEntryTermsInput | null | undefined;
  /** Rebuys, where the book or a house rule allows them. */
  rebuys?: RebuyTermsInput | null | undefined;
  /** The most players who are in at once, 2 to 99990. Others wait, and are called in order as seats become free, while late players are admitted. */
  seats?: number | null | undefined;
  /** The minutes into a later day after which an absent player may be taken out, 0 to 1440. */
  showUpMinutes?: number | null | undefined;
  /** The day when events began to be held at the venue, such as "2016-05-31". */
  venueSince?: string | null | undefined;
};

/** A factor for fields from a size on. */
export type FieldFactorInput = {
  /** What the points of a place are multiplied by. */
  factor: string;
  /** The least number of players. */
  from: number;
};

/** What the size of a field is. */
export type FieldSize =
  /** The players who took part. */
  | 'ENTRANTS'
  /** All entries, with those of players who entered again. */
  | 'ENTRIES';

/** For the first places. */
export type FinalTableBonusInput = {
  /** The places of the final table, 1 to 100. */
  places: number;
  /** The points of each of these places. */
  points: string;
};

/** A formula. */
export type FormulaPointsInput = {
  /** The formula: docs/catalogue/formulas.md has its names and functions. */
  text: string;
};

/** Keeps a federation under an id of the client’s choice. */
export type FoundFederationInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id of the federation: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  federationId: string | number;
  /** Its name, 1 to 120 characters. */
  name: string;
};

/** An act at the table. Give only what happened; an empty gesture is refused. */
export type GestureInput = {
  /** Whether the player showed by a sign that they are all in. */
  allInShown?: boolean | null | undefined;
  /** False when the player answered a bet whose amount had not been said yet. */
  amountKnown?: boolean | null | undefined;
  /** The amount to call that the player heard, where it was wrong. */
  amountTold?: number | null | undefined;
  /** The chip values still in play, up to 30. They decide whether a number that seems shortened is meant literally. */
  chipValuesInPlay?: Array<number> | null | undefined;
  /** Whether the player turned their hand face up as an answer. */
  exposedHand?: boolean | null | undefined;
  /** Which came first where there are words and chips; the words when it is not given. */
  first?: ActOrder | null | undefined;
  /** False when the table disagrees on what was said. */
  heardByAll?: boolean | null | undefined;
  /** What the act was taken for, where it was something else. */
  misreadAs?: ReadAsInput | null | undefined;
  /** Whether the player says that they plainly misunderstood the amount. */
  misunderstood?: boolean | null | undefined;
  /** The chips newly pushed, each by its value, motion by motion: up to 50 motions of 1 to 1000 chips. Those already in front of the player are not among them. */
  motions?: Array<Array<number>> | null | undefined;
  /** Chips of an earlier bet of the street that the player drew back towards their stack. */
  pulledBack?: number | null | undefined;
  /** Whether substantial action followed on the act as it was misread. */
  substantialActionFollowed?: boolean | null | undefined;
  /** How often the player tapped the table, 0 to 20. */
  taps?: number | null | undefined;
  /** True when it is unclear what chips added to those in front of the player were meant for. */
  unclear?: boolean | null | undefined;
  /** What was said; nothing when it is not given. */
  words?: WordsInput | null | undefined;
};

/** A role that can be granted. */
export type GrantableRole =
  /** Runs a club, and grants its roles. */
  | 'CLUB_ADMIN'
  /** Runs a federation, and grants its roles. */
  | 'FEDERATION_ADMIN'
  /** Decides on licences, disputes and seasons of a federation. */
  | 'FEDERATION_OFFICIAL'
  /** Rules, seats and counts at tournaments. */
  | 'FLOOR'
  /** A program that reads. */
  | 'INTEGRATION_READ'
  /** A program that enters players and creates tournaments. */
  | 'INTEGRATION_WRITE'
  /** Directs tournaments. */
  | 'TD';

/** What a token is made for. */
export type HolderKind =
  /** A person. */
  | 'PERSON'
  /** A program. */
  | 'SERVICE';

/** A departure of the club from its book. */
export type HouseRuleInput = {
  /** The key of the setting, such as "minRaise.method", as the query rulebook lists them. */
  setting: string | number;
  /** The club’s value, one of those that the setting can take. */
  value: string | number | boolean;
};

/** Imports the results of a tournament that was not played here. */
export type ImportResultsInput = {
  /** The buy-in in cents. */
  buyIn?: number | null | undefined;
  /** The id of the club: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  clubId: string | number;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** The keys of the points that were looked at and are right. */
  confirmed?: Array<string>;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The day of the tournament, such as "2026-09-04". */
  date: string;
  /** Whether to say what would happen, and change nothing. */
  dryRun?: boolean;
  /** How many took part; as many as have rows where this is not given. */
  entrants?: number | null | undefined;
  /** Entrants and all who entered again; what the rows add up to where this is not given. */
  entries?: number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id of the tournament there. Under the same source and id it is the same tournament: an import revises it. */
  externalId: string;
  /** What it is in its federation. */
  kind?: TournamentKind | null | undefined;
  /** Its level in the seasons where it counts, which their multipliers and caps name; its kind where this is not given. */
  level?: string | null | undefined;
  /** What the tournament is called. */
  name: string;
  /** How many places won something. */
  paidPlaces?: number | null | undefined;
  /** The prize money without bounties, in cents. */
  prizePool?: number | null | undefined;
  /** The results, 1 to 1000 of them. */
  rows: Array<ResultRowInput>;
  /** The program or the list that has the externalId. */
  source: string;
};

/** The most results of tournaments of a level. */
export type LevelCapInput = {
  /** How many results of it count at most, 0 to 1000. */
  best: number;
  /** The level. */
  level: string;
};

/** A factor for a level. */
export type LevelFactorInput = {
  /** The factor for this level. */
  factor: string;
  /** The level. */
  level: string;
};

/** Who holds a licence of a federation on the day. */
export type LicensedRequirementInput = {
  /** The ids of the clubs for which they are licensed. Without it: any club. */
  clubs?: Array<string> | null | undefined;
  /** The id of the federation. */
  federation: string;
};

/** Gives k for the last place, and k more for each place before it. */
export type LinearPointsInput = {
  /** The points of the last place. */
  k: string;
};

/** What became of an entry of a list. */
export type ListedOutcome =
  /** It was recorded. */
  | 'DONE'
  /** It was refused; the others are as they would be without it. */
  | 'REFUSED'
  /** The player is on the waiting list: every place is taken. */
  | 'WAITS'
  /** It was so already: nothing more was recorded. */
  | 'WAS_SO';

/** Records the id that another program has for a person. An id of a source belongs to one person of a federation. */
export type MapExternalIdInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id there, 1 to 100 characters. It goes to the vault and into no event. */
  externalId: string;
  /** The id of the person. */
  playerId: string | number;
  /** The program or the list, such as "club-software", 1 to 40 characters. */
  source: string;
};

/** Who is a member of a club on the day. */
export type MemberOfClubRequirementInput = {
  /** The ids of the clubs: one of them is enough. */
  clubs: Array<string>;
};

/** Who is a member of any club that belongs to a federation on the day. */
export type MemberOfFederationRequirementInput = {
  /** The id of the federation. */
  federation: string;
};

/** A new principal, and their roles on one scope. */
export type NewHolderInput = {
  /** The id of the club. */
  clubId?: string | number | null | undefined;
  /** The id of the federation. At most one of the three ids is given; the whole installation without any. */
  federationId?: string | number | null | undefined;
  /** A person or a program. */
  kind: HolderKind;
  /** The roles that they get, each once. */
  roles: Array<GrantableRole>;
  /** The id of the tournament. */
  tournamentId?: string | number | null | undefined;
};

/** Claims that something of a tournament was wrong. A claim that the book no longer allows is recorded, and waits for the director. */
export type OpenDisputeInput = {
  /** What is claimed, 1 to 500 characters. */
  claim: string;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id of the player who claims it; left out by an official. */
  playerId?: string | number | null | undefined;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The step of the hand’s replay, from 0; the whole hand where it is left out. */
  step?: number | null | undefined;
  /** What it is about. */
  subject: DisputedThingInput;
  /** The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  tournamentId: string | number;
};

/** Opens the next hand of a table. */
export type OpenHandInput = {
  /** Seats whose players are absent: they are dealt in, pay antes and blinds, and cannot win. */
  absent?: Array<number>;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** What the table did since the last hand; the hand begins now when it is not given. */
  gestures?: TableGesturesInput | null | undefined;
  /** Where the director has button and blinds, if not where the rule has them. */
  positions?: PositionsInput | null | undefined;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The number of the table, 1 to 9999. */
  table: number;
  /** The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  tournamentId: string | number;
};

/** A list by place, then points by the part of the paid places; none for places that are not paid. */
export type PaidBandsPointsInput = {
  /** The points of the paid places after the list, by equal parts of all paid places: four numbers are quarters. */
  bands: Array<string>;
  /** The points of the first places, the first place first; none when it is not given. */
  table?: Array<string> | null | undefined;
};

/** How money changes hands. */
export type PaymentMethod =
  /** A card. */
  | 'CARD'
  /** Coins and notes. */
  | 'CASH'
  /** Another way, such as a voucher. */
  | 'OTHER'
  /** A transfer between accounts. */
  | 'TRANSFER';

/** Shares of the pool for fields from a size on. */
export type PercentBandInput = {
  /** The least number of players. */
  from: number;
  /** The share of each place, in percent. */
  percents: Array<string>;
};

/** A level or a break of the blind structure. */
export type PeriodInput = {
  /** The ante of a level; 0 when it is not given. */
  ante?: number | null | undefined;
  /** The big blind of a level. */
  bigBlind?: number | null | undefined;
  /** Whether it is a level, which needs blinds, or a break, which has none. */
  kind: PeriodKind;
  /** How long it lasts, in seconds, 1 to 86400. */
  seconds: number;
  /** The small blind of a level; 0 for none. */
  smallBlind?: number | null | undefined;
};

/** What a period of the blind structure is. */
export type PeriodKind =
  /** A break without play. */
  | 'BREAK'
  /** A level with blinds. */
  | 'LEVEL';

/** How a place gives points: one of the kinds. n is the number of entrants, p the place. */
export type PlacePointsInput =
  {   /** True: gives √(n·b²/e)/(p+1), with the buy-in b and the player’s expenses e. */
  drNeau: boolean; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never;   /** A formula. */
  formula: FormulaPointsInput; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never;   /** Gives k for the last place, and k more for each place before it. */
  linear: LinearPointsInput; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never;   /** A list by place, then points by the part of the paid places; none for places that are not paid. */
  paidBands: PaidBandsPointsInput; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never;   /** A list by place. */
  placeTable: PlaceTablePointsInput; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never;   /** A list by place for each band of field sizes. */
  placeTableByBand: PlaceTableByBandPointsInput; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never;   /** A list by place for each size of the field. */
  placeTableBySize: PlaceTableBySizePointsInput; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never;   /** True: gives 10·√(n/p)·(1+log₁₀(b+0.25)) for the first 15 %, with the buy-in b. */
  pokerStars: boolean; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never;   /** Each entrant adds points to a pool, which is shared by percentages. */
  poolPercent: PoolPercentPointsInput; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never;   /** Each entrant adds points to a pool, which is shared by percentages that depend on the size of the field. */
  poolPercentByBand: PoolPercentByBandPointsInput; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never;   /** True: gives log₁₀(prize pool)·√(n/p). */
  relativeRank: boolean; sqrtRatio?: never; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never;   /** Gives c·√(n/p). */
  sqrtRatio: SqrtRatioPointsInput; squares?: never; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never;   /** Gives k times the square of the place counted from the end of the first third. */
  squares: SquaresPointsInput; tablePlusField?: never; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never;   /** A list by place plus a point per entrant. */
  tablePlusField: TablePlusFieldPointsInput; weightedPool?: never; }
  |  { drNeau?: never; formula?: never; linear?: never; paidBands?: never; placeTable?: never; placeTableByBand?: never; placeTableBySize?: never; pokerStars?: never; poolPercent?: never; poolPercentByBand?: never; relativeRank?: never; sqrtRatio?: never; squares?: never; tablePlusField?: never;   /** The pool is shared by the first third, with weights that are steeper in smaller fields. */
  weightedPool: WeightedPoolPointsInput; };

/** A list by place for each band of field sizes. */
export type PlaceTableByBandPointsInput = {
  /** The lists: of those whose size is not larger than the field, the one with the largest size holds. */
  bands: Array<TableBandInput>;
  /** The points of all places after a list; none when it is not given. */
  below?: string | null | undefined;
};

/** A list by place for each size of the field. */
export type PlaceTableBySizePointsInput = {
  /** The points of all places after a list; none when it is not given. */
  below?: string | null | undefined;
  /** A list by place for each size of the field. */
  tables: Array<SizeTableInput>;
};

/** A list by place. */
export type PlaceTablePointsInput = {
  /** The points of all later places; none when it is not given. */
  below?: string | null | undefined;
  /** The points by place, the first place first. */
  table: Array<string>;
};

/** The places of those who are ranked. */
export type PlacesOfRanked =
  /** Those of the sheet. */
  | 'KEPT'
  /** Those of the sheet without those who are not ranked. The size of the field stays. */
  | 'MOVED_UP';

/** Each entrant adds points to a pool, which is shared by percentages that depend on the size of the field. */
export type PoolPercentByBandPointsInput = {
  /** The shares: of those whose size is not larger than the field, the ones with the largest size hold. */
  bands: Array<PercentBandInput>;
  /** The points that each entrant adds to the pool. */
  perEntrant: string;
};

/** Each entrant adds points to a pool, which is shared by percentages. */
export type PoolPercentPointsInput = {
  /** The points that each entrant adds to the pool. */
  perEntrant: string;
  /** The share of each place, in percent. */
  percents: Array<string>;
};

/** The button and blinds of a hand by order of the director, instead of by the dead button. Without a reason they must be those of the rule. */
export type PositionsInput = {
  /** The seat that posts the big blind, 1 to 10. */
  bigBlindSeat: number;
  /** The seat of the button, 1 to 10; it can be an empty seat. */
  button: number;
  /** Why they differ from the rule, 1 to 500 characters. */
  reason?: string | null | undefined;
  /** The seat that posts the small blind, 1 to 10; null for none. */
  smallBlindSeat?: number | null | undefined;
};

/** Who won a pot. */
export type PotWinnersInput = {
  /** The pot: 0 for the main pot, then the side pots in order. */
  pot: number;
  /** The seats that won it, 1 to 10 of them. */
  seats: Array<number>;
};

/** Who proceeds to the next stage. */
export type QualificationInput = {
  /** How many proceed, 1 to 10,000. */
  places: number;
  /** Who of those tied at the cut proceeds: all, or those named by an official. */
  tieAtCut: TieAtCut;
};

/** The rank after a shared one. */
export type RankNumbers =
  /** The next number: 1, 2, 2, 3. */
  | 'DENSE'
  /** One more than the number of those ahead: 1, 2, 2, 4. */
  | 'STANDARD';

/** A criterion of a table, after those before it. */
export type RankingCriterion =
  /** More points in the best counted result. */
  | 'BEST_RESULT'
  /** More bounties in the counted results. */
  | 'BOUNTIES'
  /** More counted first places, then second ones, and so on. */
  | 'COUNTBACK'
  /** More points in the last tournament, then in the one before, and so on. */
  | 'LATEST'
  /** More won in the counted results, after what was spent on them. */
  | 'NET'
  /** More tournaments played. */
  | 'PARTICIPATIONS'
  /** More points. */
  | 'POINTS'
  /** More counted wins. */
  | 'WINS';

/** Entries again that a tournament offers. */
export type ReEntryTermsInput = {
  /** How often a player may enter again, 1 to 99. */
  most: number;
};

/** How the dealer or the table misread an act. */
export type ReadAsInput = {
  /** Its total on the street, where it had one. */
  to?: number | null | undefined;
  /** The action. */
  type: ActionType;
};

/** Rebuys that a tournament offers. */
export type RebuyTermsInput = {
  /** The chips of a rebuy. */
  chips: number;
  /** The last level that has them, the break after it included, 1 to 200. */
  lastLevel: number;
  /** How often a player may rebuy, 1 to 99. */
  most: number;
};

/** Records that a hand was played whose actions are not recorded. */
export type RecordHandPlayedInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** How they are placed, where not by their chips; needed where several go out whose chips nobody knows, unless their stacks are given. */
  order?: EliminationOrder | null | undefined;
  /** Who lost their last chips in it. They are placed by their stacks, and with those of the same round of hand-for-hand. */
  out?: Array<BustInput> | null | undefined;
  /** Where button and blinds stood, if not where the rule has them. */
  positions?: PositionsInput | null | undefined;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The number of the table, 1 to 9999. */
  table: number;
  /** The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  tournamentId: string | number;
};

/** Ends a hand by its result alone, without the acts that led to it. */
export type RecordHandResultInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id of the hand: tournament.table.number, such as "friday.2.14". */
  handId: string | number;
  /** The seats that have no chips left after it, as a check: another outcome is refused (OUT_DISAGREES). */
  out?: Array<number> | null | undefined;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** What seats put in over the whole hand. A seat that is left out has in what was typed so far. */
  put: Array<SeatPutInput>;
  /** The seats that had not folded when the hand ended, 1 to 10 of them. */
  stillIn: Array<number>;
  /** The winners of every pot, main pot first; not needed where one seat is still in. */
  winners?: Array<PotWinnersInput> | null | undefined;
};

/** Keeps a club under an id of the client’s choice. A tournament names it by clubId. */
export type RegisterClubInput = {
  /** The id of the club: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  clubId: string | number;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The country, two letters of ISO 3166-1, such as "BE". */
  country?: string | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** Its name, 1 to 120 characters. */
  name: string;
};

/** Registers a person for a club, under an id that Tapis makes. The same commandId gives the same id. */
export type RegisterPersonInput = {
  /** Their date of birth, such as "1990-05-31". It goes to the vault and into no event. */
  bornOn?: string | null | undefined;
  /** The id of the club: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  clubId: string | number;
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** How they are reached, all of it, 0 to 10 of them. They go to the vault and into no event. */
  contacts?: Array<ContactInput> | null | undefined;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The id under which earlier tournaments know them, which they keep; a new one is made when it is not given. */
  knownAs?: string | number | null | undefined;
  /** Whether they become a member of the club at once, and play for it. */
  member?: boolean;
  /** Their name, 1 to 120 characters. It goes to the vault and into no event. */
  name?: string | null | undefined;
};

/** Enters players, each on the waiting list where every place is taken. */
export type RegisterPlayersInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The players, 1 to 200 of them, each once. */
  players: Array<EntrantInput>;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  tournamentId: string | number;
};

/** Who plays for a club of a region on the day. Where a person lives is not kept: the region is that of their club. */
export type ResidentRequirementInput = {
  /** The regions: one of them is enough. */
  regions: Array<string>;
};

/** One result. A playerId, an id of another program or a licence makes a match; a name only proposes some. */
export type ResultRowInput = {
  /** Their add-ons. */
  addOns?: number | null | undefined;
  /** Their bounties. */
  bounties?: number;
  /** How often they entered. */
  entries?: number;
  /** What they spent on entries, rebuys and add-ons, in cents. */
  expense?: number | null | undefined;
  /** The id of the player there, 1 to 100 characters. */
  externalId?: string | null | undefined;
  /** Points that are given to them on this sheet, such as a bonus of the organiser. A decimal such as "2.5", with at most four decimals. */
  extraPoints?: string | null | undefined;
  /** The licence number in the federation of the club. */
  licence?: string | null | undefined;
  /** The manche that they played in. */
  manche?: number | null | undefined;
  /** The name. It goes to the vault, and to no event. */
  name?: string | null | undefined;
  /** The place, the better number where players are tied. */
  place: number;
  /** The id of the player on Tapis. */
  playerId?: string | number | null | undefined;
  /** Their rebuys. */
  rebuys?: number;
  /** The program or the list that has the externalId. */
  source?: string | null | undefined;
  /** How the player stands on the sheet. */
  state?: ResultState;
  /** The code of their team: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  team?: string | number | null | undefined;
  /** How many share the place; all rows that have it where this is not given. */
  tied?: number | null | undefined;
  /** What they won in money, prizes and bounties, in cents. */
  winnings?: number | null | undefined;
};

/** Which results of a player count. */
export type ResultSelectionInput = {
  /** True: an absence is dropped before a result of no points. Without it both are zeros, and of zeros the later tournament counts. */
  absencesFirst?: boolean | null | undefined;
  /** Divides the sum of the counted results; without it their sum is the total. Points further, adjusted and carried are added whole. */
  average?: AverageInput | null | undefined;
  /** For teams: in each manche only this many best members count, 1 to 100, in place of count and caps. Without it: all. */
  bestMembers?: number | null | undefined;
  /** The most results by level. */
  caps?: Array<LevelCapInput> | null | undefined;
  /** Which results of a player count: one of the kinds. */
  count: CountedResultsInput;
  /** The points of each result beyond those that count, such as "2"; none when it is not given. */
  further?: string | null | undefined;
  /** Players with fewer results, 1 to 1000, are shown and not ranked. */
  minParticipations?: number | null | undefined;
};

/** The state of a player on a result sheet. */
export type ResultState =
  /** They did not tell the officials that they were out: they get no points. */
  | 'DECLASSED'
  /** They were excluded. */
  | 'DISQUALIFIED'
  /** They played to the end or until they were out. */
  | 'FINISHED'
  /** They entered and had no chips in play. */
  | 'NOT_STARTED'
  /** They qualified by a satellite. */
  | 'QUALIFIED'
  /** They gave up. */
  | 'WITHDRAWN';

/** Where a number between two goes. */
export type RoundingMode =
  /** Towards zero. */
  | 'DOWN'
  /** To the nearer one; a half goes away from zero. */
  | 'HALF_UP'
  /** Away from zero. */
  | 'UP';

/** How points are rounded. */
export type RoundingRuleInput = {
  /** Where a number between goes. */
  mode: RoundingMode;
  /** The decimals of points, 0 to 4. */
  places: number;
};

/** A rulebook, its edition, and the club’s own rules. */
export type RulebookInput = {
  /** The edition of the book; its newest when it is not given. */
  at?: EditionInput | null | undefined;
  /** Where the club departs from the book, each setting once; none when it is not given. */
  houseRules?: Array<HouseRuleInput>;
  /** The name of the book, such as "ropta". */
  id: string | number;
};

/** How places give points. docs/seasons.md has each field. */
export type SchemeInput = {
  /** Results lose points as they age. Without it they do not. */
  ageing?: AgeingInput | null | undefined;
  /** Further points. */
  bonuses?: Array<BonusInput> | null | undefined;
  /** What the points of a place are multiplied by, by the buy-in; 1 for smaller buy-ins than the first. */
  buyInFactor?: Array<BuyInFactorInput> | null | undefined;
  /** What the points of a place are multiplied by, by the size of the field; 1 for smaller fields than the first. */
  fieldFactor?: Array<FieldFactorInput> | null | undefined;
  /** The meaning of n: players who took part, or entries with re-entries. Without it: entrants. */
  fieldSize?: FieldSize | null | undefined;
  /** True: only paid places have points of the place. */
  inTheMoney?: boolean | null | undefined;
  /** What the points of a place are multiplied by, by the level of the tournament; 1 for an unnamed level. */
  multiplier?: Array<LevelFactorInput> | null | undefined;
  /** The states whose results always count. */
  notDroppable?: Array<ResultState> | null | undefined;
  /** The points of every participant, added to those of the place. */
  participation?: string | null | undefined;
  /** How a place gives points: one of the kinds. n is the number of entrants, p the place. */
  points: PlacePointsInput;
  /** How points are rounded. */
  rounding: RoundingRuleInput;
  /** Which of the shared places gives tied players their points. */
  tiedPlaces: TiedPlaces;
  /** The states without points. */
  zeroFor?: Array<ResultState> | null | undefined;
};

/** Whose season it is. */
export type SeasonOwnerInput =
  {   /** The id of the club. */
  clubId: string | number; federationId?: never; }
  |  { clubId?: never;   /** The id of the federation. */
  federationId: string | number; };

/** What a seat put in over a whole hand. */
export type SeatPutInput = {
  /** Chips over all streets, its blind and classic ante included, uncalled ones too. The ante that one player pays for the table is not among them. */
  amount: number;
  /** The seat, 1 to 10. */
  seat: number;
};

/** A table for a size. */
export type SizeTableInput = {
  /** The size. */
  size: number;
  /** The table for this size. */
  table: Array<string>;
};

/** Gives c·√(n/p). */
export type SqrtRatioPointsInput = {
  /** The factor. */
  c: string;
};

/** Gives k times the square of the place counted from the end of the first third. */
export type SquaresPointsInput = {
  /** The factor. */
  k: string;
};

/** What counts in a stage. docs/seasons.md has each field. */
export type StageRulesInput = {
  /** What is taken from the stage before; without it nothing. */
  carryOver?: CarryOverInput | null | undefined;
  /** The club that gets a player’s points: theirs when the tournament is counted, or their present one. */
  clubOf?: ClubOf | null | undefined;
  /** Which tournaments count: each by the first rule that it meets whole. */
  counting: Array<CountingRuleInput>;
  /** Which results are ranked. Without it: those of everybody. */
  eligibility?: EligibilityInput | null | undefined;
  /** Further levels that tournaments have or officials give. Kinds and the levels of rules need no entry. */
  levels?: Array<string> | null | undefined;
  /** Who proceeds to the next stage; without it everybody in the table. */
  qualification?: QualificationInput | null | undefined;
  /** The criteria of the table in their order. Competitors who are equal in all of them share a rank. */
  ranking: Array<RankingCriterion>;
  /** The rank after a shared one: 1, 2, 2, 4 is standard, and 1, 2, 2, 3 dense. Without it: standard. */
  ranks?: RankNumbers | null | undefined;
  /** Which results of a player count. */
  selection: ResultSelectionInput;
};

/** Where a player is in a tournament. */
export type StandingState =
  /** Is excluded. */
  | 'DISQUALIFIED'
  /** Has lost the last chips. */
  | 'ELIMINATED'
  /** Has chips. */
  | 'IN'
  /** Has qualified by a satellite. */
  | 'QUALIFIED'
  /** Entered; the tournament has not begun, or the player has not come yet. */
  | 'REGISTERED'
  /** Waits for a place to become free. */
  | 'WAITING'
  /** Has all the chips. */
  | 'WINNER'
  /** Has given up. */
  | 'WITHDRAWN';

/** Starts the tournament: stacks are given and the first level begins. */
export type StartTournamentInput = {
  /** Chosen by the client: 1 to 64 of letters, digits, ".", "_", ":" and "-". A repeated commandId gets its first answer again and has no second effect. */
  commandId: string | number;
  /** What this command and others of the same request have in common, of the same characters; made when it is not given. */
  correlationId?: string | number | null | undefined;
  /** The revision that the client has seen, -1 for none: the command is refused with STALE_REVISION when the stream has moved on. */
  expectedRevision?: number | null | undefined;
  /** The ids of registered players who have not come. Those who announced that they are late are among them without being named (withdrawLateness). The rulebook decides whether their stacks are in play. */
  notThere?: Array<string | number> | null | undefined;
  /** True to record nothing: the answer has in `preview` what the command would do. The commandId stays free. */
  preview?: boolean | null | undefined;
  /** The id of the tournament: 1 to 64 letters, digits, "-" or "_", starting with a letter or digit. */
  tournamentId: string | number;
};

/** A list by place for fields from a size on. */
export type TableBandInput = {
  /** The least number of players. */
  from: number;
  /** The points by place, the first place first. */
  table: Array<string>;
};

/** What a table did since its last hand, and when, as far as it says so. The rulebook takes one of these for the beginning of the hand, which fixes its level (RC 23; MO 7.5; TDA 17; RO 3.1; TF §8 b5). */
export type TableGesturesInput = {
  /** When the dealer held all cards of the one deck. */
  deckInHandAt?: string | null | undefined;
  /** The first card was dealt. */
  firstCardAt?: string | null | undefined;
  /** The first riffle of the shuffle. */
  firstRiffleAt?: string | null | undefined;
  /** When an official announced the current level; without it, when its time came. */
  levelAnnouncedAt?: string | null | undefined;
  /** Whether the current level is still to be announced, which some rulebooks wait for (TDA 17). */
  levelNotAnnounced?: boolean;
  /** The winner of the last pot was known. */
  previousPotAwardedAt?: string | null | undefined;
  /** With two decks: when the deck that lay ready was presented for the cut, or taken up. */
  readyDeckAt?: string | null | undefined;
  /** The shuffle began. */
  shuffleBeganAt?: string | null | undefined;
};

/** A list by place plus a point per entrant. */
export type TablePlusFieldPointsInput = {
  /** The least points, which are also those of places after the list. */
  floor: string;
  /** The points by place, to which a point per entrant is added. */
  table: Array<string>;
};

/** Who of those tied at the cut proceeds. */
export type TieAtCut =
  /** All of them. */
  | 'ALL'
  /** Those whom an official names (ruleOnCut). */
  | 'OFFICIAL';

/** Which of the shared places gives tied players their points. */
export type TiedPlaces =
  /** The average of all of them. */
  | 'AVERAGE'
  /** The best one. */
  | 'BEST'
  /** The worst one. */
  | 'WORST';

/** Which tournaments to list: those to which all given conditions apply. */
export type TournamentFilter = {
  /** The registered club that holds it, by its id. */
  clubId?: string | number | null | undefined;
  /** The whole name of the club that holds it, 1 to 120 characters. */
  clubName?: string | null | undefined;
  /** Its date is this or later: when it is scheduled. Without that, its date is when it was started, or created before the start. */
  from?: string | null | undefined;
  /** What it is in its federation. Tournaments whose kind was not given are none of these. */
  kind?: TournamentKind | null | undefined;
  /** The phase of the tournament. */
  phase?: TournamentPhase | null | undefined;
  /** Its date is this or earlier. */
  to?: string | null | undefined;
};

/** What a tournament is in its federation. */
export type TournamentKind =
  /** The national final. */
  | 'NATIONAL'
  /** None of these; it is ruled as an ordinary one. */
  | 'OTHER'
  /** A regional final. */
  | 'REGIONAL'
  /** A weekly one, or any that is ordinary. */
  | 'WEEKLY';

/** How far a tournament is. */
export type TournamentPhase =
  /** It is announced, and players can register. */
  | 'ANNOUNCED'
  /** One player holds all the chips, or as many are left as qualify. */
  | 'FINISHED'
  /** It is being played. */
  | 'RUNNING'
  /** Seats are drawn. */
  | 'SEATED';

/** The pool is shared by the first third, with weights that are steeper in smaller fields. */
export type WeightedPoolPointsInput = {
  /** The points that each entrant adds to the pool. */
  perEntrant: string;
};

/** For the winner. */
export type WinBonusInput = {
  /** The points of the winner. */
  points: string;
};

/** A scope. */
export type WithinInput = {
  /** The id of the club. */
  clubId?: string | number | null | undefined;
  /** The id of the federation. At most one of the three ids is given; the whole installation without any. */
  federationId?: string | number | null | undefined;
  /** The id of the tournament. */
  tournamentId?: string | number | null | undefined;
};

/** What was said. Only what holds is given. */
export type WordsInput = {
  /** Whether the zeros were left out, such as "5" for hundreds or thousands. */
  abbreviated?: boolean | null | undefined;
  /** The number as it was spoken, in chips unless it was cut short; needed with AMOUNT. */
  amount?: number | null | undefined;
  /** Whether it was said on a condition, such as "if you bet, I raise". */
  conditional?: boolean | null | undefined;
  /** The word, or AMOUNT for a number said alone. */
  kind: WordsKind;
  /** The second number of "I raise your 2000 and 5000 more". */
  more?: number | null | undefined;
  /** Whether the number was said as an addition, such as "4000 more". */
  plus?: boolean | null | undefined;
  /** Whether the amount was "the pot". */
  pot?: boolean | null | undefined;
  /** The words themselves, for the record, up to 500 characters; they are not interpreted. */
  text?: string | null | undefined;
};

/** What was said, as far as it is a word of the betting. */
export type WordsKind =
  /** The player said all-in. */
  | 'ALL_IN'
  /** The player said a number and nothing else. */
  | 'AMOUNT'
  /** The player said bet. */
  | 'BET'
  /** The player said call. */
  | 'CALL'
  /** The player said check, or pass. */
  | 'CHECK'
  /** The player said fold. */
  | 'FOLD'
  /** The player said raise. */
  | 'RAISE';

export type FoundFederationMutationVariables = Exact<{
  input: FoundFederationInput;
}>;


export type FoundFederationMutation = { foundFederation: { revision: number, position: number | null, repeated: boolean, federation: { id: string, name: string } | null } | null };

export type RegisterClubMutationVariables = Exact<{
  input: RegisterClubInput;
}>;


export type RegisterClubMutation = { registerClub: { revision: number, position: number | null, repeated: boolean, club: { id: string, name: string } | null } | null };

export type AffiliateClubMutationVariables = Exact<{
  input: AffiliateClubInput;
}>;


export type AffiliateClubMutation = { affiliateClub: { revision: number, position: number | null, repeated: boolean } | null };

export type RegisterPersonMutationVariables = Exact<{
  input: RegisterPersonInput;
}>;


export type RegisterPersonMutation = { registerPerson: { revision: number, position: number | null, repeated: boolean, playerId: string } | null };

export type MapExternalIdMutationVariables = Exact<{
  input: MapExternalIdInput;
}>;


export type MapExternalIdMutation = { mapExternalId: { revision: number, position: number | null, repeated: boolean } | null };

export type CreateTokenMutationVariables = Exact<{
  input: CreateTokenInput;
}>;


export type CreateTokenMutation = { createToken: { revision: number, position: number | null, repeated: boolean, principalId: string, tokenId: string, key: string | null } | null };

export type CreateTournamentMutationVariables = Exact<{
  input: CreateTournamentInput;
}>;


export type CreateTournamentMutation = { createTournament: { revision: number, position: number | null, repeated: boolean } | null };

export type RegisterPlayersMutationVariables = Exact<{
  input: RegisterPlayersInput;
}>;


export type RegisterPlayersMutation = { registerPlayers: { revision: number | null, position: number | null, repeated: boolean, fates: Array<{ playerId: string, outcome: ListedOutcome, refusal: { code: string, article: string | null, message: { en: string, fr: string } } | null }> } | null };

export type DrawSeatsMutationVariables = Exact<{
  input: DrawSeatsInput;
}>;


export type DrawSeatsMutation = { drawSeats: { revision: number, position: number | null, repeated: boolean } | null };

export type StartTournamentMutationVariables = Exact<{
  input: StartTournamentInput;
}>;


export type StartTournamentMutation = { startTournament: { revision: number, position: number | null, repeated: boolean } | null };

export type OpenHandMutationVariables = Exact<{
  input: OpenHandInput;
}>;


export type OpenHandMutation = { openHand: { revision: number, position: number | null, repeated: boolean, handId: string | null } | null };

export type ActMutationVariables = Exact<{
  input: ActInput;
}>;


export type ActMutation = { act: { revision: number, position: number | null, repeated: boolean } | null };

export type RecordHandResultMutationVariables = Exact<{
  input: RecordHandResultInput;
}>;


export type RecordHandResultMutation = { recordHandResult: { revision: number, position: number | null, repeated: boolean } | null };

export type RecordHandPlayedMutationVariables = Exact<{
  input: RecordHandPlayedInput;
}>;


export type RecordHandPlayedMutation = { recordHandPlayed: { revision: number, position: number | null, repeated: boolean } | null };

export type ImportResultsMutationVariables = Exact<{
  input: ImportResultsInput;
}>;


export type ImportResultsMutation = { importResults: { revision: number, position: number | null, repeated: boolean, sheetId: string, changed: boolean, matched: number, waiting: Array<{ row: number, recordedAs: string, proposed: Array<{ id: string, name: string | null }> }> } | null };

export type CreateSeasonMutationVariables = Exact<{
  input: CreateSeasonInput;
}>;


export type CreateSeasonMutation = { createSeason: { revision: number, position: number | null, repeated: boolean } | null };

export type OpenDisputeMutationVariables = Exact<{
  input: OpenDisputeInput;
}>;


export type OpenDisputeMutation = { openDispute: { revision: number, position: number | null, repeated: boolean, dispute: { id: string } | null } | null };

export type PlayerByExternalIdQueryVariables = Exact<{
  source: string;
  externalId: string;
}>;


export type PlayerByExternalIdQuery = { playerByExternalId: { id: string, name: string | null } | null };

export type TournamentsQueryVariables = Exact<{
  filter?: TournamentFilter | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type TournamentsQuery = { tournaments: { nodes: Array<{ id: string, name: string, clubName: string, phase: TournamentPhase, scheduledAt: string | null, venue: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type StandingsQueryVariables = Exact<{
  tournamentId: string | number;
  first?: number | null | undefined;
  after?: string | null | undefined;
  atLeast?: number | null | undefined;
}>;


export type StandingsQuery = { tournament: { name: string, phase: TournamentPhase, standings: { nodes: Array<{ id: string, rank: number | null, place: number | null, stack: number, state: StandingState, player: { id: string, name: string | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type LeaderboardQueryVariables = Exact<{
  seasonId: string | number;
  stage?: number | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
  atLeast?: number | null | undefined;
}>;


export type LeaderboardQuery = { season: { leaderboard: { nodes: Array<{ rank: number | null, points: string, played: number, competitor: { competitorId: string, player: { id: string, name: string | null } | null, team: { teamId: string, name: string } | null } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ChangedSubscriptionVariables = Exact<{
  after?: number | null | undefined;
  filter?: ChangeFilter | null | undefined;
}>;


export type ChangedSubscription = { changed: { position: number, cloudEvent: unknown } };

export type ClockChangedSubscriptionVariables = Exact<{
  tournamentId: string | number;
}>;


export type ClockChangedSubscription = { clockChanged: { id: string, state: ClockState, level: number | null, endsAt: string | null, remainingMs: number | null, current: { kind: PeriodKind, smallBlind: number | null, bigBlind: number | null, ante: number | null } | null } };

export type StandingsChangedSubscriptionVariables = Exact<{
  tournamentId: string | number;
  first?: number | null | undefined;
}>;


export type StandingsChangedSubscription = { standingsChanged: { totalCount: number, nodes: Array<{ id: string, rank: number | null, stack: number, state: StandingState, player: { id: string, name: string | null } }> } };

export type LeaderboardChangedSubscriptionVariables = Exact<{
  seasonId: string | number;
  first?: number | null | undefined;
}>;


export type LeaderboardChangedSubscription = { leaderboardChanged: { nodes: Array<{ rank: number | null, points: string, competitor: { competitorId: string, player: { id: string, name: string | null } | null, team: { teamId: string, name: string } | null } }> } };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const FoundFederationDocument = new TypedDocumentString(`
    mutation FoundFederation($input: FoundFederationInput!) {
  foundFederation(input: $input) {
    revision
    position
    repeated
    federation {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<FoundFederationMutation, FoundFederationMutationVariables>;
export const RegisterClubDocument = new TypedDocumentString(`
    mutation RegisterClub($input: RegisterClubInput!) {
  registerClub(input: $input) {
    revision
    position
    repeated
    club {
      id
      name
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterClubMutation, RegisterClubMutationVariables>;
export const AffiliateClubDocument = new TypedDocumentString(`
    mutation AffiliateClub($input: AffiliateClubInput!) {
  affiliateClub(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<AffiliateClubMutation, AffiliateClubMutationVariables>;
export const RegisterPersonDocument = new TypedDocumentString(`
    mutation RegisterPerson($input: RegisterPersonInput!) {
  registerPerson(input: $input) {
    revision
    position
    repeated
    playerId
  }
}
    `) as unknown as TypedDocumentString<RegisterPersonMutation, RegisterPersonMutationVariables>;
export const MapExternalIdDocument = new TypedDocumentString(`
    mutation MapExternalId($input: MapExternalIdInput!) {
  mapExternalId(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<MapExternalIdMutation, MapExternalIdMutationVariables>;
export const CreateTokenDocument = new TypedDocumentString(`
    mutation CreateToken($input: CreateTokenInput!) {
  createToken(input: $input) {
    revision
    position
    repeated
    principalId
    tokenId
    key
  }
}
    `) as unknown as TypedDocumentString<CreateTokenMutation, CreateTokenMutationVariables>;
export const CreateTournamentDocument = new TypedDocumentString(`
    mutation CreateTournament($input: CreateTournamentInput!) {
  createTournament(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<CreateTournamentMutation, CreateTournamentMutationVariables>;
export const RegisterPlayersDocument = new TypedDocumentString(`
    mutation RegisterPlayers($input: RegisterPlayersInput!) {
  registerPlayers(input: $input) {
    revision
    position
    repeated
    fates {
      playerId
      outcome
      refusal {
        code
        article
        message {
          en
          fr
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RegisterPlayersMutation, RegisterPlayersMutationVariables>;
export const DrawSeatsDocument = new TypedDocumentString(`
    mutation DrawSeats($input: DrawSeatsInput!) {
  drawSeats(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<DrawSeatsMutation, DrawSeatsMutationVariables>;
export const StartTournamentDocument = new TypedDocumentString(`
    mutation StartTournament($input: StartTournamentInput!) {
  startTournament(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<StartTournamentMutation, StartTournamentMutationVariables>;
export const OpenHandDocument = new TypedDocumentString(`
    mutation OpenHand($input: OpenHandInput!) {
  openHand(input: $input) {
    revision
    position
    repeated
    handId
  }
}
    `) as unknown as TypedDocumentString<OpenHandMutation, OpenHandMutationVariables>;
export const ActDocument = new TypedDocumentString(`
    mutation Act($input: ActInput!) {
  act(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<ActMutation, ActMutationVariables>;
export const RecordHandResultDocument = new TypedDocumentString(`
    mutation RecordHandResult($input: RecordHandResultInput!) {
  recordHandResult(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<RecordHandResultMutation, RecordHandResultMutationVariables>;
export const RecordHandPlayedDocument = new TypedDocumentString(`
    mutation RecordHandPlayed($input: RecordHandPlayedInput!) {
  recordHandPlayed(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<RecordHandPlayedMutation, RecordHandPlayedMutationVariables>;
export const ImportResultsDocument = new TypedDocumentString(`
    mutation ImportResults($input: ImportResultsInput!) {
  importResults(input: $input) {
    revision
    position
    repeated
    sheetId
    changed
    matched
    waiting {
      row
      recordedAs
      proposed {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<ImportResultsMutation, ImportResultsMutationVariables>;
export const CreateSeasonDocument = new TypedDocumentString(`
    mutation CreateSeason($input: CreateSeasonInput!) {
  createSeason(input: $input) {
    revision
    position
    repeated
  }
}
    `) as unknown as TypedDocumentString<CreateSeasonMutation, CreateSeasonMutationVariables>;
export const OpenDisputeDocument = new TypedDocumentString(`
    mutation OpenDispute($input: OpenDisputeInput!) {
  openDispute(input: $input) {
    revision
    position
    repeated
    dispute {
      id
    }
  }
}
    `) as unknown as TypedDocumentString<OpenDisputeMutation, OpenDisputeMutationVariables>;
export const PlayerByExternalIdDocument = new TypedDocumentString(`
    query PlayerByExternalId($source: String!, $externalId: String!) {
  playerByExternalId(source: $source, externalId: $externalId) {
    id
    name
  }
}
    `) as unknown as TypedDocumentString<PlayerByExternalIdQuery, PlayerByExternalIdQueryVariables>;
export const TournamentsDocument = new TypedDocumentString(`
    query Tournaments($filter: TournamentFilter, $first: Int, $after: String) {
  tournaments(filter: $filter, first: $first, after: $after) {
    nodes {
      id
      name
      clubName
      phase
      scheduledAt
      venue
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
    `) as unknown as TypedDocumentString<TournamentsQuery, TournamentsQueryVariables>;
export const StandingsDocument = new TypedDocumentString(`
    query Standings($tournamentId: ID!, $first: Int, $after: String, $atLeast: Position) {
  tournament(id: $tournamentId, atLeast: $atLeast) {
    name
    phase
    standings(first: $first, after: $after) {
      nodes {
        id
        rank
        place
        stack
        state
        player {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StandingsQuery, StandingsQueryVariables>;
export const LeaderboardDocument = new TypedDocumentString(`
    query Leaderboard($seasonId: ID!, $stage: Int, $first: Int, $after: String, $atLeast: Position) {
  season(id: $seasonId, atLeast: $atLeast) {
    leaderboard(stage: $stage, first: $first, after: $after) {
      nodes {
        rank
        points
        played
        competitor {
          competitorId
          player {
            id
            name
          }
          team {
            teamId
            name
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LeaderboardQuery, LeaderboardQueryVariables>;
export const ChangedDocument = new TypedDocumentString(`
    subscription Changed($after: Position, $filter: ChangeFilter) {
  changed(after: $after, filter: $filter) {
    position
    cloudEvent
  }
}
    `) as unknown as TypedDocumentString<ChangedSubscription, ChangedSubscriptionVariables>;
export const ClockChangedDocument = new TypedDocumentString(`
    subscription ClockChanged($tournamentId: ID!) {
  clockChanged(tournamentId: $tournamentId) {
    id
    state
    level
    endsAt
    remainingMs
    current {
      kind
      smallBlind
      bigBlind
      ante
    }
  }
}
    `) as unknown as TypedDocumentString<ClockChangedSubscription, ClockChangedSubscriptionVariables>;
export const StandingsChangedDocument = new TypedDocumentString(`
    subscription StandingsChanged($tournamentId: ID!, $first: Int) {
  standingsChanged(tournamentId: $tournamentId, first: $first) {
    totalCount
    nodes {
      id
      rank
      stack
      state
      player {
        id
        name
      }
    }
  }
}
    `) as unknown as TypedDocumentString<StandingsChangedSubscription, StandingsChangedSubscriptionVariables>;
export const LeaderboardChangedDocument = new TypedDocumentString(`
    subscription LeaderboardChanged($seasonId: ID!, $first: Int) {
  leaderboardChanged(seasonId: $seasonId, first: $first) {
    nodes {
      rank
      points
      competitor {
        competitorId
        player {
          id
          name
        }
        team {
          teamId
          name
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LeaderboardChangedSubscription, LeaderboardChangedSubscriptionVariables>;