/** A count with its noun. */

export const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
/** French has one form for 0 and 1. */
export const pluriel = (count: number, one: string, many: string): string => `${count} ${count < 2 ? one : many}`;
