/**
 * What events on the showdown say to a person, in one short line.
 * Pure. May import: `events/` (types), its neighbours.
 */
import type { EventIn } from '../../events/event-type.js';
import type { showingEvents } from '../../events/hand-showing.js';
import { citedIn } from './incident-event-texts.js';
import type { Sentence } from './sentences.js';

/** The event in one line. `chips` writes an amount as the language does. */
export function showingEventText(event: EventIn<typeof showingEvents>, chips: (amount: number) => string): Sentence {
  const cited = citedIn(event.data.articles);
  const both = (en: string, fr: string): Sentence => ({ en: `${en}${cited}`, fr: `${fr}${cited}` });
  switch (event.type) {
    case 'AllInHandsHeld':
      return both('all-in hands wait face down for the other tables', 'les mains à tapis attendent, cachées, les autres tables');
    case 'AllInHandsReleased':
      return both('the other tables are done', 'les autres tables ont fini');
    case 'AllInHandsDue': {
      const seats = event.data.seats.join(', ');
      return both(`all in: seats ${seats} must turn up their hands`, `à tapis : les sièges ${seats} doivent ouvrir leur main`);
    }
    case 'ShowdownOrderImposed': {
      const order = event.data.order.join(', ');
      return both(`an official has the hands shown in this order: ${order}`, `un arbitre fait montrer les mains dans cet ordre : ${order}`);
    }
    case 'SecondCardRequired': {
      const { seat, card } = event.data;
      return both(
        `seat ${seat} shows only ${card}; it must show the other too`,
        `siège ${seat} ne montre que ${card} ; il doit montrer l’autre`,
      );
    }
    case 'HandShownOnRequest': {
      const { seat, by, revived } = event.data;
      const [en, fr] = by === null ? ['the director', 'du directeur'] : [`seat ${by}`, `du siège ${by}`];
      const plays = revived ? [', and it plays again', ', et elle joue à nouveau'] : ['', ''];
      return both(
        `the hand of seat ${seat} is shown as ${en} asked${plays[0]}`,
        `la main du siège ${seat} est montrée à la demande ${fr}${plays[1]}`,
      );
    }
    case 'AwardHeld':
      return both(
        'one hand is left; its pot waits, in case another is asked for or given back',
        'une main reste ; son pot attend, au cas où une autre serait demandée ou rendue',
      );
    case 'HandControlled': {
      const { seat, by, suspicion } = event.data;
      const [en, fr] = by === null ? ['', ''] : [`, as seat ${by} asked`, `, à la demande du siège ${by}`];
      const why = suspicion === null ? '' : ` (${suspicion})`;
      return both(`an official looks at the hand of seat ${seat}${en}${why}`, `un arbitre regarde la main du siège ${seat}${fr}${why}`);
    }
    case 'FalseAnnouncementRecorded': {
      const { seat, deliberate } = event.data;
      const [en, fr] = deliberate ? [' on purpose', ' exprès'] : ['', ''];
      return both(`seat ${seat} announced a hand it did not hold${en}`, `siège ${seat} a annoncé une main qu’il n’avait pas${fr}`);
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
        `nobody can win side pot ${pot}: its ${chips(amount)} fall to ${inner[0]}`,
        `personne ne peut gagner le pot annexe ${pot} : ses ${chips(amount)} tombent dans ${inner[1]}`,
      );
    }
  }
}
