/**
 * A passage that could be read otherwise, or that contradicts another: what was held, and what else could be.
 */
import { t } from '../definition.js';
import type { Text } from '../setting.js';

export interface Reading {
  /** What the settings hold. */
  readonly taken: Text;
  /** What another reader could hold. */
  readonly otherwise: Text;
}

export function reading(en: readonly [taken: string, otherwise: string], fr: readonly [taken: string, otherwise: string]): Reading {
  return { taken: t(en[0], fr[0]), otherwise: t(en[1], fr[1]) };
}
