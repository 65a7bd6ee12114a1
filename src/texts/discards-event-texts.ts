/**
 * Hands that die without a fold, hands that are shown, phones and players who leave, each event in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { discardsEvents, DiscardReason, OpenedWhen, PhoneUse, ShownTo, TalkKind } from '../../events/hand-discards.js';
import { citedIn } from './incident-event-texts.js';
import { answerNames, killCauses } from './incident-names.js';
import type { Sentence } from './sentences.js';
import { cardsIn } from './card-names.js';

const reasons: Readonly<Record<DiscardReason, Sentence>> = {
  fold: { en: 'to fold', fr: 'pour se coucher' },
  mistake: { en: 'by mistake', fr: 'par erreur' },
  thoughtHeWon: { en: 'believing that it had won', fr: 'en croyant avoir gagné' },
  misledByOpponent: { en: 'misled by an opponent', fr: 'à cause d’un adversaire' },
  dodge: { en: 'to avoid showing it', fr: 'pour ne pas la montrer' },
};

const viewers: Readonly<Record<ShownTo, Sentence>> = {
  table: { en: 'to the table', fr: 'à la table' },
  outOfHand: { en: 'to somebody out of the hand', fr: 'à une personne hors de la main' },
  livePlayer: { en: 'to an opponent', fr: 'à un adversaire' },
};

const moments: Readonly<Record<Exclude<OpenedWhen, 'now'>, Sentence>> = {
  endOfBettingRound: { en: 'after the betting round', fr: 'après le tour d’enchères' },
  endOfHand: { en: 'after the hand', fr: 'à la fin de la main' },
};

const uses: Readonly<Record<PhoneUse, Sentence>> = {
  talking: { en: 'is on the phone', fr: 'est au téléphone' },
  reading: { en: 'looks at a screen', fr: 'consulte un écran' },
  other: { en: 'uses a device', fr: 'utilise un appareil' },
};

const sayings: Readonly<Record<TalkKind, Sentence>> = {
  ownHand: { en: 'announces its own live hand', fr: 'annonce sa main encore en jeu' },
  contentOfLiveHand: { en: 'talks about a live hand', fr: 'parle d’une main encore en jeu' },
  contentOfDeadHand: { en: 'talks about a dead hand', fr: 'parle d’une main morte' },
  readsUntabledHand: { en: 'reads a hand that is not tabled', fr: 'lit une main qui n’est pas montrée' },
  advice: { en: 'advises or criticises', fr: 'conseille ou critique' },
};

/** The event in one line. `chips` writes an amount as the language does. */
export function discardsEventText(event: EventIn<typeof discardsEvents>, chips: (amount: number) => string): Sentence {
  switch (event.type) {
    case 'HandDisturbed': {
      const { seat, cause, identifiable } = event.data;
      return {
        en: `the hand of seat ${seat}: ${killCauses[cause].en}, ${identifiable ? 'both cards are identified' : 'its cards can’t be identified'}`,
        fr: `la main du siège ${seat} : ${killCauses[cause].fr}, ${identifiable ? 'ses deux cartes sont identifiées' : 'ses cartes ne sont plus identifiables'}`,
      };
    }
    case 'HandThrown': {
      const { seat, reason, laidInFront } = event.data;
      if (laidInFront) return { en: `seat ${seat} lays its hand down in front of it`, fr: `siège ${seat} pose sa main devant soi` };
      return { en: `seat ${seat} throws its hand ${reasons[reason].en}`, fr: `siège ${seat} jette sa main ${reasons[reason].fr}` };
    }
    case 'DiscardHeldAside': {
      const { seat, articles } = event.data;
      const proposed = answerNames[event.data.default];
      return {
        en: `the cards of seat ${seat} are kept apart for the director (proposed: ${proposed.en})${citedIn(articles).en}`,
        fr: `les cartes du siège ${seat} sont gardées pour le directeur (proposé : ${proposed.fr})${citedIn(articles).fr}`,
      };
    }
    case 'HandRetrieved': {
      const { seat, amount, articles } = event.data;
      const [en, fr] = amount === 0 ? ['', ''] : [`, with its bet of ${chips(amount)}`, `, avec sa mise de ${chips(amount)}`];
      return {
        en: `the hand of seat ${seat} is live again${en}${citedIn(articles).en}`,
        fr: `la main du siège ${seat} est de nouveau en jeu${fr}${citedIn(articles).fr}`,
      };
    }
    case 'HandExposed': {
      const { seat, to } = event.data;
      return { en: `seat ${seat} shows its hand ${viewers[to].en}`, fr: `siège ${seat} montre sa main ${viewers[to].fr}` };
    }
    case 'HandOpenedToAll': {
      const { seat, cards, when, articles } = event.data;
      const cited = citedIn(articles);
      if (when !== 'now')
        return {
          en: `the hand of seat ${seat} will be shown to all ${moments[when].en}${cited.en}`,
          fr: `la main du siège ${seat} sera montrée à tous ${moments[when].fr}${cited.fr}`,
        };
      const [en, fr] = cards === null ? ['', ''] : [`: ${cardsIn(cards).en}`, ` : ${cardsIn(cards).fr}`];
      return {
        en: `the hand of seat ${seat} is shown to all${en}${cited.en}`,
        fr: `la main du siège ${seat} est montrée à tous${fr}${cited.fr}`,
      };
    }
    case 'BettingRoundRestarted': {
      const cited = citedIn(event.data.articles);
      return { en: `the betting round begins again${cited.en}`, fr: `le tour d’enchères recommence${cited.fr}` };
    }
    case 'PhoneUseRecorded': {
      const { seat, kind, articles } = event.data;
      const cited = citedIn(articles);
      return { en: `seat ${seat} ${uses[kind].en}${cited.en}`, fr: `siège ${seat} ${uses[kind].fr}${cited.fr}` };
    }
    case 'LeftTableRecorded': {
      const { seat, withinReach, articles } = event.data;
      const cited = citedIn(articles);
      const [en, fr] = withinReach
        ? ['stands up within reach of its cards', 'se lève sans s’éloigner de ses cartes']
        : ['leaves the table', 'quitte la table'];
      return { en: `seat ${seat} ${en}${cited.en}`, fr: `siège ${seat} ${fr}${cited.fr}` };
    }
    case 'PlayerExpelled': {
      const { seat, articles } = event.data;
      const cited = citedIn(articles);
      return { en: `the player of seat ${seat} is disqualified${cited.en}`, fr: `le joueur du siège ${seat} est disqualifié${cited.fr}` };
    }
    case 'PlayerReadmitted': {
      const { seat } = event.data;
      return {
        en: `the disqualification of seat ${seat} is withdrawn`,
        fr: `la disqualification du siège ${seat} est retirée`,
      };
    }
    case 'HiddenCardsReported': {
      const { seat } = event.data;
      return { en: `the cards of seat ${seat} were out of sight`, fr: `les cartes du siège ${seat} étaient hors de vue` };
    }
    case 'TalkReported': {
      const { seat, kind } = event.data;
      return { en: `seat ${seat} ${sayings[kind].en}`, fr: `siège ${seat} ${sayings[kind].fr}` };
    }
    case 'RabbitHuntingReported': {
      const { seat } = event.data;
      return { en: `seat ${seat} looks at the cards that would have come`, fr: `siège ${seat} regarde les cartes qui seraient venues` };
    }
  }
}
