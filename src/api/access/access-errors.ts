/**
 * The errors of access that are no refusals of a decider.
 */
import { ApiError } from '../language/api-error.js';

/** A device gave a wrong code. @param left how many more may be tried */
export function wrongPairingCode(left: number): ApiError {
  return new ApiError(
    'PAIRING_CODE_WRONG',
    {
      en:
        left === 0 ? 'The code is wrong, and the offer has ended. Ask the floor for a new one.' : `The code is wrong. Tries left: ${left}.`,
      fr:
        left === 0
          ? 'Le code est faux, et l’offre est terminée. Demandez-en une nouvelle au floor.'
          : `Le code est faux. Essais restants : ${left}.`,
    },
    { left },
  );
}
