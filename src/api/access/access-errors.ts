/**
 * The errors of access that are no refusals of a decider.
 */
import { ApiError } from '../language/api-error.js';

/** Whoever asks does not hold a role that may do this there. */
export function notAllowed(operation: string): ApiError {
  return new ApiError(
    'FORBIDDEN',
    {
      en: `Your roles do not include "${operation}" here. The query me shows them; an admin of the club or federation grants them.`,
      fr: `Vos rôles ne comprennent pas « ${operation} » ici. La requête me les montre ; un administrateur du club ou de la fédération les donne.`,
    },
    { operation },
  );
}

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
