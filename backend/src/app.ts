import type { RequestListener } from 'node:http';
import express, { type RequestHandler } from 'express';
import type { Connection } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { Env } from './env.ts';
import { createKeyLookup } from './features/accounts/api-key-lookup.service.ts';
import { createSessionLookup } from './features/accounts/session-lookup.service.ts';
import { getReturnPath, handleWebhook } from './features/billing/webhooks.service.ts';
import { mergeSavedProducts } from './features/catalogue/merge-saved-products.service.ts';
import { receiveMail, receiveReport } from './features/conversations/receive-mail.service.ts';
import { setMailChoiceByLink } from './features/email/mails.service.ts';
import { mergeCart } from './features/orders/cart.service.ts';
import { paymentPurposes } from './features/orders/payment-purposes.service.ts';
import { createSiteState } from './features/site/site-state.service.ts';
import { mergeReactions } from './features/writing/merge-reactions.service.ts';
import { createHandlers } from './handlers.ts';
import { apiRouter } from './http/api.ts';
import { createCall, createReplicaCall } from './http/calls.ts';
import { docs } from './http/contract/docs.ts';
import type { ContractOptions } from './http/contract/openapi.ts';
import type { Deps, OperationHandlers } from './http/contract/operation.ts';
import { fallbackErrors } from './http/error-response.ts';
import { health } from './http/health.ts';
import { createInProcessFetch, type InProcessFetch } from './http/in-process.ts';
import { listRoutes, type Route } from './http/list-routes.ts';
import { mailHook } from './http/mail-hook.ts';
import { mailPictures } from './http/mail-pictures.ts';
import { mailReportHook } from './http/mail-report-hook.ts';
import { createOneClickUnsubscribe } from './http/one-click-unsubscribe.ts';
import { createOperationLayers } from './http/operation-layers.ts';
import { plainForms } from './http/plain-forms.ts';
import { createAuthenticateKey } from './http/protection/api-keys.ts';
import { createLimits } from './http/protection/limits.ts';
import { hasBody, limitNonApi } from './http/protection/outside-api.ts';
import { createAuthenticate } from './http/protection/passport.ts';
import { createPoolLimits } from './http/protection/pool-limits.ts';
import { commonHeaders, securityHeaders } from './http/protection/security-headers.ts';
import { hasSeveralHosts, rejectSeveralHosts } from './http/protection/single-host.ts';
import { createDevices, createVisitors } from './http/protection/visitor.ts';
import { providerHooks } from './http/provider-hooks.ts';
import { requestId } from './http/request-id.ts';
import type { ReadCounts, SystemInfo } from './http/system-info.ts';
import { uploadedFiles } from './http/uploaded-files.ts';
import { createStoredAnswers } from './idempotency/stored-answers.ts';
import type { Jobs } from './jobs/jobs.ts';
import { checkJobsAreRunning } from './jobs/queue-stats.repository.ts';
import { type Background, createBackground } from './lib/background.ts';
import { type Change, isAffected } from './lib/changes.ts';
import type { Clock } from './lib/clock.ts';
import type { Logger } from './lib/log.ts';
import { throttleLog } from './lib/throttled-log.ts';
import { readMailApiReport } from './mail/mail-api-reports.ts';
import type { Mailer } from './mail/mailer.ts';
import { parseMail } from './mail/received-mail.ts';
import { createReplyAddresses } from './mail/reply-address.ts';
import type { Transport } from './mail/transport.ts';
import { createUnsubscribeTokens } from './mail/unsubscribe-tokens.ts';
import type { FastPath } from './pages/cache/fast-path.ts';
import type { FileStorage } from './storage/storage.ts';

/** The public pages, which handle every URL outside the API. */
export interface Pages extends FastPath {
  router: RequestHandler;
  /** Invalidates the pages that show what has changed. */
  forget(change: Change): void;
}

export interface AppOptions {
  connection: Connection;
  /** For public reads. */
  replica?: Replica | undefined;
  env: Env;
  /** Signs the bearer tokens and the visitors' cookies; at least 32 bytes. */
  secret: string;
  clock: Clock;
  mail: Mailer;
  jobs: Jobs;
  /** Delivers emails. */
  transport: Pick<Transport, 'check' | 'deliver'>;
  storage: FileStorage;
  log: Logger;
  /** Identifies the built site that `pages` serves. */
  build?: string | null;
  /** Creates the public site, given a function that calls public operations; without it only the API is served. */
  pages?: (deps: Deps, fetch: InProcessFetch) => Pages;
  /** For tests: other handlers or another contract. */
  override?: { handlers?: (handlers: OperationHandlers) => OperationHandlers; contract?: Partial<ContractOptions> };
}

export interface App {
  /** Answers every request. */
  listener: RequestListener;
  /** Calls public operations without a network connection. */
  fetch: InProcessFetch;
  deps: Deps;
  background: Background;
  /** From now on /readyz answers 503. */
  beginStop(): void;
  /** Every route outside the API. */
  routes(): Route[];
}

/** Wires all layers: ids, headers, limits, authentication, body, contract, handlers, errors, pages. */
export function createApp(options: AppOptions): App {
  const { connection, replica, env, secret, log } = options;
  const background = createBackground(log);
  const siteState = createSiteState(connection.db);
  let pages: Pages | undefined;
  const reads: ReadCounts = { primary: 0, replica: 0 };
  const deps: Deps = {
    db: connection.db,
    env,
    clock: options.clock,
    mail: options.mail,
    transport: options.transport,
    jobs: options.jobs,
    system: {
      ...toSystemInfo(connection, env),
      build: options.build ?? null,
      replica: () => (replica ? { state: replica.state(), lagSeconds: replica.lagSeconds(), reads } : null),
    },
    storage: options.storage,
    log,
    limits: createLimits(connection.db, env.rateLimitFactor, env.rules.strictLimits),
    visitors: createVisitors(secret, env),
    visitorMerges: [mergeSavedProducts, mergeReactions, mergeCart],
    devices: createDevices(secret, env),
    background,
    changes: connection.changes,
    siteState,
  };
  const handlers = createHandlers(deps, secret);
  const contract = { responses: env.production ? 'strip' : 'throw', log, ...options.override?.contract } as const;
  const { poolSize, connectTimeout } = env.database;
  const getLimit = createPoolLimits(connection.kind === 'embedded' ? undefined : poolSize, connectTimeout);
  const primaryCall = createCall(options.override?.handlers?.(handlers) ?? handlers, getLimit);
  const calls = replica
    ? createReplicaCall(primaryCall, {
        replica,
        handlers: createHandlers({ ...deps, db: replica.db }, secret),
        counts: reads,
        concurrency: poolSize,
        maxWaitMs: connectTimeout,
      })
    : primaryCall;
  const operations = createOperationLayers(deps, calls, contract, createStoredAnswers(deps, secret));
  const fetch = createInProcessFetch(operations);
  pages = options.pages?.(deps, fetch);
  connection.changes.subscribe((change) => {
    if (isAffected(change, ['site'])) siteState.forget();
    pages?.forget(change);
  });
  // The embedded database runs one statement at a time in any case.
  const lookups = connection.kind === 'embedded' ? 1 : undefined;
  const authenticate = createAuthenticate(secret, createSessionLookup(connection.db, options.clock, lookups));
  const authenticateKey = createAuthenticateKey(createKeyLookup(connection.db, options.clock), deps.limits);
  let stopping = false;

  const headers = commonHeaders(env.publicUrl.startsWith('https:'));
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', env.trustProxy);
  app.set('country header', env.countryHeader);
  app.use(requestId);
  app.use(securityHeaders(headers));
  app.use(limitNonApi(env.rateLimitFactor));
  app.use(
    health({
      dependencies: {
        database: { check: connection.ping, needed: true },
        storage: { check: () => options.storage.check(), needed: false },
        mail: { check: options.transport.check, needed: false },
        ...(replica ? { replica: { check: async () => checkReplica(replica), needed: false } } : {}),
        jobs: { check: () => checkJobsAreRunning(connection.db), needed: false },
      },
      stopping: () => stopping,
    }),
  );
  const payments = { ...deps, throttledLog: throttleLog(log), purposes: paymentPurposes(deps) };
  app.use(
    providerHooks({
      receive: (provider, call) => handleWebhook(payments, provider, call),
      returnPath: (id, language) => getReturnPath(deps, id, language),
    }),
  );
  const unsubscribeTokens = createUnsubscribeTokens(secret);
  app.use(createOneClickUnsubscribe((token) => setMailChoiceByLink(deps, unsubscribeTokens, token, false), log));
  if (env.replies?.hookSecret) {
    const receiveDeps = { ...deps, addresses: createReplyAddresses(secret, env.replies.address) };
    const receive = async (source: Buffer) => receiveMail(receiveDeps, await parseMail(source));
    app.use(mailHook(env.replies.hookSecret, receive, log));
  }
  if (env.mailApi?.hookSecret) {
    const receive = async (event: unknown) => {
      const report = readMailApiReport(event);
      return report ? receiveReport(deps, report.id, report) : 'ignored';
    };
    app.use(mailReportHook(env.mailApi.hookSecret, receive, log));
  }
  app.use(apiRouter(deps, { authenticate, authenticateKey }, operations));
  app.use(rejectSeveralHosts);
  app.use(plainForms(app));
  app.use(uploadedFiles(options.storage));
  app.use(mailPictures({ storage: options.storage, siteState }));
  app.use(docs(env.publicUrl));
  if (pages) app.use(pages.router);
  app.use(fallbackErrors(log));
  return {
    listener: (request, response) => {
      if (hasSeveralHosts(request) || hasBody(request) || !pages?.sendCached(request, response, headers))
        app(request, response);
    },
    fetch,
    deps,
    background,
    routes: () => listRoutes(app.router),
    beginStop: () => {
      stopping = true;
    },
  };
}

function checkReplica(replica: Replica): void {
  if (replica.state() === 'away') throw new Error('The replica is not responding');
}

const toSystemInfo = ({ kind, pool }: Connection, env: Env): Omit<SystemInfo, 'build' | 'replica'> => ({
  database: kind,
  connections: () => ({
    open: pool.totalCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
    most: pool.options.max,
  }),
  mail: toMailKind(env),
});

function toMailKind({ mailApi, smtpUrl }: Env): SystemInfo['mail'] {
  if (mailApi) return 'api';
  return smtpUrl === undefined ? 'folder' : 'smtp';
}
