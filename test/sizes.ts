/**
 * How much the long tests try. `npm test` is for whoever works on the code: it tries a part. CI sets `TAPIS_TESTS=all` and tries all.
 */
const isAll = process.env['TAPIS_TESTS'] === 'all';

/** How often something random is tried: so often, or a fifth of it. */
export const times = (all: number): number => (isAll ? all : Math.ceil(all / 5));

/** What is tried one by one: all of it, or each fifth. */
export const each = <Case>(all: readonly Case[]): Case[] => all.filter((_, index) => isAll || index % 5 === 0);

/** For a test that is as long as it is, and has a shorter one beside it. */
export const itInAll = isAll ? it : it.skip;
