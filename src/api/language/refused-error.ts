/** The error for a refused command. Without the policy it says nothing private and names nobody. */
import type { Refusal } from '../../decider.js';
import type { RefusalReader } from '../../texts/refusal-names.js';
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

  /** The error as a reader sees it, with players under the names that the reader may see. @param whole whether they may see everything */
  shownTo(reader: RefusalReader, whole: boolean): ApiError {
    const { code, parameters, article } = this.#refusal;
    const say = whole ? refusalText : withheldText;
    const messages = inBoth((language) => say(this.#refusal, language, reader));
    return new ApiError(code, messages, whole ? parameters : withholdPrivate(this.#refusal), article);
  }
}
