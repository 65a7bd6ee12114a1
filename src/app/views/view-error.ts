/**
 * Why a view can't be read.
 */

export type ViewErrorCode =
  /** The view's fold failed on an event; it stands still until it is rebuilt or the program is mended. */
  | 'VIEW_FAILED'
  /** The view is being built from the first event on, and is not complete yet. */
  | 'VIEW_REBUILDING'
  /** The view has not come far enough in time. */
  | 'VIEW_BEHIND'
  | 'VIEW_UNKNOWN';

/** `message` is one sentence for people. */
export class ViewError extends Error {
  constructor(
    readonly code: ViewErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ViewError';
  }
}
