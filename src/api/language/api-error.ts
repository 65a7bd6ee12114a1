/** Errors of the API itself, beside the deciders' refusals: codes, and sentences in both languages. */
import { GraphQLError } from 'graphql';
import { problemInFrench } from '../../texts/input-texts.js';
import { fill, type Sentence } from '../../texts/sentences.js';
import { typeset } from '../../texts/typography.js';

/** Codes of errors from outside the deciders. */
export type ApiErrorCode =
  /** A token is missing or wrong. More codes of refused connections and requests: `src/api/request/network-errors.ts`. */
  | 'UNAUTHENTICATED'
  /** The asker lacks a role. Parameters: `needed` lists the roles that would do; `scope` says where. */
  | 'FORBIDDEN'
  /** An argument has the wrong shape or is out of bounds. Parameters: `fields`, each with its `path` and `problem`. */
  | 'BAD_USER_INPUT'
  /** The query is deeper, longer or costlier than allowed. Parameters: `what` exceeds the limit, `found`, `limit`. */
  | 'QUERY_TOO_LARGE'
  /** The server is busy, and the request has no token: retry after the seconds in the header `Retry-After`. */
  | 'OVERLOADED'
  /** The query exceeded the time limit. Parameters: `milliseconds`. */
  | 'OPERATION_TIMED_OUT'
  /** The views did not reach the requested position in time. Parameters: `position`, `reached`. */
  | 'VIEWS_LAGGING'
  /** A cursor is from another list, or from another tournament. Parameters: `argument`. */
  | 'CURSOR_OF_ANOTHER_LIST'
  /**
   * Nothing has this address, nothing with this id can be subscribed to, or the token may not see it. Parameters: `argument` and `id`, or
   * `scope`.
   */
  | 'NOT_FOUND'
  /** The body is larger than the limit. */
  | 'BODY_TOO_LARGE'
  /** The server does not accept this type of body. */
  | 'UNSUPPORTED_MEDIA_TYPE'
  /** Another invalid HTTP request. Parameters: `problem`, in English, for developers. */
  | 'BAD_REQUEST'
  /** A bug. Parameters: `correlationId`, by which the log has the details. */
  | 'INTERNAL_ERROR';

/** An error that a client may see, with all its details. */
export class ApiError extends GraphQLError {
  /** The sentence in both languages, French with its spaces. */
  readonly messages: Sentence;

  constructor(
    readonly code: string,
    messages: Sentence,
    readonly parameters: Readonly<Record<string, unknown>> = {},
    readonly article: string | null = null,
  ) {
    const said = { en: messages.en, fr: typeset(messages.fr, 'fr') };
    super(messages.en, { extensions: { code, article, parameters, messages: said } });
    this.name = 'ApiError';
    this.messages = said;
  }
}

/** A problem of one argument. */
export interface FieldProblem {
  /** The path, such as `input.action.to`. */
  readonly path: string;
  /** In English: the end of a sentence that begins with the path. */
  readonly problem: string;
  /** The same in French, where `src/texts/input-texts.ts` does not have it. */
  readonly inFrench?: string;
}

export function badInput(fields: readonly FieldProblem[]): ApiError {
  const en = fields.map(({ path, problem }) => `${path} ${problem}`).join('; ');
  const fr = fields.map(({ path, problem, inFrench = problemInFrench(problem) }) => `${path} ${inFrench}`).join(' ; ');
  const parameters = { fields: fields.map(({ path, problem }) => ({ path, problem })) };
  return new ApiError('BAD_USER_INPUT', { en: `Not understood: ${en}.`, fr: `Non compris : ${fr}.` }, parameters);
}

export function cursorOfAnotherList(argument: string): ApiError {
  return new ApiError(
    'CURSOR_OF_ANOTHER_LIST',
    {
      en: `The cursor in ${argument} was taken from another list or other arguments; begin again with the first page of this one.`,
      fr: `Le curseur dans ${argument} provient d’une autre liste ou d’autres arguments ; recommencez à la première page de celle-ci.`,
    },
    { argument },
  );
}

/** What a subscription follows, by the argument with its id. */
const followed = {
  tournamentId: ['tournament', 'ce tournoi'],
  handId: ['hand', 'cette main'],
  seasonId: ['season, or no such stage,', 'cette saison ou cette phase'],
} as const;

/** @param argument the argument with the id */
export function notFound(argument: keyof typeof followed, id: string): ApiError {
  const [en, fr] = followed[argument];
  const messages = {
    en: `There is no ${en} "${id}" to follow; check its id.`,
    fr: `On ne peut pas suivre « ${id} » : ${fr} n’existe pas ; vérifiez son identifiant.`,
  };
  return new ApiError('NOT_FOUND', messages, { argument, id });
}

export function unauthenticated(): ApiError {
  return new ApiError('UNAUTHENTICATED', {
    en: 'This needs a token: send it as "Authorization: Bearer …".',
    fr: 'Un jeton d’accès est nécessaire : envoyez-le par « Authorization: Bearer … ».',
  });
}

/** The measures of a query that have limits. */
export type Measured = 'cost' | 'depth' | 'selections' | 'fragments' | 'aliases' | 'directives' | 'repeated fields' | 'variable values';

const measures: Readonly<Record<Measured, Sentence>> = {
  cost: {
    en: 'It costs {found}, and at most {limit} is answered. Ask for fewer fields, fewer aliases or shorter pages (first, last).',
    fr: 'Elle coûte {found}, et le maximum est {limit}. Demandez moins de champs, moins d’alias ou des pages plus courtes (first, last).',
  },
  depth: {
    en: 'Its fields are {found} levels deep, and at most {limit} are answered. Ask for less depth.',
    fr: 'Ses champs ont {found} niveaux, et le maximum est {limit}. Demandez moins de profondeur.',
  },
  selections: {
    en: 'It selects {found} fields, and at most {limit} are answered. Split it.',
    fr: 'Elle sélectionne {found} champs, et le maximum est {limit}. Divisez-la.',
  },
  fragments: {
    en: 'It declares and names {found} fragments, and at most {limit} are answered. Use fewer.',
    fr: 'Elle déclare et utilise {found} fragments, et le maximum est {limit}. Utilisez-en moins.',
  },
  aliases: {
    en: 'It has {found} aliases, and at most {limit} are answered. Split it.',
    fr: 'Elle a {found} alias, et le maximum est {limit}. Divisez-la.',
  },
  directives: {
    en: 'It has {found} directives, and at most {limit} are answered. Use fewer.',
    fr: 'Elle a {found} directives, et le maximum est {limit}. Utilisez-en moins.',
  },
  'repeated fields': {
    en: 'It repeats the same fields too often: {found} pairs, and at most {limit} are answered. Select each field once.',
    fr: 'Elle répète trop souvent les mêmes champs : {found} paires, et le maximum est {limit}. Sélectionnez chaque champ une seule fois.',
  },
  'variable values': {
    en: 'Its variables have {found} values or more, and without a token at most {limit} are read. Send fewer.',
    fr: 'Ses variables ont {found} valeurs ou plus, et sans jeton le maximum est {limit}. Envoyez-en moins.',
  },
};

/** The query exceeds a limit. */
export function queryTooLarge(what: Measured, found: number, limit: number): ApiError {
  const parameters = { what, found: Number.isFinite(found) ? Math.ceil(found) : Number.MAX_SAFE_INTEGER, limit };
  const sentence = measures[what];
  const messages = {
    en: `The query is too large. ${fill(sentence.en, parameters, 'en')}`,
    fr: `La requête est trop grande. ${fill(sentence.fr, parameters, 'fr')}`,
  };
  return new ApiError('QUERY_TOO_LARGE', messages, parameters);
}

/** Too many requests without a token. */
export function overloaded(): ApiError {
  return new ApiError('OVERLOADED', {
    en: 'The server has too many requests without a token at this moment; ask again in a second.',
    fr: 'Le serveur reçoit trop de requêtes sans jeton en ce moment ; redemandez dans une seconde.',
  });
}

export function timedOut(milliseconds: number): ApiError {
  return new ApiError(
    'OPERATION_TIMED_OUT',
    {
      en: `The query took longer than ${milliseconds} ms and was stopped; ask for less.`,
      fr: `La requête a pris plus de ${milliseconds} ms et a été arrêtée ; demandez-en moins.`,
    },
    { milliseconds },
  );
}

export function viewsLagging(position: number, reached: number | null): ApiError {
  return new ApiError(
    'VIEWS_LAGGING',
    {
      en: `The views have not reached position ${position} yet; ask again.`,
      fr: `Les vues n’ont pas encore atteint la position ${position} ; redemandez.`,
    },
    { position, reached },
  );
}

export function internalError(correlationId: string): ApiError {
  return new ApiError(
    'INTERNAL_ERROR',
    {
      en: `Something went wrong inside Tapis. The log has it under ${correlationId}. Sending the command again with the same commandId is safe.`,
      fr: `Une erreur interne s’est produite. Le journal la garde sous ${correlationId}. La commande peut être renvoyée sans risque avec le même commandId.`,
    },
    { correlationId },
  );
}

/** The store or the views cannot answer. Only the log has the details, which may name files of the machine. */
export function unavailable(code: string): ApiError {
  if (code === 'STORE_UNREACHABLE') return unreachable();
  return new ApiError(code, {
    en: `Tapis cannot read or write its data now (${code}); the log says why. Sending a command again is safe.`,
    fr: `Tapis ne peut ni lire ni écrire ses données pour le moment (${code}) ; le journal dit pourquoi. Une commande peut être renvoyée sans risque.`,
  });
}

/** Seconds after which a retry makes sense while the store is unavailable. A node tries every four seconds. */
const ASK_AGAIN_S = 5;

function unreachable(): ApiError {
  const parameters = { seconds: ASK_AGAIN_S };
  const messages = {
    en: 'Tapis does not reach its store now. Ask again in {seconds} seconds. Sending a command again is safe.',
    fr: 'Tapis n’atteint pas son stockage pour le moment. Redemandez dans {seconds} secondes. Une commande peut être renvoyée sans risque.',
  };
  return new ApiError(
    'STORE_UNREACHABLE',
    { en: fill(messages.en, parameters, 'en'), fr: fill(messages.fr, parameters, 'fr') },
    parameters,
  );
}

/** The events of one stream cannot be shown; all others are. */
export function notShown(stream: string): ApiError {
  return new ApiError(
    'ROWS_SET_ASIDE',
    {
      en: `What is recorded in ${stream} cannot be shown; all else is. Tell whoever runs the server: /ready names it. The record itself is whole.`,
      fr: `Ce qui est enregistré dans ${stream} ne peut pas être affiché ; tout le reste l’est. Prévenez l’administrateur du serveur : /ready le nomme. L’enregistrement lui-même est intact.`,
    },
    { stream },
  );
}

/** An event of a stream was altered: no answer uses it, and the stream takes no events. */
export function notAsRecorded(stream: string): ApiError {
  return new ApiError(
    'STREAM_ALTERED',
    {
      en: `Something recorded in ${stream} was changed since, so nothing of it is shown or taken; all else goes on. Tell whoever runs the server: /ready names it.`,
      fr: `Un enregistrement de ${stream} a été modifié depuis : rien n’en est affiché ni accepté, tout le reste continue. Prévenez l’administrateur du serveur : /ready le nomme.`,
    },
    { stream },
  );
}

const httpErrors: Readonly<Record<number, readonly [ApiErrorCode, Sentence]>> = {
  404: ['NOT_FOUND', { en: 'There is nothing here. GraphQL is at /graphql.', fr: 'Il n’y a rien ici. GraphQL se trouve à /graphql.' }],
  413: ['BODY_TOO_LARGE', { en: 'The request is too large.', fr: 'La requête est trop grande.' }],
  415: ['UNSUPPORTED_MEDIA_TYPE', { en: 'Send the request as application/json.', fr: 'Envoyez la requête en application/json.' }],
};

/** A request that was invalid before GraphQL. @param problem in the words of its parser */
export function httpError(status: number, problem: string): ApiError {
  const [code, messages] = httpErrors[status] ?? [
    'BAD_REQUEST',
    { en: `Not understood: ${problem}`, fr: 'La requête HTTP n’est pas comprise.' },
  ];
  return new ApiError(code, messages, code === 'BAD_REQUEST' ? { problem } : {});
}
