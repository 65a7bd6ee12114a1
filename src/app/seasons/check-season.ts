/** What the rules and the scheme of a season are checked against: names of clubs, regions and levels, and a sheet of each kind. */
import type { KnownWords, SeasonCheck } from '../../../commands/season/seasons.js';
import type { ClubId, FederationId, SheetId } from '../../../events/ids.js';
import { lookUp } from '../../../events/look-up.js';
import type { CountingRule } from '../../../events/season-counting.js';
import type { Scheme, StageRules } from '../../../events/season-schemes.js';
import { clubs, clubsOf } from '../../../projections/clubs.js';
import { ALL_FEDERATIONS, federations } from '../../../projections/federations.js';
import { type ResultSheetRow, resultSheets, sheetsOfClub, sheetsOfFederation } from '../../../projections/result-sheets.js';
import { affiliationOn } from '../../federation/affiliations.js';
import { findCounting } from '../../season/counting.js';
import { asCounted } from '../../season/from-sheet.js';
import { spellRule, spellScheme } from '../../season/rule-words.js';
import type { SheetAsCounted } from '../../season/sheet.js';
import type { StageState } from '../../season/state.js';
import { findProblemInSteps, findSchemeError } from '../../season/trial.js';
import { listResults } from '../../sheet/rows.js';
import type { Sources } from '../dispatch/sources.js';
import { finishInTurns } from '../pieces.js';
import type { ViewStore } from '../views/view-store.js';
import { STEPS_A_TURN } from './season-past.js';
import { seasonViews } from './season-views.js';

/** A season or one to come. */
interface Planned {
  readonly federationId: FederationId | null;
  readonly clubId: ClubId | null;
  readonly stages: readonly Pick<StageState, 'counted'>[];
}

/** The most sheets on which a scheme is tried before it holds: one of each kind, level and field for which it has a table. */
const MOST_TRIED = 100;

/** @throws ViewError when this node is behind */
export async function checkSeason(
  sources: Pick<Sources, 'load' | 'reach' | 'views'>,
  planned: Planned,
  givenScheme: Scheme,
  givenRules: readonly Pick<StageRules, 'counting' | 'eligibility'>[],
): Promise<SeasonCheck> {
  await sources.reach(seasonViews);
  const known = listKnownWords(sources.views, planned, givenRules);
  const [scheme, counting] = [spellScheme(givenScheme), givenRules.flatMap((rules) => rules.counting).map(spellRule)];
  if (findSchemeError(scheme) !== null) return { known, problem: null };
  const sheets: SheetAsCounted[] = [];
  for (const { sheetId, region, level } of oneOfEachKind(sources.views, planned, scheme, counting)) {
    const { state } = await sources.load('sheet', sheetId);
    if (state.facts !== null) sheets.push(asCounted(sheetId, state.facts, listResults(state), { region, level, manche: null }));
  }
  return { known, problem: await finishInTurns(findProblemInSteps(scheme, counting, sheets), STEPS_A_TURN) };
}

/** The names that rules of the season can have. @param rules those that are checked */
export function listKnownWords(views: ViewStore, planned: Planned, rules: readonly Pick<StageRules, 'eligibility'>[] = []): KnownWords {
  const { federationId, clubId, stages } = planned;
  const own = clubId === null ? views.page(clubs, clubsOf(federationId!)).rows.map(({ body }) => body) : views.get(clubs, clubId)?.body;
  const now = own === undefined ? [] : [own].flat();
  const defined = federationId === null ? [] : (views.get(federations, federationId)?.body.regions ?? []).map(({ code }) => code);
  // Those of clubs that have left the federation count where they did.
  const counted = stages.flatMap((stage) => Object.keys(stage.counted)).flatMap((id) => views.get(resultSheets, id)?.body.clubId ?? []);
  const ownClubs = [...new Set([...now.map((club) => club.clubId), ...counted])];
  const requirements = rules.flatMap(({ eligibility }) => eligibility?.requirements ?? []);
  const named = requirements.flatMap((requirement) => ('clubs' in requirement ? (requirement.clubs ?? []) : []));
  return {
    clubs: ownClubs,
    regions: [...new Set([...defined, ...now.flatMap(({ affiliations }) => affiliations.flatMap(({ region }) => region ?? []))])],
    levels: [...new Set(listSheets(views, planned).flatMap(({ level }) => level ?? []))],
    federations: views.page(federations, ALL_FEDERATIONS).rows.map(({ key }) => key),
    clubsOfPlayers: [...new Set([...ownClubs, ...named.filter((id) => views.get(clubs, id) !== undefined)])],
  };
}

function listSheets(views: ViewStore, { federationId, clubId }: Planned): readonly ResultSheetRow[] {
  return views.page(resultSheets, clubId === null ? sheetsOfFederation(federationId!) : sheetsOfClub(clubId)).rows.map(({ body }) => body);
}

interface Tried {
  readonly sheetId: SheetId;
  readonly region: string | null;
  readonly level: string | null;
}

/** The latest sheet of each kind that the rules count. Sheets that differ in what is recorded are of different kinds. */
function oneOfEachKind(views: ViewStore, planned: Planned, scheme: Scheme, counting: readonly CountingRule[]): readonly Tried[] {
  const kinds = new Map<string, Tried>();
  for (const body of listSheets(views, planned)) {
    const affiliations = body.clubId === null ? [] : (views.get(clubs, body.clubId)?.body.affiliations ?? []);
    const region = affiliationOn(affiliations, body.date)?.region ?? null;
    if (body.status === 'withdrawn') continue;
    const by = findCounting(asCounted(body.sheetId, body, [], { region, level: null, manche: null }), counting, []);
    if (!by.counts || by.by !== 'rule') continue;
    const kind = kindOf(body, by.level, scheme);
    if (!kinds.has(kind)) kinds.set(kind, { sheetId: body.sheetId, region, level: by.level });
    if (kinds.size >= MOST_TRIED) break;
  }
  return [...kinds.values()];
}

function kindOf(facts: ResultSheetRow, level: string | null, { points, multiplier = {}, fieldSize }: Scheme): string {
  const { buyIn, prizePool, paid } = asCounted(facts.sheetId, facts, [], { region: null, level, manche: null });
  const size = points.kind === 'placeTableBySize' ? (fieldSize === 'entries' ? facts.entries : facts.entrants) : '';
  return [size, lookUp(multiplier, level ?? ''), buyIn === null, prizePool === null, paid === null].join(' ');
}
