/**
 * Why a command of a season is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf, type SentencesOf } from '../decider.js';

export interface SeasonRefusals {
  SEASON_NOT_FOUND: None;
  SEASON_ALREADY_EXISTS: { name: string };
  /** No federation or club of the id is kept here. */
  SEASON_OWNER_UNKNOWN: None;
  SEASON_CLOSED: None;
  SEASON_NOT_CLOSED: None;
  /** Not all stages are closed. */
  SEASON_STAGE_OPEN: { stage: number };
  /** Rows of counting tournaments wait to be matched with a person. */
  SEASON_RESULTS_WAIT: { waiting: number };
  STAGE_UNKNOWN: { stage: number; stages: number };
  STAGE_CLOSED: { stage: number };
  STAGE_NOT_CLOSED: { stage: number };
  /** The next stage was opened since. */
  STAGE_FOLLOWED: { stage: number };
  /** Who proceeds of those tied at the cut is not ruled yet. */
  STAGE_CUT_OPEN: { stage: number; tied: number };
  NO_CUT: { stage: number };
  NOT_AT_CUT: { competitor: string };
  /** More proceed than the rules of the stage have places for. */
  CUT_TOO_MANY: { named: number; places: number };
  /** The text of a formula can't be read, at a character from 1. */
  SCHEME_UNREADABLE: { problem: string; at: number };
  /** Nothing here has the word; `known` are the nearest words. */
  SEASON_WORD_UNKNOWN: { at: string; given: string; known: readonly string[] };
  /** A rule that cannot have an effect. */
  SEASON_RULE_IDLE: { at: string; problem: string };
  SCHEME_UNKNOWN: { version: number; versions: number };
  SCHEME_HOLDS: { version: number };
  /** There is a place for which it has no number; `sheet` null where a field was only tried. */
  SCHEME_WITHOUT_NUMBER: { sheet: string | null; entrants: number; place: number; problem: string };
  /** The table has moved on, or nobody has looked at it. */
  DIFFERENCES_NOT_SEEN: None;
  /** So many results at most are computed while others wait. */
  SEASON_TOO_LARGE: { results: number; most: number };
  /** Results came in while the table was read, again and again. */
  SEASON_CHANGING: None;
  SHEET_NOT_PUBLISHED: { sheetId: string };
  SHEET_NOT_OF_OWNER: { sheetId: string };
  COUNTED_BY_RULES: { sheetId: string };
  SEASON_OF_PLAYERS: None;
  SEASON_OF_TEAMS: None;
  COMPETITOR_UNKNOWN: { competitor: string };
  SEASON_ADJUSTMENT_NOT_FOUND: { adjustment: number };
  TEAM_UNKNOWN: { teamId: string };
  TEAM_ALREADY_ENTERED: { name: string };
  TEAM_OF_ANOTHER_CLUB: { clubId: string };
  CLUB_NOT_OF_OWNER: { clubId: string };
  PLAYER_IN_ANOTHER_TEAM: { playerId: string; teamId: string };
  NOT_LICENSED_WITH_CLUB: { playerId: string; licensedWith: string | null };
  NO_REVIEW_DUE: { stage: number };
  NO_CORRECTION_DUE: None;
}

export type SeasonDecision<Event> = Decision<Event, RefusalOf<SeasonRefusals>>;

export const refuse = makeRefuse<SeasonRefusals>();

/** What a person reads of each. */
export const seasonSentences: SentencesOf<SeasonRefusals> = {
  SEASON_NOT_FOUND: {
    en: 'There is no season under this id. Check it, or create the season (createSeason).',
    fr: 'Aucune saison ne porte cet identifiant. Vérifiez-le, ou créez la saison (createSeason).',
  },
  SEASON_ALREADY_EXISTS: {
    en: 'The season {name} already has this id. Choose another one.',
    fr: 'La saison {name} porte déjà cet identifiant. Choisissez-en un autre.',
  },
  SEASON_OWNER_UNKNOWN: {
    en: 'No federation or club is kept under this id. Found the federation or register the club first.',
    fr: 'Aucune fédération ni aucun club ne porte cet identifiant. Créez d’abord la fédération ou enregistrez le club.',
  },
  SEASON_CLOSED: {
    en: 'The season is closed. Reopen it first (reopenSeason), or adopt a correction (adoptCorrection).',
    fr: 'La saison est close. Rouvrez-la d’abord (reopenSeason), ou adoptez une correction (adoptCorrection).',
  },
  SEASON_NOT_CLOSED: {
    en: 'The season is not closed: its table follows every correction by itself.',
    fr: 'La saison n’est pas close : son classement suit chaque correction de lui-même.',
  },
  SEASON_STAGE_OPEN: {
    en: 'Stage {stage} is open. Close it first (closeStage).',
    fr: 'La phase {stage} est ouverte. Clôturez-la d’abord (closeStage).',
  },
  SEASON_RESULTS_WAIT: {
    en: '{waiting} {waiting|result waits|results wait} for a person, and {waiting|counts|count} for nobody. Assign them first (reassignRow), or close with a reason.',
    fr: '{waiting} {waiting|résultat attend|résultats attendent} un joueur et ne {waiting|compte|comptent} pour personne. Attribuez-les d’abord (reassignRow), ou clôturez avec une raison.',
  },
  STAGE_UNKNOWN: {
    en: 'The season has no stage {stage}. It has {stages}.',
    fr: 'La saison n’a pas de phase {stage}. Elle en compte {stages}.',
  },
  STAGE_CLOSED: {
    en: 'Stage {stage} is closed. Reopen it first (reopenStage).',
    fr: 'La phase {stage} est close. Rouvrez-la d’abord (reopenStage).',
  },
  STAGE_NOT_CLOSED: {
    en: 'Stage {stage} is still open. Close it first (closeStage).',
    fr: 'La phase {stage} est encore ouverte. Clôturez-la d’abord (closeStage).',
  },
  STAGE_FOLLOWED: {
    en: 'The stage after stage {stage} is open already. Amend who proceeds instead (amendQualification).',
    fr: 'La phase qui suit la phase {stage} est déjà ouverte. Modifiez plutôt les qualifiés (amendQualification).',
  },
  STAGE_CUT_OPEN: {
    en: 'In stage {stage}, {tied} {tied|competitor is|competitors are} tied at the cut. Rule who of them proceeds first (ruleOnCut).',
    fr: 'Dans la phase {stage}, {tied} {tied|concurrent est|concurrents sont} ex aequo à la limite. Départagez-les d’abord (ruleOnCut).',
  },
  NO_CUT: {
    en: 'Nobody is tied at the cut of stage {stage}: there is nothing to rule. To change who proceeds, amend it (amendQualification).',
    fr: 'Personne n’est ex aequo à la limite de la phase {stage} : il n’y a rien à départager. Pour changer les qualifiés, modifiez-les (amendQualification).',
  },
  NOT_AT_CUT: {
    en: '{competitor} is not tied at the cut. Name only those who are.',
    fr: '{competitor} n’est pas ex aequo à la limite. Ne nommez que les concurrents concernés.',
  },
  CUT_TOO_MANY: {
    en: '{named} {named|is|are} named, for {places} place{places||s} left. Name fewer.',
    fr: '{named} {named|concurrent nommé|concurrents nommés} pour {places} {places|place restante|places restantes}. Nommez-en moins.',
  },
  SCHEME_UNREADABLE: {
    en: 'The formula cannot be read at character {at}: {problem}. See the page on seasons.',
    fr: 'La formule est illisible au caractère {at} : {problem}. Voir la page sur les saisons.',
  },
  SEASON_WORD_UNKNOWN: {
    en: '{at} names {given}, which this season does not know[. The nearest that are known: {known}]. Correct the word.',
    fr: '{at} indique {given}, que cette saison ne connaît pas[. Les plus proches : {known}]. Corrigez le mot.',
  },
  SEASON_RULE_IDLE: {
    en: '{at} has no effect: {problem}. Change it, or leave it out.',
    fr: '{at} est sans effet : {problem}. Modifiez-le ou retirez-le.',
  },
  SCHEME_UNKNOWN: {
    en: 'There is no version {version} of the scheme. The last one is {versions}.',
    fr: 'Le barème n’a pas de version {version}. La dernière est la {versions}.',
  },
  SCHEME_HOLDS: {
    en: 'Version {version} of the scheme holds already. Name another version, or propose one (proposeScheme).',
    fr: 'La version {version} du barème est déjà en vigueur. Indiquez une autre version, ou proposez-en une (proposeScheme).',
  },
  SCHEME_WITHOUT_NUMBER: {
    en: 'The scheme has no number for place {place} of {entrants}[ (tournament {sheet})]: {problem}. Propose another one (proposeScheme).',
    fr: 'Le barème ne donne aucun nombre pour la place {place} sur {entrants}[ (tournoi {sheet})] : {problem}. Proposez-en un autre (proposeScheme).',
  },
  DIFFERENCES_NOT_SEEN: {
    en: 'The scheme changes other things than those that were shown. Ask for the preview again, and adopt with its digest (schemePreview).',
    fr: 'Le barème change autre chose que ce qui a été montré. Redemandez l’aperçu, puis adoptez le barème avec son empreinte (schemePreview).',
  },
  SEASON_CHANGING: {
    en: 'Results are coming in, and the table changes while it is read. Ask again in a minute.',
    fr: 'Des résultats arrivent et le classement change pendant sa lecture. Redemandez dans une minute.',
  },
  SEASON_TOO_LARGE: {
    en: 'The season has {results} result{results||s} or more. At most {most} {most|is|are} computed here: use the program (tapis season).',
    fr: 'La saison compte au moins {results} résultat{results||s}. Un classement n’est recalculé que jusqu’à {most} : utilisez le programme (tapis season).',
  },
  SHEET_NOT_PUBLISHED: {
    en: 'There are no results under the id {sheetId}. Publish or import them first.',
    fr: 'Aucun résultat ne porte l’identifiant {sheetId}. Publiez-les ou importez-les d’abord.',
  },
  SHEET_NOT_OF_OWNER: {
    en: 'The results {sheetId} are not of a club of this season. Only tournaments of its own clubs count.',
    fr: 'Les résultats {sheetId} ne sont pas d’un club de cette saison. Seuls les tournois de ses clubs comptent.',
  },
  COUNTED_BY_RULES: {
    en: 'No official has said anything of {sheetId}: the rules decide already. To decide otherwise, count or discount it (countTournament, discountTournament).',
    fr: 'Aucune décision ne porte sur {sheetId} : les règles décident déjà. Pour décider autrement, comptez-le ou écartez-le (countTournament, discountTournament).',
  },
  SEASON_OF_PLAYERS: {
    en: 'Players are ranked in this season. Name a player.',
    fr: 'Cette saison classe des joueurs. Indiquez un joueur.',
  },
  SEASON_OF_TEAMS: {
    en: 'Teams are ranked in this season. Name a team.',
    fr: 'Cette saison classe des équipes. Indiquez une équipe.',
  },
  COMPETITOR_UNKNOWN: {
    en: 'Nobody is known under the id {competitor}. Check it.',
    fr: 'Personne n’est connu sous l’identifiant {competitor}. Vérifiez-le.',
  },
  SEASON_ADJUSTMENT_NOT_FOUND: {
    en: 'Adjustment {adjustment} does not stand in this season. Check the number.',
    fr: 'L’ajustement n° {adjustment} n’est pas en vigueur dans cette saison. Vérifiez le numéro.',
  },
  TEAM_UNKNOWN: {
    en: 'No team takes part under the id {teamId}. Enter it first (enterTeam).',
    fr: 'Aucune équipe n’est engagée sous l’identifiant {teamId}. Engagez-la d’abord (enterTeam).',
  },
  TEAM_ALREADY_ENTERED: {
    en: 'The team {name} already has this id. Choose another one.',
    fr: 'L’équipe {name} porte déjà cet identifiant. Choisissez-en un autre.',
  },
  TEAM_OF_ANOTHER_CLUB: {
    en: 'The team is of the club {clubId}. Name a team of your own club, or enter one (enterTeam).',
    fr: 'L’équipe est celle du club {clubId}. Indiquez une équipe de votre club, ou engagez-en une (enterTeam).',
  },
  CLUB_NOT_OF_OWNER: {
    en: 'The club {clubId} does not belong to this season. Only teams of its own clubs take part.',
    fr: 'Le club {clubId} n’appartient pas à cette saison. Seules les équipes de ses clubs participent.',
  },
  PLAYER_IN_ANOTHER_TEAM: {
    en: 'Player {playerId} is in the line-up of {teamId}. A player is in one team.',
    fr: 'Le joueur {playerId} figure dans la composition de {teamId}. Un joueur n’est que dans une équipe.',
  },
  NOT_LICENSED_WITH_CLUB: {
    en: '{playerId} is not licensed with the club of the team today[, but with {licensedWith}]. License them first (grantLicence), or name somebody else.',
    fr: '{playerId} n’a pas de licence aujourd’hui au club de l’équipe[, mais en a une à {licensedWith}]. Accordez-lui d’abord une licence (grantLicence), ou nommez quelqu’un d’autre.',
  },
  NO_REVIEW_DUE: {
    en: 'Nobody else would proceed from stage {stage}: there is nothing to uphold.',
    fr: 'Personne d’autre ne serait qualifié à l’issue de la phase {stage} : il n’y a rien à confirmer.',
  },
  NO_CORRECTION_DUE: {
    en: 'No results were corrected since the season was closed.',
    fr: 'Aucun résultat n’a été corrigé depuis la clôture de la saison.',
  },
};
