/** The error for a refused command. Without the policy it says nothing private. */
import type { Refusal } from '../../decider.js';
import { refusalText, withheldText } from '../../texts/refusal-texts.js';
import { withholdPrivate } from '../../texts/withheld-texts.js';
import { ApiError } from './api-error.js';
import { inBoth } from './bilingual-text.types.js';

export class RefusedError extends ApiError {
  /** Private, because logging and serialising include an error's properties. */
  readonly #refusal: Refusal;

  constructor(refusal: Refusal) {
    super(
      refusal.code,
      inBoth((language) => withheldText(refusal, language)),
      withholdPrivate(refusal),
      refusal.article,
    );
    this.#refusal = refusal;
  }

  get refusal(): Refusal {
    return this.#refusal;
  }

  /** The error with all details, for those who may see them. */
  opened(): ApiError {
    const { code, parameters, article } = this.#refusal;
    const messages = inBoth((language) => refusalText(this.#refusal, language));
    return new ApiError(code, messages, parameters, article);
  }
}
