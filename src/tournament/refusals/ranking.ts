/**
 * Why a tournament refuses what is asked of it about places, leaving and its end.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface RankingRefusals {
  /** `playerId`, `stack`: their chips by the last hand that was typed in, or because nobody else is at their table. */
  STILL_HAS_CHIPS: { playerId: string; stack: number };
  /** `playerId`: it is the first day, and nobody has marked them away. */
  PLAYER_IS_THERE: { playerId: string };
  /** `playerId`, `place`. */
  PLAYER_ELIMINATED: { playerId: string; place: number };
  /** As many players were left as qualify; nothing more happens. `qualified`: how many. */
  SATELLITE_FINISHED: { qualified: number };
  /** `seats`: how many of `players` qualify is known, which of them is not: the director rules first. */
  QUALIFICATION_TIED: { seats: number; players: readonly string[] };
  /** No players share the last places that qualify. */
  QUALIFICATION_NOT_TIED: None;
  /** `players`: those to choose among, `seats`: how many of them, `given`: how many were named, or who is none of them. */
  WRONG_QUALIFIED: { players: readonly string[]; seats: number; given: readonly string[] };
  /** `playerId`: they have not confirmed it to the director, who has not judged it so either. */
  ABANDONMENT_NOT_CONFIRMED: { playerId: string };
  /** `playerId`: this player went out alone, or left in another way, between the players who are reported out together. */
  NOT_SIMULTANEOUS: { playerId: string };
  /** `playerId`: they are still in. */
  PLAYER_STILL_IN: { playerId: string };
  /** `playerId`, `handId`: they are out by a hand that was typed in; that hand is corrected instead. */
  ELIMINATED_BY_HAND: { playerId: string; handId: string };
  /** `playerId`: they left with chips, so that nobody else can have gone out instead. */
  NOT_OUT_BY_CHIPS: { playerId: string };
  /** `playerId`: they left with chips, and a corrected hand has given all of them to others since. */
  NO_CHIPS_LEFT: { playerId: string };
  /** `playerId`, `table`, `seat`: their seat can no longer be used; another seat has to be named. `toTable`, `toSeat`: one that is free by the book; null for none. */
  SEAT_GONE: { playerId: string; table: number; seat: number; toTable: number | null; toSeat: number | null };
  /** `playerId`, `table`: where they did not sit when somebody was reported out there. */
  WAS_AT_OTHER_TABLE: { playerId: string; table: number };
  /** `playerId`, `table`: where their chips stayed; they sit down elsewhere or wait for a seat, so how many are theirs has to be said. */
  STACK_NEEDED: { playerId: string; table: number };
  /** `playerId`: they are named twice. */
  PLAYER_REPEATED: { playerId: string };
  /** `place`, `left`: players who are in still play for the places down to this one. */
  PLACE_STILL_OPEN: { place: number; left: number };
  /** `expected`: the best place that nobody would have, `players`: who would come next. */
  PLACES_DO_NOT_FIT: { expected: number; players: readonly string[] };
  /** `players`: they can't share the first place. */
  FIRST_PLACE_SHARED: { players: readonly string[] };
  /** `article`, `rulebook`: the tournament's own, which has no such article. */
  UNKNOWN_ARTICLE: { article: string; rulebook: string };
  /** The book does nothing about players who do not say that they are out. */
  NOT_IN_THIS_RULEBOOK: None;
  /** The tournament gives no points. */
  NO_POINTS_AT_STAKE: None;
  /** `playerId`: they are not declassed. */
  NOT_DECLASSED: { playerId: string };
  /** `playerId`: they are out for another reason. */
  NOT_DISQUALIFIED: { playerId: string };
  /** `playerId`: their place is not that of play. */
  DISQUALIFIED_AFTER_END: { playerId: string };
  /** A federation has ratified the results. */
  RESULTS_RATIFIED: None;
  /** `deal`: it is not made, or was annulled or voided. */
  DEAL_NOT_MADE: { deal: number };
  /** `playerId`: they are in no hand, so that no bet of theirs can lie uncalled. */
  NO_BET_UNCALLED: { playerId: string };
  /** `playerId`: they have reported to the officials that they are out. */
  ELIMINATION_DECLARED: { playerId: string };
}

/** What a person reads of each. */
export const rankingSentences: SentencesOf<RankingRefusals> = {
  STILL_HAS_CHIPS: {
    en: '{playerId} still has {stack} chip{stack||s} and stays in. Record the hand that was lost (recordHandPlayed) or that they give up (recordAbandonment).',
    fr: '{playerId} a encore {stack} jeton{stack||s} et reste en jeu. Enregistrez la main perdue (recordHandPlayed) ou son abandon (recordAbandonment).',
  },
  PLAYER_IS_THERE: {
    en: '{playerId} is at their seat, and this is the first day. Record that they give up (recordAbandonment), or that they are away (markAway), before a notice counts.',
    fr: '{playerId} est à sa place, et c’est le premier jour. Notez un abandon (recordAbandonment), ou d’abord l’absence (markAway).',
  },
  PLAYER_ELIMINATED: {
    en: '{playerId} is out, in place {place}. If that is wrong, reinstate them (reinstatePlayer).',
    fr: '{playerId} ne joue plus, place {place}. Si c’est une erreur, remettez ce joueur en jeu (reinstatePlayer).',
  },
  SATELLITE_FINISHED: {
    en: 'The satellite is over. {qualified} {qualified|player has|players have} qualified. Who else went out in its last hand or round can still be named (eliminatePlayer).',
    fr: 'Le satellite est terminé. {qualified} {qualified|joueur s’est qualifié|joueurs se sont qualifiés}. Qui est aussi sorti dans la dernière main ou le dernier tour peut encore être indiqué (eliminatePlayer).',
  },
  QUALIFICATION_TIED: {
    en: '{players} are tied for the last qualifying places ({seats}). The director has to rule first (ruleOnQualification).',
    fr: '{players} sont ex æquo pour les dernières places qualificatives ({seats}). Le directeur doit d’abord trancher (ruleOnQualification).',
  },
  QUALIFICATION_NOT_TIED: {
    en: 'No players share the last qualifying places, so there is nothing to rule on.',
    fr: 'Aucun joueur ne partage les dernières places qualificatives : il n’y a rien à trancher.',
  },
  WRONG_QUALIFIED: {
    en: 'Choose among {players}, each once: {seats} or more, not {given}.',
    fr: 'Choisissez parmi {players}, chacun une fois : {seats} au moins, pas {given}.',
  },
  ABANDONMENT_NOT_CONFIRMED: {
    en: '{playerId} has not confirmed to the director that they give up. Their chips stay in play.',
    fr: '{playerId} n’a pas confirmé son abandon au directeur. Ses jetons restent en jeu.',
  },
  NOT_SIMULTANEOUS: {
    en: '{playerId} went out in between. Name all players who went out together.',
    fr: 'L’élimination de {playerId} tombe entre les leurs. Indiquez tous les joueurs éliminés ensemble.',
  },
  PLAYER_STILL_IN: { en: '{playerId} is still in.', fr: '{playerId} est encore en jeu.' },
  ELIMINATED_BY_HAND: {
    en: '{playerId} went out in hand {handId:hand}. Correct that hand (correctAward) to bring them back.',
    fr: '{playerId} a perdu ses jetons dans la main {handId:hand}. Corrigez cette main (correctAward) pour remettre ce joueur en jeu.',
  },
  DISQUALIFIED_AFTER_END: {
    en: '{playerId} was disqualified after the end. Lift the disqualification first (liftDisqualification).',
    fr: 'Disqualification après la fin : {playerId}. Levez d’abord la disqualification (liftDisqualification).',
  },
  RESULTS_RATIFIED: {
    en: 'The federation has ratified the results. Only its commission can change them now (amendRow).',
    fr: 'La fédération a homologué les résultats. Seule sa commission peut encore les modifier (amendRow).',
  },
  DEAL_NOT_MADE: {
    en: 'Deal {deal} is not made, so there is nothing to annul. A deal that is only proposed is dropped when a player declines it (declineDeal) or another one is proposed (proposeDeal).',
    fr: 'Le deal n° {deal} n’est pas conclu : il n’y a rien à annuler. Un deal seulement proposé tombe quand un joueur le refuse (declineDeal) ou qu’un autre est proposé (proposeDeal).',
  },
  NOT_OUT_BY_CHIPS: {
    en: '{playerId} left with chips, so nobody went out in their place. To have them in again, reinstate them (reinstatePlayer).',
    fr: '{playerId} a quitté le tournoi avec des jetons : personne n’est sorti à sa place. Remettez ce joueur en jeu (reinstatePlayer).',
  },
  NO_CHIPS_LEFT: {
    en: '{playerId} left with chips, and a corrected hand has given all of them to others. They can’t be in again without chips.',
    fr: '{playerId} a quitté le tournoi avec des jetons, et une main corrigée les a tous donnés à d’autres. Impossible de revenir en jeu sans jetons.',
  },
  SEAT_GONE: {
    en: 'Seat {seat} at table {table} is no longer free. Name another for {playerId} (“place”)[, such as table {toTable}, seat {toSeat}]. At another table, give their chips too as counted (“stack”).',
    fr: 'Le siège {seat} de la table {table} n’est plus libre. Indiquez-en un autre pour {playerId}[, par exemple table {toTable}, siège {toSeat}]. À une autre table, donnez aussi ses jetons comptés (« stack »).',
  },
  WAS_AT_OTHER_TABLE: {
    en: '{playerId} did not sit at table {table} then, so they did not go out there. Name who did. If nobody did, reinstate the player (reinstatePlayer).',
    fr: '{playerId} n’était pas à la table {table} à ce moment : ce n’est pas de là que vient l’élimination. Indiquez la bonne personne. Si personne n’est sorti, remettez le joueur en jeu (reinstatePlayer).',
  },
  STACK_NEEDED: {
    en: 'The chips of {playerId} stayed at table {table}. Give how many are theirs, as counted (“stack”).',
    fr: 'Les jetons de {playerId} sont restés à la table {table}. Indiquez combien sont à lui, comptés (« stack »).',
  },
  PLAYER_REPEATED: {
    en: '{playerId} is named twice. Name each player once.',
    fr: '{playerId} figure deux fois. Indiquez chaque joueur une fois.',
  },
  PLACE_STILL_OPEN: {
    en: '{left} {left|player is|players are} still in, so place {place} is not decided yet.',
    fr: '{left} {left|joueur est|joueurs sont} encore en jeu : la place {place} n’est pas encore attribuée.',
  },
  PLACES_DO_NOT_FIT: {
    en: 'Nobody would have place {expected}; next would be {players}. Give every player whose place changes, and players who share a place the better number.',
    fr: 'Personne n’aurait la place {expected} ; viendrait ensuite {players}. Indiquez chaque joueur dont la place change, et pour une place partagée le meilleur rang.',
  },
  FIRST_PLACE_SHARED: {
    en: '{players} cannot share the first place. Name one winner.',
    fr: '{players} ne peuvent pas partager la première place. Indiquez un seul vainqueur.',
  },
  UNKNOWN_ARTICLE: {
    en: 'The rulebook of this tournament ({rulebook}) has no article {article}. Cite one as the rulebook is cited (tapis rules show {rulebook}).',
    fr: 'Le règlement de ce tournoi ({rulebook}) n’a pas d’article {article}. Citez-en un tel que le règlement est cité (tapis rules show {rulebook}).',
  },
  NOT_IN_THIS_RULEBOOK: {
    en: 'This rulebook has no rule for players who do not report that they are out.',
    fr: 'Ce règlement ne prévoit rien pour les joueurs qui n’annoncent pas leur élimination.',
  },
  NO_POINTS_AT_STAKE: {
    en: 'This tournament gives no points, so none can be lost.',
    fr: 'Ce tournoi ne donne pas de points : il n’y en a pas à perdre.',
  },
  NOT_DECLASSED: {
    en: '{playerId} is not declassed, so there is nothing to lift.',
    fr: '{playerId} n’a pas de déclassement : il n’y a rien à lever.',
  },
  NO_BET_UNCALLED: {
    en: '{playerId} is not in a hand, so there is no uncalled bet. Leave that out (uncalled).',
    fr: '{playerId} ne joue aucune main : aucune mise n’est à rendre. N’indiquez rien (uncalled).',
  },
  NOT_DISQUALIFIED: {
    en: '{playerId} is out, but not disqualified, so there is nothing to lift.',
    fr: '{playerId} ne joue plus, mais sans disqualification : il n’y a rien à lever.',
  },
  ELIMINATION_DECLARED: {
    en: '{playerId} has reported to the officials that they are out.',
    fr: '{playerId} a annoncé son élimination aux responsables.',
  },
};
