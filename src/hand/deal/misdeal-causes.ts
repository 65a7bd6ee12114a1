/**
 * The verdict of the book on each cause that can be given for a misdeal (RC 10, 35; MO 2.17; TDA 27; RO 5.3, 6.1; TF §2 b16).
 */
import type { MisdealCause } from '../../../events/hand-deal.js';
import type { Rulebook } from '../../rulebooks/rulebooks.js';
import type { Setting } from '../../rulebooks/setting.js';

/** `ruling`: only the director can make it one. `deliberate`: a player's own act, which costs only their own hand. */
export interface MisdealVerdict {
  readonly makes: 'misdeal' | 'nothing' | 'ruling' | 'deliberate';
  /** The setting that says so. */
  readonly by: Setting;
}

export function findVerdict(cause: MisdealCause, { misdeal, cards }: Rulebook['dealing']): MisdealVerdict {
  const causes = misdeal.cause;
  switch (cause) {
    case 'firstTwoExposed':
    case 'twoExposed':
    case 'twoBoxed':
    case 'firstCardWrongSeat':
    case 'forbiddenSeat':
    case 'playerSkipped':
      return { makes: 'misdeal', by: causes[cause] };
    case 'wrongCount':
      return { makes: 'misdeal', by: causes.wrongCount.player };
    case 'wrongOrder':
      return { makes: orderMakes[causes.wrongOrderElsewhere.value], by: causes.wrongOrderElsewhere };
    case 'buttonShort': {
      const { completed } = cards.button.oneMissing;
      return { makes: completed.value === 'misdeal' ? 'misdeal' : 'nothing', by: completed };
    }
    case 'smallBlindOneExtra':
      return { makes: causes.smallBlindOneExtra.value ? 'misdeal' : 'nothing', by: causes.smallBlindOneExtra };
    case 'deliberatePlayerAct':
      return { makes: 'deliberate', by: causes.deliberatePlayerAct };
    case 'tableShouldHaveStopped':
      return { makes: 'nothing', by: causes.tableShouldHaveStopped };
    case 'aberration':
    case 'other':
      return { makes: misdeal.listIsOpen.value ? 'ruling' : 'nothing', by: misdeal.listIsOpen };
  }
}

const orderMakes = { yes: 'misdeal', no: 'nothing', ruling: 'ruling' } as const;
