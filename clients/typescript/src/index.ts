/** A client of Tapis. See README.md. */
export type { Document, TypedNode, TypedText } from './document.js';
export { TapisError } from './error.js';
export { type Change, type ChangesAsked, type Page, Tapis, type TapisOptions, type WithoutId } from './tapis.js';
export { type VerifyOptions, verifyWebhook, WebhookError } from './webhook.js';
