/**
 * Why a command of a dispute is refused.
 */
import { makeRefuse, type Decision, type None, type RefusalOf, type SentencesOf } from '../decider.js';

export interface DisputeRefusals {
  DISPUTE_NOT_FOUND: None;
  /** The number is taken: the next one is tried. */
  DISPUTE_ALREADY_OPENED: { disputeId: string };
  TOO_MANY_DISPUTES: { most: number };
  /** So many disputes of one player about a tournament at most are open at a time. */
  TOO_MANY_OPEN_DISPUTES: { playerId: string; most: number };
  DISPUTE_SUBJECT_NOT_FOUND: None;
  /** A player of another tournament has no say. */
  DID_NOT_TAKE_PART: { playerId: string };
  /** It came too late under the book, and the director has not taken it up. */
  DISPUTE_TOO_LATE: { until: string };
  DISPUTE_NOT_LATE: None;
  /** It was closed or withdrawn. */
  DISPUTE_OVER: { status: string };
  DISPUTE_NOT_OVER: None;
  DISPUTE_NOT_RULED: None;
  /** What was decided last leaves everything as it is. */
  DISPUTE_NOT_UPHELD: None;
  DISPUTE_RULED: None;
  NOT_THE_CLAIMANT: { playerId: string };
  NOT_A_PARTY: { playerId: string };
  EVIDENCE_EMPTY: None;
  EVIDENCE_NOT_FOUND: { evidence: number };
  EVIDENCE_OF_ANOTHER: { evidence: number };
  TOO_MUCH_EVIDENCE: { most: number };
  NO_REMEDY: { position: number };
  DISPUTE_OF_NO_HAND: None;
  CARDS_NOT_RECORDED: { seats: number[] };
  CARDS_NOT_OPENED: { seats: number[] };
  /** The book has no appeal. */
  DECISION_FINAL: None;
  /** The book has an appeal, and not at such a tournament. */
  APPEAL_NOT_ADMISSIBLE: None;
  APPEAL_PENDING: None;
  NO_APPEAL: None;
  /** An appeal was lodged: the commission decides, and pots and places stay. */
  RESULT_IS_FINAL: None;
}

export type DisputeDecision<Event> = Decision<Event, RefusalOf<DisputeRefusals>>;

export const refuse = makeRefuse<DisputeRefusals>();

/** What a person reads of each. */
export const disputeSentences: SentencesOf<DisputeRefusals> = {
  DISPUTE_NOT_FOUND: {
    en: 'There is no dispute under this id. The tournament lists its own (disputes).',
    fr: 'Aucun litige ne porte cet identifiant. Le tournoi donne les siens (disputes).',
  },
  DISPUTE_ALREADY_OPENED: {
    en: 'This dispute is open already ({disputeId}).',
    fr: 'Ce litige est déjà ouvert ({disputeId}).',
  },
  TOO_MANY_DISPUTES: {
    en: 'The tournament has {most} dispute{most||s} already, which is the most.',
    fr: 'Le tournoi compte déjà {most} litige{most||s}, le maximum.',
  },
  TOO_MANY_OPEN_DISPUTES: {
    en: '{playerId} has {most} open dispute{most||s} about the tournament, which is the most. The director closes some first.',
    fr: '{playerId} a déjà {most} litige{most||s} en cours sur ce tournoi, le maximum. Le directeur doit d’abord en clore.',
  },
  DISPUTE_SUBJECT_NOT_FOUND: {
    en: 'The tournament has nothing of the kind under this number or id, or within an hour of this moment. The audit feed says when each thing happened.',
    fr: 'Le tournoi n’a rien de tel sous ce numéro ou cet identifiant, ni dans l’heure autour de ce moment. Le journal dit quand chaque chose s’est passée.',
  },
  DID_NOT_TAKE_PART: {
    en: '{playerId} did not take part in the tournament.',
    fr: '{playerId} n’a pas participé au tournoi.',
  },
  DISPUTE_TOO_LATE: {
    en: 'The claim came too late. The director can take it up, with a reason (takeUpDispute).',
    fr: 'La réclamation est arrivée trop tard. Le directeur peut s’en saisir, en le motivant (takeUpDispute).',
  },
  DISPUTE_NOT_LATE: {
    en: 'The claim was made in time, or was taken up before. Rule on it (ruleOnDispute).',
    fr: 'La réclamation est arrivée à temps, ou le directeur s’en est déjà saisi. Tranchez (ruleOnDispute).',
  },
  DISPUTE_OVER: {
    en: 'The dispute is closed or withdrawn. Reopen it first (reopenDispute).',
    fr: 'Le litige est clos ou retiré. Rouvrez-le d’abord (reopenDispute).',
  },
  DISPUTE_NOT_OVER: {
    en: 'The dispute is neither closed nor withdrawn.',
    fr: 'Le litige n’est ni clos ni retiré.',
  },
  DISPUTE_NOT_RULED: {
    en: 'The dispute is not decided yet. Rule on it first (ruleOnDispute).',
    fr: 'Le litige n’est pas encore tranché. Tranchez d’abord (ruleOnDispute).',
  },
  DISPUTE_NOT_UPHELD: {
    en: 'The claim was dismissed: there is nothing to put right. A later ruling can uphold it (ruleOnDispute).',
    fr: 'La réclamation a été rejetée : il n’y a rien à corriger. Une nouvelle décision peut l’accueillir (ruleOnDispute).',
  },
  DISPUTE_RULED: {
    en: 'The dispute was ruled on: it can’t be withdrawn. The director closes it (closeDispute).',
    fr: 'Le litige est tranché et ne peut plus être retiré. Le directeur le clôt (closeDispute).',
  },
  NOT_THE_CLAIMANT: {
    en: '{playerId} did not make this claim. Its claimant or an official can withdraw it.',
    fr: '{playerId} n’est pas l’auteur de cette réclamation. Seul son auteur ou un responsable peut la retirer.',
  },
  NOT_A_PARTY: {
    en: 'The dispute does not concern {playerId}. Those whom it concerns, or their club, may appeal.',
    fr: 'Le litige ne concerne pas {playerId}. Seules les personnes concernées, ou leur club, peuvent former un recours.',
  },
  EVIDENCE_EMPTY: {
    en: 'Give a statement or a file.',
    fr: 'Donnez un témoignage ou un fichier.',
  },
  EVIDENCE_NOT_FOUND: {
    en: 'The dispute has no piece of evidence {evidence}.',
    fr: 'Le litige n’a pas de pièce n° {evidence}.',
  },
  EVIDENCE_OF_ANOTHER: {
    en: 'Piece of evidence {evidence} is of somebody else. They, or an official, can take it back.',
    fr: 'La pièce n° {evidence} vient de quelqu’un d’autre. Seule cette personne ou un responsable peut la retirer.',
  },
  TOO_MUCH_EVIDENCE: {
    en: 'The dispute has {most} {most|piece|pieces} of evidence already, which is the most.',
    fr: 'Le litige compte déjà {most} pièce{most||s}, le maximum.',
  },
  NO_REMEDY: {
    en: 'The dispute lists no event at position {position}.',
    fr: 'Le litige ne cite aucun événement à la position {position}.',
  },
  DISPUTE_OF_NO_HAND: {
    en: 'The dispute is not about a hand: there are no cards to open.',
    fr: 'Le litige ne porte pas sur une main : il n’y a pas de cartes à ouvrir.',
  },
  CARDS_NOT_RECORDED: {
    en: 'No cards of seat{seats||s} {seats} are on record that were not shown.',
    fr: 'Aucune carte cachée n’est enregistrée pour {seats|le siège|les sièges} {seats}.',
  },
  CARDS_NOT_OPENED: {
    en: 'The cards of seat{seats||s} {seats} are not opened.',
    fr: 'Les cartes {seats|du siège|des sièges} {seats} ne sont pas ouvertes.',
  },
  DECISION_FINAL: {
    en: 'The director’s ruling is final: the rulebook of the tournament has no appeal.',
    fr: 'La décision du directeur est définitive : le règlement du tournoi ne prévoit pas de recours.',
  },
  APPEAL_NOT_ADMISSIBLE: {
    en: 'The rulebook has an appeal at the federation’s own competitions only. This tournament is none.',
    fr: 'Le règlement ne prévoit de recours que pour les compétitions de la fédération. Ce tournoi n’en est pas une.',
  },
  APPEAL_PENDING: {
    en: 'The ruling was appealed already. The commission decides (decideAppeal).',
    fr: 'Un recours est déjà formé. C’est à la commission de décider (decideAppeal).',
  },
  NO_APPEAL: {
    en: 'No appeal is open on this dispute.',
    fr: 'Aucun recours n’est en cours sur ce litige.',
  },
  RESULT_IS_FINAL: {
    en: 'An appeal was made: pots and places of the night stay. The commission can suspend, or adjust a season.',
    fr: 'Un recours a été formé : les pots et les places du tournoi restent acquis. La commission peut suspendre, ou ajuster une saison.',
  },
};
