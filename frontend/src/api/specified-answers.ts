import { env } from '../env.ts';
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

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const text = (value: unknown, otherwise = ''): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : otherwise;
};
const textOrNull = (value: unknown): string | null => text(value) || null;
const number = (value: unknown): number => {
  const read = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(read) ? read : 0;
};
/** A flag may arrive as 0 or 1, as databases keep it. */
const flag = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

/** An answer that has nothing of what was asked for is a failure without a sentence, so the screen says its own. */
function needed<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new ApiError(200);
  return value;
}

const object = (body: unknown): Json => needed(isObject(body) ? body : undefined);
/** What is no entry is left out. */
const listOf =
  <Entry>(toEntry: (entry: Json) => Entry) =>
  (body: unknown): Entry[] =>
    needed(Array.isArray(body) ? body : undefined)
      .filter(isObject)
      .map(toEntry);

const statusOf = (value: unknown): User['status'] => text(value, 'active') as User['status'];
const roleOf = (value: unknown): User['role'] => (value === 'super_admin' ? 'super_admin' : 'customer');
/** A server that knows no rights leaves everything to its administrators. */
const rightsOf = (value: unknown, isAdmin: boolean): User['rights'] => {
  if (Array.isArray(value)) return value as User['rights'];
  return isAdmin ? ['all'] : [];
};

/** The address of a picture; one without a host is on the server that answers the calls. */
const avatarOf = (value: unknown): string | null => {
  const url = textOrNull(value);
  return url?.startsWith('/') ? env.apiOrigin + url : url;
};

/** A person as sessions keep them. */
export function toUser(value: Json): User {
  const { rights, role } = value;
  const isAdmin = flag(value.isAdmin) || flag(value.is_admin);
  return {
    id: text(value.id),
    name: text(value.name),
    email: text(value.email),
    status: statusOf(value.status),
    role: roleOf(role),
    is_admin: isAdmin,
    isAdmin,
    rights: rightsOf(rights, isAdmin || role === 'super_admin'),
    avatar: avatarOf(value.avatar),
    address: textOrNull(value.address),
    created_at: text(value.created_at),
  };
}

/** The person of an answer; without an address of email it is nobody's. */
const userIn = (body: unknown): User => {
  const { user } = object(body);
  const person = toUser(object(user));
  return needed(person.email ? person : undefined);
};

/** Inside, or asked for a second step: that answer is ours and complete. */
const toSession = (body: unknown): Session | SignInChallenge => {
  const answer = object(body);
  if ('challenge' in answer) return body as SignInChallenge;
  return { token: needed(text(answer.token) || undefined), user: userIn(answer) };
};

const toCurrentUser = (body: unknown): CurrentUser => ({ user: userIn(body) });

const toOrder = (row: Json): Order => ({
  id: text(row.id),
  number: number(row.number),
  product_name: text(row.product_name),
  amount: number(row.amount),
  status: text(row.status, 'pending') as OrderStatus,
  created_at: text(row.created_at),
});

const toDownload = (row: Json): Download => ({
  // What else our server tells of a file, such as its rights, is optional everywhere.
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

/** The two lists of addresses have names of their own for two fields; either is enough. */
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
  return { balance: needed(typeof read === 'number' && Number.isFinite(read) ? read : undefined) };
};

/** Not read beyond success, but for a payment that has to be finished; the balance is fetched again. */
const toMoved = (body: unknown): Partial<FundsAdded> => {
  const { payment } = isObject(body) ? body : {};
  return isObject(payment) ? { payment: payment as unknown as NonNullable<FundsAdded['payment']> } : {};
};

const toAvatar = (body: unknown): Avatar => ({ avatarUrl: needed(avatarOf(object(body).avatarUrl) ?? undefined) });
const toMessage = (body: unknown): Message => ({ message: isObject(body) ? text(body.message) : '' });
const saved = (body: unknown): Address => toAddress(isObject(body) ? body : {});
const nothing = (): void => {};

/**
 * What the calls of the specification answer, made whole where a server sends no more than the specification names, or other
 * types of the same value. Screens can rely on the contract's types then, and need no defaults of their own.
 */
const ANSWERS: Readonly<Record<string, (body: unknown) => unknown>> = {
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
  'POST /wallet/add-funds': toMoved,
  'POST /wallet/withdraw': toMoved,
  'GET /addresses': listOf(toAddress),
  'POST /addresses': saved,
  'PUT /addresses/{id}': saved,
  'DELETE /addresses/{id}': nothing,
  'GET /admin/users': listOf(toAdminUser),
  'DELETE /admin/users/{id}': nothing,
};

/** Other answers that are a plain list; everything else is an object. */
const LISTS = /^GET (?:\/licences|\/admin\/products\/[^/]+\/releases|\/admin\/content\/series)$/;

/** The one specified call that answers a file, whatever its type is called. */
const FILE = /^GET \/downloads\/[^/]+$/;

/** The id at the end of a call that changes one thing. */
const LAST_PART = /(?<=^(?:PUT|DELETE) \/(?:addresses|admin\/users)\/)[^/]+$/;

const nameOf = (method: string, address: string): string =>
  `${method.toUpperCase()} ${address.replace(/^\/api/, '').replace(/\?.*$/, '')}`;

/**
 * How the answer of a call of the specification is completed, or that it is a file; undefined for every other call.
 * The function takes what was sent, undefined for nothing, and throws an ApiError when what was asked for is not in it.
 */
export function specifiedCall(method: string, address: string): ((sent: unknown) => unknown) | 'file' | undefined {
  const name = nameOf(method, address);
  return FILE.test(name) ? 'file' : ANSWERS[name.replace(LAST_PART, '{id}')];
}

/**
 * The answer of another call.
 * @throws ApiError for a list where there should be none, and for a question that was answered with nothing
 */
export function otherAnswer(method: string, address: string, sent: unknown): unknown {
  const name = nameOf(method, address);
  const isWrong = Array.isArray(sent) ? !LISTS.test(name) : name.startsWith('GET ') && !hasMembers(sent);
  if (isWrong) throw new ApiError(200);
  return sent;
}

const hasMembers = (sent: unknown): boolean => isObject(sent) && Object.keys(sent).length > 0;
