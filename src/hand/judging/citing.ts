/**
 * The articles that a judgement cites.
 * Pure. May import: `rulebooks/`.
 */
export { cite } from '../../rulebooks/citing.js';
