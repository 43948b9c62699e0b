import { ApiError } from './api-error.ts';
import type {
  Address,
  AdminUser,
  Avatar,
  CurrentUser,
  Download,
  FundsAdded,
  Message,
  Order,
  OrderStatus,
  Session,
  SignInChallenge,
  User,
  WalletBalance,
} from './generated/model.ts';
import { avatarOf, isObject, type Json, number, rightsOf, text, textOrNull, toUser } from './specified-user.ts';

/** A response without the requested data is a failure without a message, so the screen shows its own. */
function required<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ApiError(200);
  return value;
}

const object = (body: unknown): Json => required(isObject(body) ? body : undefined);
/** Invalid entries are left out. */
const listOf =
  <Entry>(toEntry: (entry: Json) => Entry) =>
  (body: unknown): Entry[] =>
    required(Array.isArray(body) ? body : undefined)
      .filter(isObject)
      .map(toEntry);

/** The user in an answer; without an email address there is none. */
const readUser = (body: unknown): User => {
  const { user } = object(body);
  const person = toUser(object(user));
  return required(person.email ? person : undefined);
};

/** Signed in, or a second step is required: such a response comes from our own server and is complete. */
const toSession = (body: unknown): Session | SignInChallenge => {
  const answer = object(body);
  if ('challenge' in answer) return body as SignInChallenge;
  return { token: required(text(answer.token) || undefined), user: readUser(answer) };
};

const toCurrentUser = (body: unknown): CurrentUser => ({ user: readUser(body) });

const toOrder = (row: Json): Order => ({
  id: text(row.id),
  number: number(row.number),
  product_name: text(row.product_name),
  amount: number(row.amount),
  status: text(row.status, 'pending') as OrderStatus,
  created_at: text(row.created_at),
});

const toDownload = (row: Json): Download => ({
  // All other fields of a file, such as its rights, are optional in every type.
  ...(row as Partial<Download>),
  id: text(row.id),
  file_name: text(row.file_name),
  download_count: number(row.download_count),
  created_at: text(row.created_at),
  size_bytes: number(row.size_bytes),
  product_name: text(row.product_name),
  version: textOrNull(row.version),
  rights: isObject(row.rights) ? (row.rights as unknown as Download['rights']) : null,
  missed: isObject(row.missed) ? (row.missed as unknown as Download['missed']) : null,
});

/** The two address lists use different names for two fields; either name will do. */
const toAddress = (row: Json): Address => {
  const street = text(row.street) || text(row.address);
  const code = textOrNull(row.postal_code) ?? textOrNull(row.postalCode);
  return {
    id: text(row.id),
    type: row.type === 'office' ? 'office' : 'home',
    street,
    city: text(row.city),
    state: textOrNull(row.state),
    postal_code: code,
    country: text(row.country),
    address: street,
    postalCode: code,
    ...(row.is_default === true && { is_default: true }),
  };
};

const toAdminUser = (row: Json): AdminUser => {
  const { id, name, email, status, role, is_admin, created_at } = toUser(row);
  return {
    id,
    name,
    email,
    status,
    is_admin,
    created_at,
    role: is_admin ? 'super_admin' : role,
    rights: rightsOf(row.rights, is_admin),
    version: number(row.version) || 1,
  };
};

const toBalance = (body: unknown): WalletBalance => {
  const { balance } = object(body);
  const read = typeof balance === 'string' && balance.trim() !== '' ? Number(balance) : balance;
  return { balance: required(typeof read === 'number' && Number.isFinite(read) ? read : undefined) };
};

/** Callers read only success and a payment that still has to be completed; the balance is refetched. */
const toTransfer = (body: unknown): Partial<FundsAdded> => {
  const { payment } = isObject(body) ? body : {};
  return isObject(payment) ? { payment: payment as unknown as NonNullable<FundsAdded['payment']> } : {};
};

const toAvatar = (body: unknown): Avatar => ({ avatarUrl: required(avatarOf(object(body).avatarUrl) ?? undefined) });
const toMessage = (body: unknown): Message => ({ message: isObject(body) ? text(body.message) : '' });
const saved = (body: unknown): Address => toAddress(isObject(body) ? body : {});
const nothing = (): void => {};

/**
 * Completes the responses to specified calls where a server sends only what the specification names, or sends the same
 * value in another type. Screens can then rely on the contract's types and need no defaults of their own.
 */
export const RESPONSE_COMPLETIONS: Readonly<Record<string, (body: unknown) => unknown>> = {
  'POST /auth/login': toSession,
  'POST /auth/register': toSession,
  'POST /auth/reset-password': toMessage,
  'POST /admin/login': toSession,
  'GET /auth/session': toCurrentUser,
  'PUT /users/profile': toCurrentUser,
  'POST /users/avatar': toAvatar,
  'GET /orders': listOf(toOrder),
  'GET /downloads': listOf(toDownload),
  'GET /wallet/balance': toBalance,
  'POST /wallet/add-funds': toTransfer,
  'POST /wallet/withdraw': toTransfer,
  'GET /addresses': listOf(toAddress),
  'POST /addresses': saved,
  'PUT /addresses/{id}': saved,
  'DELETE /addresses/{id}': nothing,
  'GET /admin/users': listOf(toAdminUser),
  'DELETE /admin/users/{id}': nothing,
};
