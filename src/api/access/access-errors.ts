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

/** Too many wrong codes or tokens came from one address. No code from it is read meanwhile, not even the right one. */
export function tooManyWrongCodes(seconds: number): ApiError {
  return new ApiError(
    'TOO_MANY_WRONG_CODES',
    {
      en: `Too many wrong codes came from this address; wait ${seconds} s, then try again.`,
      fr: `Trop de codes faux sont venus de cette adresse ; attendez ${seconds} s, puis réessayez.`,
    },
    { seconds },
  );
}
