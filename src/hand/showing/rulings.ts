/**
 * What the director can rule on the showdown.
 */
import type { Questions } from '../questions.js';
import { oddChipUnit } from './awarding.js';
import { handControl } from './control.js';
import { refusesToTable, tabledSufficiently } from './obligation.js';
import { seeHand } from './seeing.js';

export const ruleOnShowing: Questions = { tabledSufficiently, seeHand, handControl, refusesToTable, oddChipUnit };
