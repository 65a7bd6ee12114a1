/**
 * Prizes, deals and bounties, each event in one short line.
 */
import type { EventOf } from '../../events/event-type.js';
import type { Award, DealMethod, PrizesChange, prizesEvents } from '../../events/tournament-prizes.js';
import type { PlayerId } from '../../events/ids.js';
import { type EventTexts, listed, money, players, plural, rank, type Saying, where } from './event-phrases.js';
import type { Language, Sentence } from './sentences.js';

type DataOfAwarded = EventOf<(typeof prizesEvents)['PrizesAwarded']>['data'];

const methods: Readonly<Record<DealMethod, Sentence>> = {
  chipChop: { en: 'by chips', fr: 'au nombre de jetons' },
  icm: { en: 'by ICM', fr: 'par ICM' },
  agreed: { en: 'as agreed', fr: 'selon leur accord' },
};

/** Money that changes, such as `Ann 80.00 → 95.00`. */
const moved = (name: string, before: number, after: number, language: Language): string =>
  `${name} ${money(before, language)} → ${money(after, language)}`;

/** What changes by place and for players who are out, and why. */
function changeText(change: PrizesChange | undefined, { player, language }: Saying): string {
  if (change === undefined) return '';
  const { reason, byRuling, places, players: out } = change;
  const changes = [
    ...places.map(({ place, before, after }) => moved(rank(place)[language], before, after, language)),
    ...out.map(({ playerId, before, after }) => moved(player(playerId), before, after, language)),
  ];
  const list = changes.join(', ') || '–';
  if (language === 'en') return `; changed${byRuling ? ' by a ruling' : ''}: ${list} – “${reason}”`;
  return ` ; changement${byRuling ? ' par décision du directeur' : ''} : ${list} – « ${reason} »`;
}

/** Who gets something else than was said before, and what that was. */
function insteadText(changed: DataOfAwarded['changed'], { player, language }: Saying): string {
  if (changed === undefined || changed.length === 0) return '';
  const names = changed.map(({ playerId, was }) => `${player(playerId)} ${was === null ? '–' : worthText(was, language)}`);
  return language === 'en' ? `; before: ${names.join(', ')}` : ` ; avant : ${names.join(', ')}`;
}

type Shares = readonly { readonly playerId: PlayerId; readonly cents: number }[];

const sharesText = (shares: Shares, { player, language }: Saying): string =>
  listed(shares, ({ playerId, cents }) => `${player(playerId)} ${money(cents, language)}`, language);

const leftText = (cents: number): Sentence =>
  where(cents > 0, `; ${money(cents, 'en')} for the winner`, ` ; ${money(cents, 'fr')} pour le gagnant`);

function worthText({ cents, bounties, things }: Award, language: Language): string {
  const parts = [
    ...(cents > 0 ? [money(cents, language)] : []),
    ...(bounties > 0 ? [`${money(bounties, language)} ${language === 'en' ? 'in bounties' : 'de primes'}`] : []),
    ...things,
  ];
  return parts.join(' + ') || '–';
}

function awardText(award: Award, { player, language }: Saying): string {
  return `${rank(award.place)[language]} ${player(award.playerId)} (${worthText(award, language)})`;
}

/** A warning where a deal gives more than the first prize. */
function aboveText(above: { readonly prize: number; readonly players: readonly PlayerId[] } | undefined, say: Saying): Sentence {
  if (above === undefined) return { en: '', fr: '' };
  const names = players(above.players, say);
  return {
    en: `; note: more than the first prize of ${money(above.prize, 'en')} for ${names}`,
    fr: ` ; attention : plus que le premier prix de ${money(above.prize, 'fr')} pour ${names}`,
  };
}

export const prizesEventTexts: EventTexts<typeof prizesEvents> = {
  PrizesSet({ prizes: { entry, added, table, things }, changed }, say) {
    const places = table.kind === 'amounts' ? table.cents.length : table.basisPoints.length;
    const kinds = where(things.length > 0, `, ${things.length} in kind`, `, ${things.length} en nature`);
    const gift = where(added > 0, `, ${money(added, 'en')} added`, `, ${money(added, 'fr')} ajoutés`);
    return {
      en: `prizes set: entry ${money(entry.price, 'en')}, ${money(entry.toPot, 'en')} of it to the pot${gift.en}; ${places} paid ${plural(places, 'place')}${kinds.en}${changeText(changed, say)}`,
      fr: `prix fixés : entrée ${money(entry.price, 'fr')}, dont ${money(entry.toPot, 'fr')} au pot${gift.fr} ; ${places} ${plural(places, 'place')} ${plural(places, 'payée')}${kinds.fr}${changeText(changed, say)}`,
    };
  },
  DealProposed({ deal, method, shares, leftForWinner, playOn, aboveFirst }, say) {
    const left = leftText(leftForWinner);
    const above = aboveText(aboveFirst, say);
    return {
      en: `deal ${deal} is proposed ${methods[method].en}, ${playOn ? 'and play goes on' : 'to end play'}: ${sharesText(shares, say)}${left.en}${above.en}`,
      fr: `deal n° ${deal} proposé ${methods[method].fr}, ${playOn ? 'le jeu continue' : 'pour finir le jeu'} : ${sharesText(shares, say)}${left.fr}${above.fr}`,
    };
  },
  DealAccepted: ({ deal, playerId }, { player }) => ({
    en: `${player(playerId)} accepts deal ${deal}`,
    fr: `${player(playerId)} accepte le deal n° ${deal}`,
  }),
  DealDeclined: ({ deal, playerId }, { player }) => ({
    en: `${player(playerId)} declines deal ${deal}: it is dropped`,
    fr: `${player(playerId)} refuse le deal n° ${deal} : il tombe`,
  }),
  DealMade({ deal, method, shares, leftForWinner }, say) {
    const left = leftText(leftForWinner);
    return {
      en: `deal ${deal} is made ${methods[method].en}: ${sharesText(shares, say)}${left.en}`,
      fr: `deal n° ${deal} conclu ${methods[method].fr} : ${sharesText(shares, say)}${left.fr}`,
    };
  },
  DealVoided: ({ deal, playerId }, { player }) => ({
    en: `deal ${deal} is void: ${player(playerId)} is in again and had not agreed`,
    fr: `deal n° ${deal} caduc : ${player(playerId)} revient en jeu et n’y était pas`,
  }),
  DealAnnulled: ({ deal, shares, leftForWinner }, say) => ({
    en: `deal ${deal} is annulled by the director; it gave ${sharesText(shares, say)}${leftText(leftForWinner).en}`,
    fr: `deal n° ${deal} annulé par le directeur ; il donnait ${sharesText(shares, say)}${leftText(leftForWinner).fr}`,
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
    fr: `le prix en nature de la ${rank(place).fr} va à ${player(playerId)}`,
  }),
  PrizesAwarded({ awards, cents, unclaimedBounties, changed }, say) {
    const instead = insteadText(changed, say);
    const named = listed(awards, (award) => awardText(award, say), say.language);
    const rest = where(
      unclaimedBounties > 0,
      `; unclaimed bounties ${money(unclaimedBounties, 'en')}`,
      ` ; primes non attribuées ${money(unclaimedBounties, 'fr')}`,
    );
    return {
      en: `prizes awarded, ${money(cents, 'en')} in all: ${named || '–'}${rest.en}${instead}`,
      fr: `prix attribués, ${money(cents, 'fr')} en tout : ${named || '–'}${rest.fr}${instead}`,
    };
  },
};
