/** Why a view cannot be read. */

import type { StreamName } from '../../../events/ids.js';

export type ViewErrorCode =
  /** The view's fold failed on an event; it stays stopped until it is rebuilt or the program is fixed. */
  | 'VIEW_FAILED'
  /** An event of the queried stream could not be folded or stored; all other streams are shown. */
  | 'ROWS_SET_ASIDE'
  /** The view is being rebuilt from the first event, and is not complete yet. */
  | 'VIEW_REBUILDING'
  /** The view did not reach the position in time. */
  | 'VIEW_BEHIND'
  | 'VIEW_UNKNOWN';

/** `message` is one sentence for people. */
export class ViewError extends Error {
  /** The stream that is set aside and whose rows are not shown. */
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
