/**
 * The showdown, each event in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { showingEvents } from '../../events/hand-showing.js';
import { citedIn } from './incident-event-texts.js';
import type { Sentence } from './sentences.js';
import { cardText } from './card-names.js';
import { inOrder } from './event-phrases.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function showingEventText(event: EventIn<typeof showingEvents>, chips: (amount: number) => string): Sentence {
  const cited = citedIn(event.data.articles);
  const both = (en: string, fr: string): Sentence => ({ en: `${en}${cited.en}`, fr: `${fr}${cited.fr}` });
  switch (event.type) {
    case 'AllInHandsHeld':
      return both(
        'all-in hands stay face down until the other tables are done',
        'les mains à tapis restent cachées jusqu’à la fin des autres tables',
      );
    case 'AllInHandsReleased':
      return both('the other tables are done', 'les autres tables ont fini');
    case 'AllInHandsDue': {
      const { seats } = event.data;
      const list = seats.join(', ');
      return seats.length === 1
        ? both(`all in: seat ${list} must show its hand`, `à tapis : le siège ${list} doit montrer sa main`)
        : both(`all in: seats ${list} must show their hands`, `à tapis : les sièges ${list} doivent montrer leur main`);
    }
    case 'ShowdownOrderImposed': {
      const order = inOrder(event.data.order);
      return both(
        `an official sets the order in which hands are shown: ${order.en}`,
        `un responsable fixe l’ordre d’abattage : ${order.fr}`,
      );
    }
    case 'SecondCardRequired': {
      const { seat, card } = event.data;
      return both(
        `seat ${seat} shows only ${cardText(card, 'en')} and must show the other card`,
        `siège ${seat} ne montre que ${cardText(card, 'fr')} et doit montrer l’autre carte`,
      );
    }
    case 'HandShownOnRequest': {
      const { seat, by, revived } = event.data;
      const [en, fr] = by === null ? ['the director', 'du directeur'] : [`seat ${by}`, `du siège ${by}`];
      const plays = revived ? [' and is live again', ' et de nouveau en jeu'] : ['', ''];
      return both(
        `the hand of seat ${seat} is shown at the request of ${en}${plays[0]}`,
        `la main du siège ${seat} est montrée à la demande ${fr}${plays[1]}`,
      );
    }
    case 'AwardHeld':
      return both(
        'one hand is left; its pot waits, as another hand can still be claimed or returned',
        'une main reste ; son pot attend, car une autre main peut encore être réclamée ou rendue',
      );
    case 'HandControlled': {
      const { seat, by } = event.data;
      const [en, fr] = by === null ? ['', ''] : [` at the request of seat ${by}`, ` à la demande du siège ${by}`];
      return both(`an official checks the hand of seat ${seat}${en}`, `un responsable contrôle la main du siège ${seat}${fr}`);
    }
    case 'FalseAnnouncementRecorded': {
      const { seat, deliberate } = event.data;
      const [en, fr] = deliberate ? [' on purpose', ' volontairement'] : ['', ''];
      return both(`seat ${seat} announced a false hand${en}`, `siège ${seat} a annoncé une fausse main${fr}`);
    }
    case 'SmallestChipReported': {
      const { chip, counts } = event.data;
      const [en, fr] = counts ? ['; pots are split down to it', ' ; les pots se partagent jusqu’à lui'] : ['', ''];
      return both(`the smallest chip in the pots is ${chips(chip)}${en}`, `le plus petit jeton des pots vaut ${chips(chip)}${fr}`);
    }
    case 'PotMerged': {
      const { pot, into, amount } = event.data;
      const inner = into === 0 ? ['the main pot', 'le pot principal'] : [`side pot ${into}`, `le pot annexe ${into}`];
      return both(
        `nobody can win side pot ${pot}: its chips go to ${inner[0]}, ${chips(amount)}`,
        `personne ne peut gagner le pot annexe ${pot} : ses jetons vont dans ${inner[1]}, ${chips(amount)}`,
      );
    }
  }
}
