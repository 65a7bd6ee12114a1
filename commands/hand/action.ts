/**
 * A plain action of the seat in turn, as an electronic client sends it.
 */

/** `to` is the seat's total on this street after the action, blinds included, in chips. */
export type Action = { readonly type: 'fold' | 'check' | 'call' | 'allIn' } | { readonly type: 'bet' | 'raise'; readonly to: number };
