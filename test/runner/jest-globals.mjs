/** What specs import from `@jest/globals`. */
export const { jest } = globalThis;
