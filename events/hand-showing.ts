/**
 * Events of one hand on the showdown: all-in hands turned up, one card tabled, hands asked to be seen or checked, announcements that were false. They stand in stream `hand-{id}` with those of `hand`.
 * May import: zod and its neighbours in `events/`.
 */

export const showingEvents = {} as const;
