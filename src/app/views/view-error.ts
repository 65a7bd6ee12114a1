/**
 * Why a view can't be read.
 */

import type { StreamName } from '../../../events/ids.js';

export type ViewErrorCode =
  /** The view's fold failed on an event; it stands still until it is rebuilt or the program is mended. */
  | 'VIEW_FAILED'
  /** An event of the stream that is asked about could not be folded or stored; all other streams are shown. */
  | 'ROWS_SET_ASIDE'
  /** The view is being built from the first event on, and is not complete yet. */
  | 'VIEW_REBUILDING'
  /** The view has not come far enough in time. */
  | 'VIEW_BEHIND'
  | 'VIEW_UNKNOWN';

/** `message` is one sentence for people. */
export class ViewError extends Error {
  /** The stream that was set aside, so that rows are not shown. */
  readonly stream: StreamName | null;

  constructor(
    readonly code: ViewErrorCode,
    message: string,
    options?: ErrorOptions & { readonly stream?: StreamName },
  ) {
    super(message, options);
    this.name = 'ViewError';
    this.stream = options?.stream ?? null;
  }
}
