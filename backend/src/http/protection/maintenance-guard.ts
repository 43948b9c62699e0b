import type { Request, Response } from 'express';
import type { OperationMeta } from '../../../../contract/generated/operations.ts';
import { REFUSALS } from '../../../../contract/rules/refusals.ts';
import { AppError } from '../../lib/errors.ts';
import type { SiteState } from '../site-state.ts';
import type { ActiveSession, Authenticate } from './passport.ts';

/** Retry-After of a closed site in seconds. */
export const MAINTENANCE_RETRY_SECONDS = '300';

/** What stays open to everyone: the administration with its sign-in, and what the maintenance screen needs. */
const OPEN_PATHS = new Set([
  '/site',
  '/auth/second-step',
  '/auth/passkey',
  '/auth/passkey/challenge',
  '/auth/invitation',
]);

const isOpen = ({ path }: OperationMeta): boolean => OPEN_PATHS.has(path) || path.startsWith('/admin/');

export interface MaintenanceGuard {
  /** @throws AppError 503 with Retry-After while the site is closed to this caller */
  check(
    request: Request,
    response: Response,
    meta: OperationMeta,
    session: Pick<ActiveSession, 'user'> | null,
  ): Promise<void>;
}

/** Keeps everyone except super-admins out during maintenance mode. */
export function createMaintenanceGuard(site: SiteState, authenticate: Authenticate): MaintenanceGuard {
  /** Public calls do not read the token; here a valid one admits its user, and an invalid one is ignored. */
  const sessionOf = async (request: Request, response: Response): Promise<ActiveSession | null> =>
    request.headers.authorization === undefined
      ? null
      : authenticate(request, response).catch((error: unknown) => {
          if (error instanceof AppError && error.status === 401) return null;
          throw error;
        });

  return {
    check: async (request, response, meta, session) => {
      if (isOpen(meta)) return;
      if (!(await site.get()).maintenance) return;
      const visitor = session ?? (await sessionOf(request, response));
      if (visitor?.user.role === 'super_admin') return;
      throw new AppError(503, 'maintenance', REFUSALS.maintenance, {
        headers: { 'Retry-After': MAINTENANCE_RETRY_SECONDS },
      });
    },
  };
}
