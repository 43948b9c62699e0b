// Parses values as a server of the specification may send them, and builds the user that sessions restore immediately.
import { env } from '../env.ts';
import type { User } from './generated/model.ts';

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const text = (value: unknown, otherwise = ''): string => {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : otherwise;
};
export const textOrNull = (value: unknown): string | null => text(value) || null;
export const number = (value: unknown): number => {
  const read = typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN;
  return Number.isFinite(read) ? read : 0;
};
/** A flag may arrive as 0 or 1, as databases store it. */
const flag = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true';

const statusOf = (value: unknown): User['status'] => text(value, 'active') as User['status'];
const roleOf = (value: unknown): User['role'] => (value === 'super_admin' ? 'super_admin' : 'customer');
/** A server without rights gives its administrators all of them. */
export const rightsOf = (value: unknown, isAdmin: boolean): User['rights'] => {
  if (Array.isArray(value)) return value as User['rights'];
  return isAdmin ? ['all'] : [];
};

/** The URL of a picture; without a host it is on the API's server. */
export const avatarOf = (value: unknown): string | null => {
  const url = textOrNull(value);
  return url?.startsWith('/') ? env.apiOrigin + url : url;
};

/** The user as sessions store it. */
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
