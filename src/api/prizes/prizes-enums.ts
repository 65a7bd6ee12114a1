import { enumeration } from '../language/enums.js';

export const DealMethodEnum = enumeration('DealMethod', 'How a deal shares the prizes that are left.', {
  chipChop: 'Everybody has the lowest of them, the rest is shared by chips.',
  icm: 'By the chances of each place that chips give, after Malmuth and Harville; for twelve players at most.',
  agreed: 'As the players agree.',
});
