/**
 * Prizes: what it costs to play for them, how they are shared, deals, bounties. The books hardly speak of money: one is for tournaments that
 * cost nothing, and shares the last prize between players who are tied for it.
 */
import { choice, rule, says, stands, t, yesOrNo } from '../definition.js';

export const prize = {
  entryPrice: choice({
    title: t('Price of an entry', 'Prix d’une inscription'),
    about: t('Whether entries, rebuys and add-ons may cost money.', 'Si inscriptions, recaves et add-ons peuvent coûter de l’argent.'),
    values: {
      free: t('they cost nothing', 'ils sont gratuits'),
      asOffered: t('they cost what the organiser says', 'ils coûtent ce que dit l’organisateur'),
    },
    books: { ropta: says('free', 'RO presentation') },
    silent: stands('asOffered', 'custom'),
  }),
  shared: rule`pooledEvenly | Prizes of players who are tied: pooled, and shared evenly
    | Prix de joueurs ex æquo : mis en commun et partagés également | RO 2.7 [CT-X-03] | RO 2.7`,
  deals: yesOrNo({
    title: t('Deals', 'Deals'),
    about: t(
      'Whether the players who are left may agree to share the prizes otherwise.',
      'Si les joueurs restants peuvent convenir de partager autrement les prix.',
    ),
    yes: t('they may, all of them agreeing', 'ils le peuvent, s’ils sont tous d’accord'),
    no: t('they may not', 'ils ne le peuvent pas'),
    books: {},
    silent: stands(true, 'custom'),
  }),
  bounty: yesOrNo({
    title: t('Bounties', 'Primes'),
    about: t('Whether a player’s elimination brings a prize.', 'Si l’élimination d’un joueur rapporte une prime.'),
    yes: t('it may', 'elle le peut'),
    no: t('it does not', 'elle ne rapporte rien'),
    books: {},
    silent: stands(false, 'custom'),
  }),
  disqualified: choice({
    title: t('Prize of a disqualified player', 'Prix d’un joueur disqualifié'),
    about: t('What becomes of the prize of the place in which they are out.', 'Ce que devient le prix de la place où il est sorti.'),
    values: {
      forfeited: t('they forfeit it, and those behind them move up', 'il le perd, et les suivants remontent d’un rang'),
      kept: t('they keep it', 'il le garde'),
    },
    books: {},
    silent: stands('forfeited', 'custom'),
  }),
};
