/** The outcome of an accepted command. */
import type { CommandOutcome } from '../../app/dispatch/outcome.js';
import type { CommandPreviewType } from './preview.types.js';
import { refused } from '../request/error-presentation.js';

export type Accepted = Extract<CommandOutcome, { readonly accepted: true }> & {
  /** What the command would do, where it was not to be recorded. */
  readonly preview?: CommandPreviewType;
};

/** The answer where nothing was to be recorded: the stream as it is. */
export function previewed(preview: CommandPreviewType, { revision, position }: Pick<Accepted, 'revision' | 'position'>): Accepted {
  return { accepted: true, events: [], revision, position, repeated: false, preview };
}

/** @throws ApiError with the code of a refusal */
export function acceptedOf(outcome: CommandOutcome): Accepted {
  if (!outcome.accepted) throw refused(outcome.refusal);
  return outcome;
}
