/**
 * Why the clock is not set so.
 */
import type { None, SentencesOf } from '../../decider.js';

export interface ClockRefusals {
  /** `period` (as text), `last`: there is no such index in the structure, which goes from 0 to `last`. */
  UNKNOWN_PERIOD: { period: string; last: number };
  /** `level`, `last`: the structure has no such level; its last one. */
  UNKNOWN_LEVEL: { level: number; last: number };
  /** A period is named by its index or by its level: neither was given, or both. */
  PERIOD_UNCLEAR: None;
  /** `from`, `running`: indexes into the structure; what is replaced is over, the second is the first that can be. */
  PERIOD_OVER: { from: number; running: number };
  /** `period`, `kind`: `level` or `break`; the running period stays what it is. */
  PERIOD_RUNS: { period: number; kind: string };
  /** `period`, `seconds`: the length that it would have, `played`: how long it has run already. */
  PERIOD_TOO_SHORT: { period: number; seconds: number; played: number };
  /** `seconds`: what was to be taken from the running period, `left`: what is left of it. */
  TIME_ALREADY_PLAYED: { seconds: number; left: number };
  /** `level`, `running`: numbers of levels; the first runs, is still to come, or is not in the structure. */
  LEVEL_NOT_OVER: { level: number; running: number };
  /** The clock was not stopped because nobody had seen it. */
  NO_UNSEEN_TIME: None;
  /** `endsAt`: the instant (ms since 1970) at which the break ends, null while the clock is paused. */
  ON_BREAK: { endsAt: number | null };
}

/** What a person reads of each. */
export const clockSentences: SentencesOf<ClockRefusals> = {
  UNKNOWN_PERIOD: {
    en: 'The structure has no period {period}. Give 0 to {last}.',
    fr: 'La structure n’a pas de période {period}. Indiquez de 0 à {last}.',
  },
  UNKNOWN_LEVEL: {
    en: 'The structure has no level {level}. Its last one is level {last}.',
    fr: 'La structure n’a pas de niveau {level}. Le dernier est le niveau {last}.',
  },
  PERIOD_UNCLEAR: {
    en: 'Name the period once: by the number of its level, or by its index.',
    fr: 'Désignez la période une seule fois : par le numéro de son niveau ou par son indice.',
  },
  PERIOD_OVER: {
    en: 'Period {from} of the structure is over. Replace periods from {running} on, the running one. With which blinds a level was played that is over, record with correctPlayedLevel.',
    fr: 'La période {from} de la structure est terminée. Remplacez à partir de la période en cours, {running}. Les blindes jouées à un niveau terminé se notent avec correctPlayedLevel.',
  },
  PERIOD_RUNS: {
    en: 'Period {period} is a {kind} and runs: it stays one. To leave it, go to another period (startPeriod).',
    fr: 'La période {period}, en cours, est et reste de ce type : {kind}. Pour en sortir, passez à une autre (startPeriod).',
  },
  PERIOD_TOO_SHORT: {
    en: 'Period {period} has run for {played} second{played||s}, so {seconds} would be over. Give it more, or go to the next one (startPeriod).',
    fr: 'La période {period} dure déjà depuis {played} seconde{played||s} ; {seconds} seraient déjà passées. Donnez-en plus, ou passez à la suivante (startPeriod).',
  },
  TIME_ALREADY_PLAYED: {
    en: 'Only {left} second{left||s} of this period {left|is|are} left. Take no more, or go to the next period now (startPeriod).',
    fr: 'Il ne reste que {left} seconde{left||s} à cette période. N’en retirez pas plus, ou passez à la suivante (startPeriod).',
  },
  LEVEL_NOT_OVER: {
    en: 'Level {level} is not over: level {running} was the last to begin. Its blinds are changed in the structure (changeStructure).',
    fr: 'Le niveau {level} n’est pas terminé : le dernier commencé est le niveau {running}. Ses blindes se changent dans la structure (changeStructure).',
  },
  NO_UNSEEN_TIME: {
    en: 'Nobody missed any time of this clock: it was stopped by hand. Resume it without saying whether time counts (unseenTimeCounts).',
    fr: 'Ce chronomètre n’a pas de temps non surveillé : il a été arrêté à la main. Relancez-le sans dire si du temps compte (unseenTimeCounts).',
  },
  ON_BREAK: {
    en: 'The tournament is on break. Hands begin again after it (startPeriod ends it now).',
    fr: 'Le tournoi est en pause. Les mains reprennent après (startPeriod y met fin maintenant).',
  },
};
