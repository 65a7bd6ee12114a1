/**
 * The error that stands for a refusal of a command. It says nothing private by itself: the policy opens it for those who may see all.
 */
import type { Refusal } from '../../decider.js';
import { refusalText, withheldText } from '../../texts/refusal-texts.js';
import { withholdPrivate } from '../../texts/withheld-texts.js';
import { ApiError } from './api-error.js';
import { inBoth } from './bilingual-text.types.js';

export class RefusedError extends ApiError {
  /** Not a property: what is logged or serialised of an error has its properties. */
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

  /** The error with all that the refusal says: for those who may see it. */
  opened(): ApiError {
    const { code, parameters, article } = this.#refusal;
    const messages = inBoth((language) => refusalText(this.#refusal, language));
    return new ApiError(code, messages, parameters, article);
  }
}
