/**
 * Prizes, deals and bounties, each event in one short line.
 */
import type { EventOf } from '../../events/event-type.js';
import type { Award, DealMethod, PrizesChange, prizesEvents } from '../../events/tournament-prizes.js';
import type { PlayerId } from '../../events/ids.js';
import { type EventTexts, inHand, listed, players, rank, type Saying, where } from './event-phrases.js';
import type { Sentence } from './sentences.js';
import { plural, pluriel } from './numbers.js';

type DataOfAwarded = EventOf<(typeof prizesEvents)['PrizesAwarded']>['data'];

const methods: Readonly<Record<DealMethod, Sentence>> = {
  chipChop: { en: 'by chips', fr: 'au nombre de jetons' },
  icm: { en: 'by ICM', fr: 'par ICM' },
  agreed: { en: 'as agreed', fr: 'selon l’accord des joueurs' },
};

/** Money that changes, such as `Ann 80.00 → 95.00`. */
const moved = (name: string, before: number, after: number, { money }: Saying): string => `${name} ${money(before)} → ${money(after)}`;

/** What changes by place and for players who are out, and why. */
function changeText(change: PrizesChange | undefined, say: Saying): string {
  const { player, language } = say;
  if (change === undefined) return '';
  const { reason, byRuling, places, players: out } = change;
  const changes = [
    ...places.map(({ place, before, after }) => moved(rank(place)[language], before, after, say)),
    ...out.map(({ playerId, before, after }) => moved(player(playerId), before, after, say)),
  ];
  const list = changes.join(', ') || '–';
  if (language === 'en') return `; changed${byRuling ? ' by a ruling' : ''}: ${list} – “${reason}”`;
  return ` ; changement${byRuling ? ' par décision du directeur' : ''} : ${list} – « ${reason} »`;
}

/** Who gets something else than was said before, and what that was. */
function insteadText(changed: DataOfAwarded['changed'], say: Saying): string {
  const { player, language } = say;
  if (changed === undefined || changed.length === 0) return '';
  const names = changed.map(({ playerId, was }) => `${player(playerId)} ${was === null ? '–' : worthText(was, say)}`);
  return language === 'en' ? `; before: ${names.join(', ')}` : ` ; avant : ${names.join(', ')}`;
}

type Shares = readonly { readonly playerId: PlayerId; readonly cents: number }[];

const sharesText = (shares: Shares, { player, language, money }: Saying): string =>
  listed(shares, ({ playerId, cents }) => `${player(playerId)} ${money(cents)}`, language);

const leftText = (cents: number, { money }: Saying): Sentence =>
  where(cents > 0, `; ${money(cents)} for the winner`, ` ; ${money(cents)} pour le vainqueur`);

function worthText({ cents, bounties, things }: Award, { language, money }: Saying): string {
  const parts = [
    ...(cents > 0 ? [money(cents)] : []),
    ...(bounties > 0 ? [`${money(bounties)} ${language === 'en' ? 'in bounties' : 'de primes'}`] : []),
    ...things,
  ];
  return parts.join(' + ') || '–';
}

function awardText(award: Award, say: Saying): string {
  return `${rank(award.place)[say.language]} ${say.player(award.playerId)} (${worthText(award, say)})`;
}

/** A warning where a deal gives more than the first prize. */
function aboveText(above: { readonly prize: number; readonly players: readonly PlayerId[] } | undefined, say: Saying): Sentence {
  if (above === undefined) return { en: '', fr: '' };
  const names = players(above.players, say);
  return {
    en: `; note: more than the first prize of ${say.money(above.prize)} for ${names}`,
    fr: ` ; attention : plus que le premier prix de ${say.money(above.prize)} pour ${names}`,
  };
}

export const prizesEventTexts: EventTexts<typeof prizesEvents> = {
  PrizesSet({ prizes: { entry, added, table, things }, changed, mistyped }, say) {
    const { money } = say;
    const places = table.kind === 'amounts' ? table.cents.length : table.basisPoints.length;
    const kinds = where(things.length > 0, `, ${things.length} in kind`, `, ${things.length} en nature`);
    const gift = where(added > 0, `, ${money(added)} added`, `, ${money(added)} ajoutés`);
    // Prizes that were only announced by place have nothing to say of an entry.
    const paid = where(
      entry.price > 0 || added > 0,
      `entry ${money(entry.price)}, ${money(entry.toPot)} of it to the pot${gift.en}; `,
      `entrée ${money(entry.price)}, dont ${money(entry.toPot)} au pot${gift.fr} ; `,
    );
    const alike = where(
      mistyped === true,
      '; what was paid so far was paid at these prices',
      ' ; ce qui est déjà payé l’a été à ces tarifs',
    );
    return {
      en: `prizes set: ${paid.en}${places} paid ${plural(places, 'place')}${kinds.en}${alike.en}${changeText(changed, say)}`,
      fr: `prix fixés : ${paid.fr}${places} ${pluriel(places, 'place')} ${pluriel(places, 'payée')}${kinds.fr}${alike.fr}${changeText(changed, say)}`,
    };
  },
  DealProposed({ deal, method, shares, leftForWinner, playOn, aboveFirst }, say) {
    const left = leftText(leftForWinner, say);
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
    fr: `${player(playerId)} refuse le deal n° ${deal} : il est abandonné`,
  }),
  DealMade({ deal, method, shares, leftForWinner }, say) {
    const left = leftText(leftForWinner, say);
    return {
      en: `deal ${deal} is made ${methods[method].en}: ${sharesText(shares, say)}${left.en}`,
      fr: `deal n° ${deal} conclu ${methods[method].fr} : ${sharesText(shares, say)}${left.fr}`,
    };
  },
  DealVoided: ({ deal, playerId }, { player }) => ({
    en: `deal ${deal} is void: ${player(playerId)} is in again and had not agreed`,
    fr: `deal n° ${deal} annulé : ${player(playerId)} revient en jeu et n’y était pas`,
  }),
  DealAnnulled: ({ deal, shares, leftForWinner }, say) => ({
    en: `deal ${deal} is annulled by the director; it gave ${sharesText(shares, say)}${leftText(leftForWinner, say).en}`,
    fr: `deal n° ${deal} annulé par le directeur ; il donnait ${sharesText(shares, say)}${leftText(leftForWinner, say).fr}`,
  }),
  BountyWon({ playerId, entry, handId, to }, say) {
    const hand = inHand(handId);
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
    const { money } = say;
    const instead = insteadText(changed, say);
    const named = listed(awards, (award) => awardText(award, say), say.language);
    const rest = where(
      unclaimedBounties > 0,
      `; unclaimed bounties ${money(unclaimedBounties)}`,
      ` ; primes non attribuées ${money(unclaimedBounties)}`,
    );
    return {
      en: `prizes awarded, ${money(cents)} in all: ${named || '–'}${rest.en}${instead}`,
      fr: `prix attribués, ${money(cents)} en tout : ${named || '–'}${rest.fr}${instead}`,
    };
  },
};
