import type { Error as ErrorBody, ErrorCode } from '../contract/generated/model.ts';
import { type Message, toText } from '../contract/i18n/message.ts';
import type { Language } from '../contract/rules/languages.ts';
import { REFUSALS } from '../contract/rules/refusals.ts';

/** An error answer in the contract's form. */
export type Problem<Status extends number> = { status: Status; headers?: Record<string, string>; body: ErrorBody };

interface Detail {
  field: string;
  message: Message;
}

/** The messages of each body, whose texts are English until `inLanguage`. */
const messages = new WeakMap<object, { message: Message; details: Detail[] }>();

/** An answer in the language of the call; everything but errors is returned unchanged. */
export function inLanguage<Reply extends { body?: unknown; headers?: Record<string, string> }>(
  reply: Reply,
  language: Language,
): Reply {
  const error = typeof reply.body === 'object' && reply.body !== null ? messages.get(reply.body) : undefined;
  if (!error) return reply;
  const details = error.details.map(({ field, message }) => ({ field, message: toText(language, message) }));
  const headers = { ...reply.headers, 'content-language': language, vary: 'Accept-Language' };
  const texts = { message: toText(language, error.message), ...(details.length > 0 ? { details } : {}) };
  return { ...reply, headers, body: { ...(reply.body as ErrorBody), ...texts } };
}

/** A copy of a body; that of an error is still answered in the language of the call. */
export function copyBody(body: unknown): unknown {
  const copy = structuredClone(body);
  const error = typeof body === 'object' && body !== null ? messages.get(body) : undefined;
  if (error) messages.set(copy as object, error);
  return copy;
}

const create = <Status extends number>(
  status: Status,
  code: ErrorCode,
  message: Message,
  details: Detail[] = [],
): Problem<Status> => {
  const texts = details.map((detail) => ({ field: detail.field, message: String(detail.message) }));
  const requestId = `mock-${crypto.randomUUID().slice(0, 8)}`;
  const body = { message: String(message), code, requestId, ...(details.length > 0 ? { details: texts } : {}) };
  messages.set(body, { message, details });
  return { status, body };
};

export const invalid = (message: Message, details?: Detail[]) => create(400, 'invalid_request', message, details);
export const invalidField = (field: string, message: Message) => invalid(message, [{ field, message }]);
/** States the required authentication (RFC 6750). @param tokenSent an invalid token is reported as the error */
export const unauthorized = (tokenSent = false): Problem<401> => ({
  ...create(401, 'unauthorized', REFUSALS.signIn),
  headers: { 'www-authenticate': `Bearer realm="studio"${tokenSent ? ', error="invalid_token"' : ''}` },
});
export const invalidLogin = (message: Message) => create(401, 'invalid_credentials', message);
export const forbidden = (message = REFUSALS.unauthorized) => create(403, 'forbidden', message);
export const factorNeeded = () => create(403, 'second_factor_needed', REFUSALS.factorNeeded);
export const insufficientRights = () => create(403, 'not_your_work', REFUSALS.accessDenied);
export const verificationRequired = () => create(403, 'proof_needed', REFUSALS.proofNeeded);
/** An API key that does not work. */
export const unknownKey = (): Problem<401> => ({
  ...create(401, 'unauthorized', REFUSALS.keyUnknown),
  headers: { 'www-authenticate': 'Bearer realm="studio", error="invalid_token"' },
});
export const keyNotAllowed = () => create(403, 'key_not_allowed', REFUSALS.keyNotAllowed);
export const keyNeeded = () => create(403, 'forbidden', REFUSALS.keyNeeded);
export const scopeMissing = (scope: string): Problem<403> => ({
  ...create(403, 'scope_missing', REFUSALS.scopeMissing(scope)),
  headers: { 'www-authenticate': `Bearer realm="studio", error="insufficient_scope", scope="${scope}"` },
});
export const suspended = () => create(403, 'suspended', REFUSALS.suspended);
export const registrationClosed = () => create(403, 'registration_closed', REFUSALS.registrationClosed);
export const notFound = (message = REFUSALS.notFound) => create(404, 'not_found', message);
export const conflict = (message: Message) => create(409, 'conflict', message);
export const keyReused = () => create(409, 'key_reused', REFUSALS.keyUsed);
export const keyInUse = (): Problem<409> => ({
  ...create(409, 'key_in_use', REFUSALS.keyInUse),
  headers: { 'retry-after': '1' },
});
export const emailTaken = () => create(409, 'email_taken', REFUSALS.emailTaken);
export const repeatedPurchase = () => create(409, 'repeated_purchase', REFUSALS.repeatedPurchase);
export const priceChanged = () => create(409, 'price_changed', REFUSALS.priceChanged);
export const insufficientFunds = () => create(409, 'insufficient_funds', REFUSALS.insufficientFunds);
export const linkExpired = (message = REFUSALS.resetExpired) => create(410, 'link_expired', message);
export const releaseWithdrawn = () => create(410, 'release_withdrawn', REFUSALS.releaseWithdrawn);
export const licenceUnknown = () => create(404, 'licence_unknown', REFUSALS.licenceUnknown);
export const deviceUnknown = () => create(404, 'device_unknown', REFUSALS.deviceUnknown);
export const licenceFull = () => create(409, 'licence_full', REFUSALS.licenceFull);
export const downloadLimitReached = () => create(409, 'download_limit_reached', REFUSALS.downloadLimitReached);
export const planEnded = (renewable: boolean) => create(410, 'plan_ended', REFUSALS.planEnded(renewable));
export const licenceExpired = (renewable: boolean) =>
  create(410, 'licence_expired', REFUSALS.licenceExpired(renewable));
export const licenceRevoked = () => create(410, 'licence_revoked', REFUSALS.licenceRevoked);
export const maintenance = (): Problem<503> => ({
  ...create(503, 'maintenance', REFUSALS.maintenance),
  headers: { 'retry-after': '300' },
});
export const tooLarge = (message = REFUSALS.tooLarge) => create(413, 'too_large', message);
export const unsupportedMediaType = (message = REFUSALS.wrongType) => create(415, 'unsupported_media_type', message);
export const unavailable = (message: Message) => create(503, 'unavailable', message);
