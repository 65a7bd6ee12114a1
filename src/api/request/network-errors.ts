/** Errors of requests that are refused before GraphQL: codes, sentences in both languages, HTTP status. */
import { ApiError } from '../language/api-error.js';
import type { ShownQuota } from './principal-quota.js';

/** A refused request: the HTTP status, the error in the body, and extra headers. */
export interface Rejection {
  readonly status: number;
  readonly error: ApiError;
  readonly headers: Readonly<Record<string, string>>;
}

const closing = { connection: 'close' };

/** The request's `Host` is no name of this server. @param host as sent, truncated */
export function hostNotAllowed(host: string): Rejection {
  const error = new ApiError(
    'HOST_NOT_ALLOWED',
    {
      en: `This server does not answer to the name "${host}". Its operator can allow it with --public-url.`,
      fr: `Ce serveur ne répond pas au nom « ${host} ». La personne qui l’exploite peut l’autoriser par --public-url.`,
    },
    { host },
  );
  return { status: 421, error, headers: closing };
}

/** The request came from a page of another site. @param origin as sent, truncated */
export function originNotAllowed(origin: string): Rejection {
  const error = new ApiError(
    'ORIGIN_NOT_ALLOWED',
    {
      en: `Pages of "${origin}" may not use this server. Its operator can allow them with --allow-origin.`,
      fr: `Les pages de « ${origin} » ne peuvent pas utiliser ce serveur. La personne qui l’exploite peut les autoriser par --allow-origin.`,
    },
    { origin },
  );
  return { status: 403, error, headers: closing };
}

/** The URL is longer than any of this server. @param most characters */
export function urlTooLong(most: number): Rejection {
  const error = new ApiError(
    'URL_TOO_LONG',
    {
      en: `An address may have ${most} characters, its query included. Send longer operations as the body of a POST.`,
      fr: `Une adresse peut compter ${most} caractères, requête comprise. Envoyez une opération plus longue dans le corps d’un POST.`,
    },
    { most },
  );
  return { status: 414, error, headers: closing };
}

/** The body comes in more pieces than any network makes. */
export function shreddedBody(): Rejection {
  const error = new ApiError('BODY_IN_TOO_MANY_PIECES', {
    en: 'The body of this request comes in too many small pieces. Send it as a whole, or in pieces of 512 bytes or more.',
    fr: 'Le corps de cette requête arrive en trop de petits morceaux. Envoyez-le d’un bloc, ou par morceaux d’au moins 512 octets.',
  });
  return { status: 400, error, headers: closing };
}

/** The URL contains a token, or a parameter named like one. */
export function tokenInUrl(): Rejection {
  const error = new ApiError('TOKEN_IN_URL', {
    en: 'A token must not stand in an address, because addresses are logged: send it as "Authorization: Bearer …". If it was the real one, make a new one.',
    fr: 'Un jeton ne doit pas figurer dans une adresse, car les adresses sont journalisées : envoyez-le par « Authorization: Bearer … ». Si c’était le vrai, faites-en un autre.',
  });
  return { status: 400, error, headers: closing };
}

/** The `Authorization` header has no token of this server. */
export function wrongToken(): Rejection {
  const error = new ApiError('UNAUTHENTICATED', {
    en: 'The Authorization header is not "Bearer" and a token of this server. Without the header, what is public is answered.',
    fr: 'L’en-tête Authorization n’est pas « Bearer » suivi d’un jeton de ce serveur. Sans cet en-tête, ce qui est public est servi.',
  });
  return { status: 401, error, headers: { 'www-authenticate': 'Bearer realm="tapis"' } };
}

/** The limit for bodies without a token. */
export function bodyTooLarge(most: number): ApiError {
  return new ApiError(
    'BODY_TOO_LARGE',
    {
      en: `Without a token, a request may have ${most} bytes at the most.`,
      fr: `Sans jeton, une requête peut avoir ${most} octets au plus.`,
    },
    { most },
  );
}

/** The token was revoked, has expired, or its tournament has ended. */
export function tokenOver(): Rejection {
  const error = new ApiError('TOKEN_OVER', {
    en: 'This token was revoked, has expired, or was for a tournament that has ended. Ask for a new one.',
    fr: 'Ce jeton a été révoqué, a expiré, ou servait à un tournoi qui est terminé. Demandez-en un nouveau.',
  });
  return { status: 401, error, headers: { 'www-authenticate': 'Bearer realm="tapis", error="invalid_token"' } };
}

/** This node cannot check the token: it has not caught up, or the identity provider does not answer. */
export function accessNotKnown(): Rejection {
  const error = new ApiError('ACCESS_NOT_KNOWN', {
    en: 'This server cannot check the token just now. Send the request again in a moment, or to another node.',
    fr: 'Ce serveur ne peut pas vérifier le jeton pour le moment. Renvoyez la requête dans un instant, ou à un autre nœud.',
  });
  return { status: 503, error, headers: { 'retry-after': '2' } };
}

/** The asker's rights changed during a wait or a subscription, so earlier decisions are outdated. */
export function accessChanged(): ApiError {
  return new ApiError('ACCESS_CHANGED', {
    en: 'What you may see or do here has changed meanwhile. Ask again.',
    fr: 'Ce que vous pouvez voir ou faire ici a changé entre-temps. Refaites la demande.',
  });
}

/** The principal has used up their quota. */
export function quotaUsedUp(quota: ShownQuota, seconds: number): ApiError {
  return new ApiError(
    'TOKEN_QUOTA_USED_UP',
    {
      en: `The holder of this token has asked for as much as they may for now, by all of their tokens; wait ${seconds} s, or ask for less at a time.`,
      fr: `Les jetons de cette personne ou de ce programme ont demandé tout ce qu’ils peuvent pour le moment ; attendez ${seconds} s, ou demandez moins à la fois.`,
    },
    { seconds, ...quota },
  );
}

/** The principal's commands made too many events. @param limit events a minute */
export function tooManyEvents(seconds: number, limit: number): ApiError {
  return new ApiError(
    'TOO_MANY_EVENTS',
    {
      en: `Commands of this role may make ${limit} events a minute. Nothing was recorded; send the command again in ${seconds} s.`,
      fr: `Les commandes de ce rôle peuvent produire ${limit} événements par minute. Rien n’a été enregistré ; renvoyez la commande dans ${seconds} s.`,
    },
    { seconds, limit },
  );
}

/** Too many wrong tokens from one address. The right one is still accepted. */
export function tooManyWrongTokens(seconds: number): Rejection {
  const error = new ApiError(
    'TOO_MANY_WRONG_TOKENS',
    {
      en: `Too many wrong tokens came from this address; wait ${seconds} s. The right token is accepted at once.`,
      fr: `Trop de jetons erronés sont venus de cette adresse ; attendez ${seconds} s. Le bon jeton est accepté tout de suite.`,
    },
    { seconds },
  );
  return { status: 429, error, headers: { 'retry-after': String(seconds) } };
}

/** The server is stopping and accepts nothing new. */
export function shuttingDown(): Rejection {
  const error = new ApiError('SHUTTING_DOWN', {
    en: 'The server is stopping. Send the request again in a moment; a command is safe to send again with the same commandId.',
    fr: 'Le serveur s’arrête. Renvoyez la requête dans un instant ; une commande peut être renvoyée sans risque avec le même commandId.',
  });
  return { status: 503, error, headers: { ...closing, 'retry-after': '5' } };
}

/** A WebSocket has too many open operations. */
export function tooManyOperations(most: number): ApiError {
  return new ApiError(
    'TOO_MANY_OPERATIONS',
    {
      en: `This connection has ${most} operations open already; complete one first.`,
      fr: `Cette connexion a déjà ${most} opérations ouvertes ; terminez-en une d’abord.`,
    },
    { most },
  );
}

/** Too many different subscriptions. */
export function tooManySubscriptions(): ApiError {
  return new ApiError('TOO_MANY_SUBSCRIPTIONS', {
    en: 'Too many different subscriptions are open; subscribe again later.',
    fr: 'Trop d’abonnements différents sont ouverts ; réessayez plus tard.',
  });
}

/** The client read too slowly, and events for it were dropped. */
export function subscriptionLagging(): ApiError {
  return new ApiError('SUBSCRIPTION_LAGGING', {
    en: 'This subscription was read too slowly and is ended. Subscribe again from the event after the last one that arrived.',
    fr: 'Cet abonnement a été lu trop lentement et se termine. Abonnez-vous de nouveau à partir de l’événement qui suit le dernier reçu.',
  });
}
