/**
 * Prizes, deals and bounties, each event in one short line.
 */
import type { Award, DealMethod, prizesEvents } from '../../events/tournament-prizes.js';
import type { PlayerId } from '../../events/ids.js';
import { type EventTexts, listed, money, plural, rank, type Saying, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';

const methods: Readonly<Record<DealMethod, Sentence>> = {
  chipChop: { en: 'by chips', fr: 'au nombre de jetons' },
  icm: { en: 'by ICM', fr: 'par ICM' },
  agreed: { en: 'as agreed', fr: 'selon leur accord' },
};

type Shares = readonly { readonly playerId: PlayerId; readonly cents: number }[];

const sharesText = (shares: Shares, { player, language }: Saying): string =>
  listed(shares, ({ playerId, cents }) => `${player(playerId)} ${money(cents, language)}`, language);

const leftText = (cents: number): Sentence =>
  where(cents > 0, `; ${money(cents, 'en')} for the winner`, ` ; ${money(cents, 'fr')} pour le gagnant`);

function awardText({ playerId, place, cents, bounties, things }: Award, { player, language }: Saying): string {
  const parts = [
    ...(cents > 0 ? [money(cents, language)] : []),
    ...(bounties > 0 ? [`${money(bounties, language)} ${language === 'en' ? 'in bounties' : 'de primes'}`] : []),
    ...things,
  ];
  return `${rank(place)[language]} ${player(playerId)} (${parts.join(' + ') || '–'})`;
}

export const prizesEventTexts: EventTexts<typeof prizesEvents> = {
  PrizesSet({ prizes: { entry, added, table, things } }) {
    const places = table.kind === 'amounts' ? table.cents.length : table.basisPoints.length;
    const kinds = where(things.length > 0, `, ${things.length} in kind`, `, ${things.length} en nature`);
    const gift = where(added > 0, `, ${money(added, 'en')} added`, `, ${money(added, 'fr')} ajoutés`);
    return {
      en: `prizes set: entry ${money(entry.price, 'en')}, ${money(entry.toPot, 'en')} of it to the pot${gift.en}; ${places} paid ${plural(places, 'place')}${kinds.en}`,
      fr: `prix fixés : entrée ${money(entry.price, 'fr')}, dont ${money(entry.toPot, 'fr')} au pot${gift.fr} ; ${places} ${plural(places, 'place')} ${plural(places, 'payée')}${kinds.fr}`,
    };
  },
  DealProposed({ deal, method, shares, leftForWinner, playOn }, say) {
    const left = leftText(leftForWinner);
    return {
      en: `deal ${deal} is proposed ${methods[method].en}, ${playOn ? 'and play goes on' : 'to end play'}: ${sharesText(shares, say)}${left.en}`,
      fr: `accord n° ${deal} proposé ${methods[method].fr}, ${playOn ? 'le jeu continue' : 'pour finir le jeu'} : ${sharesText(shares, say)}${left.fr}`,
    };
  },
  DealAccepted: ({ deal, playerId }, { player }) => ({
    en: `${player(playerId)} accepts deal ${deal}`,
    fr: `${player(playerId)} accepte l’accord n° ${deal}`,
  }),
  DealDeclined: ({ deal, playerId }, { player }) => ({
    en: `${player(playerId)} declines deal ${deal}: it is dropped`,
    fr: `${player(playerId)} refuse l’accord n° ${deal} : il tombe`,
  }),
  DealMade({ deal, method, shares, leftForWinner }, say) {
    const left = leftText(leftForWinner);
    return {
      en: `deal ${deal} is made ${methods[method].en}: ${sharesText(shares, say)}${left.en}`,
      fr: `accord n° ${deal} conclu ${methods[method].fr} : ${sharesText(shares, say)}${left.fr}`,
    };
  },
  DealVoided: ({ deal, playerId }, { player }) => ({
    en: `deal ${deal} is void: ${player(playerId)} is in again and had not agreed`,
    fr: `accord n° ${deal} annulé : ${player(playerId)} revient en jeu et n’y était pas`,
  }),
  BountyWon({ playerId, entry, handId, to }, say) {
    const hand = where(handId !== null, `, hand ${handId}`, `, main ${handId}`);
    const again = where(entry > 1, `, entry ${entry}`, `, entrée n° ${entry}`);
    return {
      en: `bounty on ${say.player(playerId)}${again.en}${hand.en}: ${sharesText(to, say)}`,
      fr: `prime sur ${say.player(playerId)}${again.fr}${hand.fr} : ${sharesText(to, say)}`,
    };
  },
  SharedThingGiven: ({ place, playerId }, { player }) => ({
    en: `the prize in kind of ${rank(place).en} goes to ${player(playerId)}`,
    fr: `le lot de la ${rank(place).fr} va à ${player(playerId)}`,
  }),
  PrizesAwarded({ awards, cents, unclaimedBounties }, say) {
    const named = listed(awards, (award) => awardText(award, say), say.language);
    const rest = where(
      unclaimedBounties > 0,
      `; unclaimed bounties ${money(unclaimedBounties, 'en')}`,
      ` ; primes non attribuées ${money(unclaimedBounties, 'fr')}`,
    );
    return {
      en: `prizes awarded, ${money(cents, 'en')} in all: ${named || '–'}${rest.en}`,
      fr: `prix attribués, ${money(cents, 'fr')} en tout : ${named || '–'}${rest.fr}`,
    };
  },
};
