/** What the check of a bundle says, as it passes between the page and the worker. */

export interface Finding {
  readonly en: string;
  readonly fr: string;
}

export interface Checked {
  readonly problems: readonly Finding[];
  readonly notCompared: readonly Finding[];
  /** The id of the tournament, the hand or the dispute. */
  readonly of: string;
  readonly events: number;
  readonly streams: number;
  /** How many events the log had. */
  readonly size: string;
  readonly key: string;
}

export interface Question {
  readonly run: number;
  readonly bytes: ArrayBuffer;
  /** The key of the club; empty where nobody gave it. */
  readonly key: string;
}

export type Reply =
  | { readonly run: number; readonly share: number }
  | { readonly run: number; readonly checked: Checked }
  /** It can't be read as a bundle at all. */
  | { readonly run: number; readonly unreadable: string };
