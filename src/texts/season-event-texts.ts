/**
 * What happened to seasons, each event in one short line.
 */
import type { PlayerId } from '../../events/ids.js';
import type { CountingCause, seasonEvents } from '../../events/season.js';
import { type EventTexts } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { plural, pluriel, pointsIn } from './numbers.js';
import { de } from './typography.js';

/** Why a tournament counts, or not. */
function because(by: CountingCause): Sentence {
  if (by.kind === 'official') return { en: 'by an official', fr: 'sur décision' };
  return by.rule === null
    ? { en: 'no rule matches', fr: 'aucune règle ne s’applique' }
    : { en: `rule “${by.rule}”`, fr: `règle « ${by.rule} »` };
}

/** A line-up has up to 100 members: more than a line takes. */
const MOST_NAMED = 8;

const listFirst = (names: readonly string[]): string =>
  [...names.slice(0, MOST_NAMED), ...(names.length > MOST_NAMED ? [`… (${names.length})`] : [])].join(', ');

interface Whose {
  readonly playerId: PlayerId | null;
  readonly teamId: string | null;
}

const whose = ({ playerId, teamId }: Whose, player: (id: PlayerId) => string): string =>
  playerId === null ? (teamId ?? '–') : player(playerId);

export const seasonEventTexts: EventTexts<typeof seasonEvents> = {
  SeasonCreated: ({ name, stageName }) => ({
    en: `season ${name} created, stage ${stageName} open`,
    fr: `saison ${name} créée, phase ${stageName} ouverte`,
  }),
  SeasonRenamed: ({ name }) => ({ en: `season renamed ${name}`, fr: `saison renommée ${name}` }),
  SeasonRulesChanged: ({ stage }) => ({ en: `rules of stage ${stage} changed`, fr: `règles de la phase ${stage} modifiées` }),
  SchemeProposed: ({ version }) => ({ en: `scheme ${version} proposed`, fr: `barème n° ${version} proposé` }),
  SchemeAdopted: ({ version }) => ({ en: `scheme ${version} adopted`, fr: `barème n° ${version} adopté` }),
  StageOpened: ({ stage, name, entrants }) => ({
    en: `stage ${stage} opened: ${name}, ${entrants.length} ${plural(entrants.length, 'entrant')}`,
    fr: `phase ${stage} ouverte : ${name}, ${entrants.length} ${pluriel(entrants.length, 'participant')}`,
  }),
  TournamentCounted: ({ stage, sheetId, by }) => ({
    en: `${sheetId} counts in stage ${stage}: ${because(by).en}`,
    fr: `${sheetId} compte dans la phase ${stage} : ${because(by).fr}`,
  }),
  TournamentDiscounted: ({ stage, sheetId, by }) => ({
    en: `${sheetId} does not count in stage ${stage}: ${because(by).en}`,
    fr: `${sheetId} ne compte pas dans la phase ${stage} : ${because(by).fr}`,
  }),
  TournamentLeftToRules: ({ stage, sheetId }) => ({
    en: `${sheetId} is left to the rules of stage ${stage}`,
    fr: `${sheetId} : les règles de la phase ${stage} décident à nouveau`,
  }),
  PointsAdjusted({ adjustment, points, ...of }, { player }) {
    const takes = points.startsWith('-');
    const { en, fr } = pointsIn(points.replace('-', ''));
    const who = whose(of, player);
    return {
      en: `adjustment ${adjustment}: ${who} ${takes ? 'loses' : 'gets'} ${en}`,
      fr: `ajustement n° ${adjustment} : ${who} ${takes ? 'perd' : 'reçoit'} ${fr}`,
    };
  },
  AdjustmentLifted: ({ adjustment }) => ({
    en: `adjustment ${adjustment} is taken back`,
    fr: `ajustement n° ${adjustment} annulé`,
  }),
  TeamEntered: ({ name }) => ({ en: `team ${name} entered`, fr: `équipe ${name} engagée` }),
  TeamRenamed: ({ teamId, name }) => ({ en: `team ${teamId} renamed ${name}`, fr: `équipe ${teamId} renommée ${name}` }),
  TeamWithdrawn: ({ teamId }) => ({ en: `team ${teamId} withdrawn`, fr: `équipe ${teamId} retirée` }),
  LineupNamed: ({ stage, teamId, members }, { player }) => ({
    en: `line-up of ${teamId} in stage ${stage}: ${listFirst(members.map(player)) || 'nobody'}`,
    fr: `composition ${de(teamId)} pour la phase ${stage} : ${listFirst(members.map(player)) || 'personne'}`,
  }),
  StageClosed: ({ stage, qualified, cut }) => ({
    en: `stage ${stage} closed: ${qualified.length} ${qualified.length === 1 ? 'proceeds' : 'proceed'}${cut.length === 0 ? '' : `, ${cut.length} tied at the cut`}`,
    fr: `phase ${stage} close : ${qualified.length} ${pluriel(qualified.length, 'qualifié')}${cut.length === 0 ? '' : `, ${cut.length} ex aequo à départager`}`,
  }),
  StageReopened: ({ stage }) => ({ en: `stage ${stage} goes on`, fr: `phase ${stage} rouverte` }),
  CutRuled: ({ stage, competitors }) => ({
    en: `cut of stage ${stage} ruled: ${competitors.length} of those tied ${competitors.length === 1 ? 'proceeds' : 'proceed'}`,
    fr: `ex aequo de la phase ${stage} départagés : ${competitors.length} ${pluriel(competitors.length, 'qualifié')}`,
  }),
  QualificationReviewDue: ({ stage, wouldProceed, wouldNot }) => ({
    en: `who proceeds from stage ${stage} is to be reviewed: ${wouldProceed.length} would, ${wouldNot.length} would not`,
    fr: `qualifiés de la phase ${stage} à revoir : ${wouldProceed.length} en plus, ${wouldNot.length} en moins`,
  }),
  QualificationUpheld: ({ stage }) => ({
    en: `who proceeds from stage ${stage} is upheld`,
    fr: `qualifiés de la phase ${stage} confirmés`,
  }),
  QualificationAmended: ({ stage, proceeds, ...of }, { player }) => ({
    en: `${whose(of, player)} ${proceeds ? 'proceeds' : 'does not proceed'} from stage ${stage}`,
    fr: `${whose(of, player)} ${proceeds ? 'se qualifie' : 'ne se qualifie pas'} à l’issue de la phase ${stage}`,
  }),
  SeasonReopened: ({ closedStages = [] }) => ({
    en: `season goes on${closedStages.length === 0 ? '' : `; still closed: ${plural(closedStages.length, 'stage')} ${closedStages.join(', ')}`}`,
    fr: `saison rouverte${closedStages.length === 0 ? '' : ` ; encore ${closedStages.length === 1 ? 'close : phase' : 'closes : phases'} ${closedStages.join(', ')}`}`,
  }),
  CorrectionDue: ({ sheetId, late }) =>
    late === true
      ? { en: `results of ${sheetId} came after the season`, fr: `résultats ${de(sheetId)} arrivés après la saison` }
      : { en: `results of ${sheetId} were corrected after the season`, fr: `résultats ${de(sheetId)} corrigés après la saison` },
};
