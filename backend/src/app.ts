import type { RequestListener } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Connection } from './db/database.ts';
import type { Env } from './env.ts';
import { createSessionLookup } from './features/auth/session-lookup.service.ts';
import { createSiteState } from './features/site/site-state.service.ts';
import { createHandlers } from './handlers.ts';
import { apiRouter } from './http/api.ts';
import { docs } from './http/contract/docs.ts';
import type { ContractOptions } from './http/contract/openapi.ts';
import type { Deps, OperationHandlers } from './http/contract/operation.ts';
import { fallbackErrors } from './http/error-response.ts';
import { health } from './http/health.ts';
import { createInProcessFetch, type InProcessFetch } from './http/in-process.ts';
import { operationLayers } from './http/operation-layers.ts';
import { createLimits } from './http/protection/limits.ts';
import { createAuthenticate } from './http/protection/passport.ts';
import { commonHeaders, securityHeaders } from './http/protection/security-headers.ts';
import { createVisitors } from './http/protection/visitor.ts';
import { requestId } from './http/request-id.ts';
import { uploadedFiles } from './http/uploaded-files.ts';
import { type Background, createBackground } from './lib/background.ts';
import type { Clock } from './lib/clock.ts';
import type { Logger } from './lib/log.ts';
import type { Mailer } from './mail/mailer.ts';
import { signedMailer } from './mail/signed-mailer.ts';
import type { FastPath } from './pages/cache/fast-path.ts';
import type { FileStorage } from './storage/storage.ts';

/** The public pages: what answers every address outside the API. */
export interface Pages extends FastPath {
  router: RequestHandler;
  /** Empties the cache of rendered pages. */
  invalidate(): void;
}

export interface AppOptions {
  connection: Connection;
  env: Env;
  /** Signs the bearer tokens and the visitors' cookies, at least 32 bytes. */
  secret: string;
  clock: Clock;
  mail: Mailer;
  storage: FileStorage;
  log: Logger;
  /** Makes the public site, given a way to call public operations; without it only the API is served. */
  pages?: (deps: Deps, fetch: InProcessFetch) => Pages;
  /** For tests: other handlers or another contract. */
  override?: { handlers?: (real: OperationHandlers) => OperationHandlers; contract?: Partial<ContractOptions> };
}

export interface App {
  /** Answers every request. */
  listener: RequestListener;
  /** Calls public operations without a connection. */
  fetch: InProcessFetch;
  deps: Deps;
  background: Background;
  /** From now on /readyz says no. */
  beginStop(): void;
}

/** Wires all layers: ids, headers, limits, sign-in, body, contract, handlers, errors, pages. */
export function createApp(options: AppOptions): App {
  const { connection, env, secret, log } = options;
  const background = createBackground(log);
  const siteState = createSiteState(connection.db);
  let pages: Pages | undefined;
  const deps: Deps = {
    db: connection.db,
    env,
    clock: options.clock,
    mail: signedMailer(options.mail, siteState),
    storage: options.storage,
    log,
    limits: createLimits(connection.pool, env.rateLimitFactor, env.production),
    visitors: createVisitors(secret, env),
    background,
    invalidatePages: () => pages?.invalidate(),
    siteState,
  };
  const real = createHandlers(deps, secret);
  const contract = { responses: env.production ? 'strip' : 'throw', log, ...options.override?.contract } as const;
  const operations = operationLayers(deps, options.override?.handlers?.(real) ?? real, contract);
  const fetch = createInProcessFetch(operations);
  pages = options.pages?.(deps, fetch);
  // The embedded database runs one statement at a time anyway.
  const lookups = connection.kind === 'embedded' ? 1 : undefined;
  const authenticate = createAuthenticate(secret, createSessionLookup(connection.db, options.clock, lookups));
  let stopping = false;

  const headers = commonHeaders(env.publicUrl.startsWith('https:'));
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.trustProxy);
  app.use(requestId);
  app.use(securityHeaders(headers));
  app.use(health({ ping: connection.ping, stopping: () => stopping }));
  app.use(apiRouter(deps, authenticate, operations));
  app.use(uploadedFiles(options.storage));
  app.use(docs());
  if (pages) app.use(pages.router);
  app.use(fallbackErrors(log));
  return {
    listener: (request, response) => {
      if (!pages?.sendCached(request, response, headers)) app(request, response);
    },
    fetch,
    deps,
    background,
    beginStop: () => {
      stopping = true;
    },
  };
}
