/**
 * What an attack measured, and the bound that it has to keep.
 */
export interface Finding {
  /** The measured value, such as "plain query, p99". */
  readonly what: string;
  readonly figure: number;
  /** Such as `ms` or `MB`; empty for a count. */
  readonly unit: string;
  /** The figure may be at most this; left out where a figure is shown for comparison only. */
  readonly atMost?: number;
  /** The figure must be at least this. */
  readonly atLeast?: number;
}

/** Whether a finding keeps its bound. */
export function holds({ figure, atMost = Number.POSITIVE_INFINITY, atLeast = Number.NEGATIVE_INFINITY }: Finding): boolean {
  return figure <= atMost && figure >= atLeast;
}
