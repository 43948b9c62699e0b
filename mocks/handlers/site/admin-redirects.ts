import type { Redirect, RedirectInput } from '../../../contract/generated/model.ts';
import {
  isRedirectLoop,
  isSitePath,
  MAX_REDIRECTS,
  toRedirectPath,
  toRedirectTarget,
} from '../../../contract/rules/redirects.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { conflict, invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { hasContent, listMissingPaths, listRedirects, type StoredRedirect, toRedirect } from '../../store/redirects.ts';
import { createEntries } from '../kit/collection.ts';

type Operations = 'adminListRedirects' | 'adminCreateRedirect' | 'adminUpdateRedirect' | 'adminDeleteRedirect';
type Fields = Pick<StoredRedirect, 'path' | 'target'>;

const SITE_URL = 'http://localhost:5000';

export const createAdminRedirectsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const redirects = createEntries<StoredRedirect, Redirect>(db, {
    rows: () => db.state.redirects,
    gone: REFUSALS.redirectGone,
    toItem: toRedirect,
    audit: { subject: 'redirect', label: ({ path }) => path, fields: ({ path, target }) => ({ path, target }) },
  });

  const read = (input: RedirectInput) => {
    const path = toRedirectPath(input.path);
    if (path === null) return invalidField('path', REFUSALS.redirectPath);
    if (isSitePath(path)) return invalidField('path', REFUSALS.redirectReserved);
    const target = toRedirectTarget(input.target, SITE_URL);
    if (target === null) return invalidField('target', REFUSALS.redirectTarget);
    return hasContent(db, path) ? invalidField('path', REFUSALS.redirectIsPage) : { path, target };
  };

  const findProblem = ({ path, target }: Fields, except?: StoredRedirect) => {
    const others = db.state.redirects.filter((row) => row !== except);
    if (others.some((row) => row.path === path)) return invalidField('path', REFUSALS.redirectTaken);
    const find = (step: string) => others.find((row) => row.path === step)?.target;
    return isRedirectLoop(path, target, find) ? invalidField('target', REFUSALS.redirectLoop) : undefined;
  };

  return {
    adminListRedirects: () => ({ status: 200, body: { items: listRedirects(db), missing: listMissingPaths(db) } }),

    adminCreateRedirect: ({ user, body }) => {
      const fields = read(body);
      if ('status' in fields) return fields;
      const problem = findProblem(fields);
      if (problem) return problem;
      if (db.state.redirects.length >= MAX_REDIRECTS) return conflict(REFUSALS.redirectsFull(MAX_REDIRECTS));
      const redirect = { id: crypto.randomUUID(), ...fields, created_at: new Date().toISOString() };
      db.state.redirects.unshift(redirect);
      redirects.record(user, 'create', redirect, { before: null, after: fields });
      return { status: 201, body: toRedirect(redirect) };
    },

    adminUpdateRedirect: ({ user, params, body }) => {
      const fields = read(body);
      if ('status' in fields) return fields;
      const redirect = redirects.find(params.id);
      if (!redirect) return redirects.missing();
      const problem = findProblem(fields, redirect);
      if (problem) return problem;
      redirects.assign(user, redirect, fields);
      return { status: 200, body: toRedirect(redirect) };
    },

    adminDeleteRedirect: redirects.remove,
  };
};
