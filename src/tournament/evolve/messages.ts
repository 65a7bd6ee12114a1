/**
 * How each event changes what the screens show. Decides nothing.
 */
import type { Announced, InPlay } from '../state.js';
import type { DataOf, Folds } from './folds.js';

const show = <State extends Announced | InPlay>(state: State, { message, until }: DataOf<'MessageShown'>): State => ({
  ...state,
  message: { content: message, until: until ?? null },
});
const takeDown = <State extends Announced | InPlay>(state: State): State => ({ ...state, message: null });

export const announcedMessageFolds = { MessageShown: show, MessageTakenDown: takeDown } satisfies Folds<Announced>;

export const messageFolds = { MessageShown: show, MessageTakenDown: takeDown } satisfies Folds<InPlay>;
