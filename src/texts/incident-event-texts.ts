/**
 * The events that all incidents share, each in one short line.
 */
import type { EventIn } from '../../events/event-type.js';
import type { Citation } from '../../events/judging.js';
import type { IncidentOption, IncidentQuestion, incidentEvents } from '../../events/hand-incidents.js';
import { answerNames, deadFromTheDeal, killCauses, questionNames } from './incident-names.js';
import { articleName } from './ruling-texts.js';
import type { Language, Sentence } from './sentences.js';

/** Chips that go back to seats. */
export type Refunds = readonly { readonly seat: number; readonly amount: number }[];

/** The event in one line. `chips` writes an amount as the language does. */
export function incidentEventText(event: EventIn<typeof incidentEvents>, chips: (amount: number) => string): Sentence {
  const cited = citedIn(event.data.articles);
  switch (event.type) {
    case 'HandKilled': {
      const { seat, cause } = event.data;
      return {
        en: `the hand of seat ${seat} is dead: ${killCauses[cause].en}${cited.en}`,
        fr: `la main du siège ${seat} est morte : ${killCauses[cause].fr}${cited.fr}`,
      };
    }
    case 'HandsDeclaredDead': {
      const { seats, cause } = event.data;
      return {
        en: `dead from the deal on (${deadFromTheDeal[cause].en}): ${places(seats, 'en')}${cited.en}`,
        fr: `main morte dès la donne (${deadFromTheDeal[cause].fr}) : ${places(seats, 'fr')}${cited.fr}`,
      };
    }
    case 'BetRefunded': {
      const { seat, amount } = event.data;
      return { en: `${chips(amount)} returned to seat ${seat}${cited.en}`, fr: `le siège ${seat} récupère ${chips(amount)}${cited.fr}` };
    }
    case 'BetsReturned': {
      const { seats } = event.data;
      return {
        en: `bets returned: ${refundsText(seats, chips, 'en') || 'none'}${cited.en}`,
        fr: `mises rendues : ${refundsText(seats, chips, 'fr') || 'aucune'}${cited.fr}`,
      };
    }
    case 'OfficialCalled': {
      const { seat } = event.data;
      if (seat === null) return { en: `an official is called${cited.en}`, fr: `un responsable est appelé${cited.fr}` };
      return { en: `an official is called for seat ${seat}${cited.en}`, fr: `un responsable est appelé pour le siège ${seat}${cited.fr}` };
    }
    case 'DefaultRuled': {
      const { question, options, amount } = event.data;
      const answer = answerNames[event.data.default];
      const about = amount === null ? '' : ` ${chips(amount)}`;
      return {
        en: `left to the director, ${questionNames[question].en}: ${answer.en}${about}${others(options, event.data.default, 'en')}${cited.en}`,
        fr: `au directeur, ${questionNames[question].fr} : ${answer.fr}${about}${others(options, event.data.default, 'fr')}${cited.fr}`,
      };
    }
    case 'IncidentRuled': {
      const { question, option, amount } = event.data;
      const about = amount === null ? '' : ` ${chips(amount)}`;
      return {
        en: `${ruledOn(question, option, 'en')}${about}${cited.en}`,
        fr: `${ruledOn(question, option, 'fr')}${about}${cited.fr}`,
      };
    }
  }
}

/** A ruling with what was asked; where the director departs from the text, that is all that is asked. */
function ruledOn(question: IncidentQuestion, option: IncidentOption, language: Language): string {
  if (question === 'overrideRule')
    return language === 'en' ? 'the director departs from the text for fairness' : 'le directeur s’écarte du texte par équité';
  const [asked, answer] = [questionNames[question][language], answerNames[option][language]];
  return language === 'en' ? `the director rules on ${asked}: ${answer}` : `décision du directeur, ${asked} : ${answer}`;
}

/** Chips that go back, by seat: "900 to seat 2, 600 to seat 5". */
export function refundsText(refunds: Refunds, chips: (amount: number) => string, language: Language): string {
  const back = language === 'en' ? 'to seat' : 'au siège';
  return refunds.map(({ seat, amount }) => `${chips(amount)} ${back} ${seat}`).join(', ');
}

/** The articles that an event states for what it says. */
export function citationsOf({ data }: { readonly data: object }): readonly Citation[] {
  const { articles, article, carried, book } = data as {
    readonly articles?: readonly Citation[];
    readonly article?: Citation | string | null;
    readonly carried?: { readonly articles: readonly Citation[] };
    readonly book?: { readonly followed?: boolean; readonly articles: readonly Citation[] } | null;
  };
  return [
    ...(articles ?? []),
    ...(typeof article === 'object' && article !== null ? [article] : []),
    ...(book?.followed === true ? book.articles : []),
    ...(carried?.articles ?? []),
  ];
}

/** The articles at the end of a line. */
export function citedIn(articles: readonly Citation[]): Sentence {
  if (articles.length === 0) return { en: '', fr: '' };
  const named = (language: Language): string => [...new Set(articles.map(({ article }) => articleName(article, language)))].join(', ');
  return { en: ` (${named('en')})`, fr: ` (${named('fr')})` };
}

function places(seats: readonly number[], language: Language): string {
  const [one, several] = language === 'en' ? ['seat', 'seats'] : ['siège', 'sièges'];
  return `${seats.length === 1 ? one : several} ${seats.join(', ')}`;
}

/** What else may be ruled, at the end of what holds until then; nothing where nothing else may. */
function others(options: readonly (keyof typeof answerNames)[], chosen: keyof typeof answerNames, language: Language): string {
  const left = options.filter((option) => option !== chosen).map((option) => answerNames[option][language]);
  if (left.length === 0) return '';
  return language === 'en' ? `, unless the ruling is ${left.join(', ')}` : `, sauf autre décision (${left.join(', ')})`;
}
