import type { OffenceFinding, Official, PenaltyDue, PenaltyStep, PenaltyUnit } from '../../../events/tournament-discipline.js';
import type { OffenceOutcome, PenaltyStage } from '../../../projections/discipline.js';
import { enumeration } from '../language/enums.js';

export const OfficialEnum = enumeration<Official>('Official', 'Who decides.', {
  director: 'The director of the tournament.',
  floor: 'A floor of the director’s staff.',
});

export const PenaltyUnitEnum = enumeration<PenaltyUnit>('PenaltyUnit', 'The unit in which a penalty is counted.', {
  warning: 'A warning: nothing is counted.',
  hands: 'A number of hands.',
  rounds: 'So many rounds, each as many hands as the table has players when it is given.',
});

export const PenaltyStepUnitEnum = enumeration<PenaltyStep['unit']>('PenaltyStepUnit', 'The unit of a step of a scale.', {
  warning: 'A warning.',
  hands: 'Hands.',
  rounds: 'Rounds.',
  disqualification: 'Disqualification.',
});

export const PenaltyDueEnum = enumeration<PenaltyDue>('PenaltyDue', 'Whether a penalty is owed for an offence.', {
  due: 'The book prescribes one; it can be waived for a reason.',
  possible: 'The book leaves one to the officials.',
  none: 'No penalty, such as for an act that is not deliberate or not repeated.',
});

export const OffenceOutcomeEnum = enumeration<OffenceOutcome>('OffenceOutcome', 'The outcome of an offence.', {
  open: 'Nothing yet: it waits for the officials.',
  punished: 'A penalty was given.',
  disqualified: 'Its player was disqualified.',
  waived: 'The director waived the penalty that the book prescribes.',
  unpunished: 'No penalty was given.',
  unfounded: 'It was none, and counts for no repetition.',
});

enumeration<OffenceFinding>('OffenceFinding', 'How an offence is closed without a penalty.', {
  unpunished: 'No penalty is given; it counts for repetition.',
  unfounded: 'It was none, and counts for no repetition.',
});

export const PenaltyStageEnum = enumeration<PenaltyStage>('PenaltyStage', 'How far a penalty is.', {
  running: 'Hands are still to be missed.',
  served: 'All its hands were missed; a warning has none.',
  ended: 'Its player is out.',
  lifted: 'It was given in error, and taken back.',
});
