/** Errors of access from the API itself, beside refusals of deciders. */
import { ApiError } from '../language/api-error.js';

/** Too many wrong codes or tokens from one address. The right code is still accepted. */
export function tooManyWrongCodes(seconds: number): ApiError {
  return new ApiError(
    'TOO_MANY_WRONG_CODES',
    {
      en: `Too many wrong codes came from this address; wait ${seconds} s. The right code is accepted at once.`,
      fr: `Trop de codes faux sont venus de cette adresse ; attendez ${seconds} s. Le bon code est accepté tout de suite.`,
    },
    { seconds },
  );
}
