import type { Error as ErrorBody, ErrorCode, ErrorDetail } from './generated/model.ts';

/** An answer that says no, in the contract's form. */
export type Problem<Status extends number> = { status: Status; headers?: Record<string, string>; body: ErrorBody };

const create = <Status extends number>(
  status: Status,
  code: ErrorCode,
  message: string,
  details?: ErrorDetail[],
): Problem<Status> => ({
  status,
  body: {
    message,
    code,
    requestId: `mock-${crypto.randomUUID().slice(0, 8)}`,
    ...(details?.length ? { details } : {}),
  },
});

export const invalid = (message: string, details?: ErrorDetail[]) => create(400, 'invalid_request', message, details);
export const invalidField = (field: string, message: string) => invalid(message, [{ field, message }]);
export const unauthorized = () => create(401, 'unauthorized', 'Please sign in to continue');
export const invalidLogin = (message: string) => create(401, 'invalid_credentials', message);
export const forbidden = () => create(403, 'forbidden', 'Unauthorized access');
export const suspended = () => create(403, 'suspended', 'This account is suspended. Please contact us.');
export const registrationClosed = () => create(403, 'registration_closed', 'Registration is closed at the moment');
export const notFound = (message = 'Not found') => create(404, 'not_found', message);
export const conflict = (message: string) => create(409, 'conflict', message);
export const emailTaken = () => create(409, 'email_taken', 'An account with this email already exists');
export const insufficientFunds = () => create(409, 'insufficient_funds', 'Insufficient funds');
export const linkExpired = (message = 'This link has expired. Please ask for a new one.') =>
  create(410, 'link_expired', message);
export const maintenance = (): Problem<503> => ({
  ...create(503, 'maintenance', 'The site is closed for maintenance. Please try again later.'),
  headers: { 'retry-after': '300' },
});
export const tooLarge = () => create(413, 'too_large', 'The request is too large');
export const unsupportedMediaType = () =>
  create(415, 'unsupported_media_type', 'This type of content is not supported');
