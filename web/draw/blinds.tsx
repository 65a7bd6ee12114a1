/** The blinds of a level as text. */
import type { Period } from '../lib/clock-face.js';
import { chips } from '../lib/format.js';
import { floorTexts } from '../text/floor.js';

export const blindsOf = ({ smallBlind, bigBlind }: Period): string => `${chips(smallBlind ?? 0)} / ${chips(bigBlind ?? 0)}`;

export const hasAnte = ({ ante }: Period): boolean => ante !== null && ante > 0;

/** `2,000 / 4,000, ante 4,000` */
export const levelOf = (period: Period): string =>
  hasAnte(period) ? `${blindsOf(period)}, ${floorTexts().ante.toLowerCase()} ${chips(period.ante!)}` : blindsOf(period);
