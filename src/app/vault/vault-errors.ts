/** Why the shared vault cannot do something, one sentence each. */
import { toPrintableLine } from '../../../events/free-text.js';
import type { PlayerId } from '../../../events/ids.js';
import { StoreError } from '../../store/event-store.js';

/** Conflicts on one record before a write is given up. */
export const MOST_CONFLICTS = 50;

const cures = {
  sealed: 'is sealed with another secret: start this node with the TAPIS_DRAW_SECRET of the nodes that wrote it',
  altered: 'is not as a node of Tapis wrote it: restore a backup of KurrentDB, or erase the person',
} as const;

/** @param what such as `what is kept of player p1` */
export function describeSealed(what: string, state: keyof typeof cures): string {
  return `${what} ${cures[state]}`;
}

/** Messages for the operator about records that this node cannot open, one sentence for each reason. */
export function describeUnread(unread: readonly { readonly player: PlayerId; readonly state: keyof typeof cures }[]): readonly string[] {
  return (['sealed', 'altered'] as const).flatMap((state) => {
    const [first, ...more] = unread.filter((each) => each.state === state);
    if (first === undefined) return [];
    return [
      describeSealed(
        `what the vault keeps of player ${toPrintableLine(first.player)}${more.length === 0 ? '' : ` and ${more.length} more`}`,
        state,
      ),
    ];
  });
}

/** @param what such as `what is kept of player p1` */
export function makeSealedError(what: string, state: keyof typeof cures): StoreError {
  const sentence = describeSealed(what, state);
  return new StoreError('STORE_SEALED', `${sentence[0]!.toUpperCase()}${sentence.slice(1)}.`);
}

export function makeBusyError(what: string): StoreError {
  return new StoreError('STORE_FAILED', `Other nodes were faster again and again with ${what}: send it again.`);
}

/** Null for a record that cannot be opened, which must not prevent a start. @throws any other error */
export function passSealed(error: unknown): null {
  if (error instanceof StoreError && error.code === 'STORE_SEALED') return null;
  throw error;
}
