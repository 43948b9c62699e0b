import type { HttpHandler } from 'msw';
import { deprecationHeaders } from '../../contract/generated/deprecations.ts';
import type { AdminRight, User } from '../../contract/generated/model.ts';
import { type OperationId, type OperationMeta, operations } from '../../contract/generated/operations.ts';
import { localiseAnswer } from '../../contract/i18n/localise-answer.ts';
import { findGrantingRight } from '../../contract/rules/admin-rights.ts';
import { readApiKey } from '../../contract/rules/api-keys.ts';
import { parseAcceptLanguage } from '../../contract/rules/languages.ts';
import { toMswHandlers as dispatch } from '../../packages/mock-server/src/dispatch.ts';
import type { AnyReply } from '../../packages/mock-server/src/operations.ts';
import {
  factorNeeded,
  forbidden,
  inLanguage,
  insufficientRights,
  keyNeeded,
  maintenance,
  type Problem,
  unauthorized,
  verificationRequired,
} from '../problems.ts';
import type { UsedKey } from '../store/api-keys.ts';
import type { StoredResponse } from '../store/state.ts';
import { admitKey } from './admit-key.ts';
import { replayOrRun } from './idempotent-replies.ts';
import { readRequest } from './read-request.ts';
import type { Call, MockHandlers } from './types.ts';

/** A download is counted by its own handler. */
const CHANGING_READS: OperationId[] = ['getDownloadFile', 'getSignedFile'];

/** Clients of resumable uploads use it to ask for the offset. */
const ASKED_BY_HEAD: OperationId[] = ['adminGetUpload', 'getBriefFile'];

export type AdapterOptions = {
  userOf: (token: string) => User | undefined;
  /** Whether maintenance mode is on. */
  closed?: () => boolean;
  /** whether the user lacks the authenticator app that administrators need */
  lacksFactor?: (user: User) => boolean;
  /** whether the user of a session has authenticated within the last minutes */
  isProven?: (token: string) => boolean;
  /** Called before a call is answered with the right that allows the administrator to make it. */
  acting?: (right: AdminRight | null, apiKey: string | null) => void;
  /** the API key with this secret, if it works */
  keyOf?: (secret: string) => UsedKey | undefined;
  /** Runs before a call is answered: delays and forced failures of scenarios. */
  intercept?: (id: OperationId) => Promise<AnyReply | 'network-error' | undefined>;
  /** Transforms what a client has sent before it is checked: what `transformReply` has added to it. */
  transformRequest?: <Part>(part: Part) => Part;
  /** Transforms an answer before it is sent: empty lists of scenarios. */
  transformReply?: <Reply extends AnyReply>(id: OperationId, reply: Reply) => Reply;
  /** The answers that are stored under the keys of their calls. */
  remembered?: () => Record<string, StoredResponse>;
  /** Runs after every call that may have changed data. */
  changed?: () => Promise<void>;
};

/** Error answers carry the request id in a header too. */
const requestIdOf = ({ status, body }: AnyReply): Record<string, string> => {
  const requestId = status >= 400 && (body as { requestId?: unknown } | undefined)?.requestId;
  return typeof requestId === 'string' ? { 'x-request-id': requestId } : {};
};

/** An administrator's rights. */
const admitRights = (
  { roles, rights }: OperationMeta,
  user: User,
  { lacksFactor }: AdapterOptions,
): Problem<403> | undefined => {
  if (roles.length === 0) return undefined;
  if (!roles.includes(user.role)) return forbidden();
  if (lacksFactor?.(user)) return factorNeeded();
  return findGrantingRight(user.rights, rights) ? undefined : insufficientRights();
};

const admit = (
  operation: OperationMeta,
  user: User | undefined,
  token: string | undefined,
  options: AdapterOptions,
): Problem<401 | 403> | undefined => {
  const refusal = admitPerson(operation, user, token, options);
  // The mocks are a demo, which never refuses the specification's own calls for lack of step-up authentication.
  if (refusal || operation.freshProof !== 'always' || !token) return refusal;
  return options.isProven?.(token) === false ? verificationRequired() : undefined;
};

const admitPerson = (
  operation: OperationMeta,
  user: User | undefined,
  token: string | undefined,
  options: AdapterOptions,
): Problem<401 | 403> | undefined => {
  if (operation.access === 'public' || (operation.access === 'optional' && !token)) return undefined;
  if (!user) return unauthorized(token !== undefined);
  return admitRights(operation, user, options);
};

/** Who calls: with a key, with a session, or as a visitor. */
const findCaller = (operation: OperationMeta, request: Request, options: AdapterOptions) => {
  const secret =
    operation.access === 'public' ? undefined : readApiKey(request.headers.get('authorization') ?? undefined);
  if (secret !== undefined) {
    const key = options.keyOf?.(secret);
    const refusal = admitKey(operation, key) ?? (key && admitRights(operation, key.user, options));
    return { token: undefined, user: key?.user, usedKey: key ?? null, refusal };
  }
  const token = tokenOf(request);
  const user = token ? options.userOf(token) : undefined;
  const refusal = admit(operation, user, token, options) ?? (operation.keyOnly ? keyNeeded() : undefined);
  return { token, user, usedKey: null, refusal };
};

/** What maintenance mode keeps open to all: the administration with its sign-in, and the site's name. */
const staysOpen = ({ path }: OperationMeta) =>
  path === '/site' ||
  path === '/auth/invitation' ||
  path.startsWith('/auth/passkey') ||
  path === '/auth/second-step' ||
  path.startsWith('/admin/');

const languageOf = (request: Request) => parseAcceptLanguage(request.headers.get('accept-language') ?? undefined);

const tokenOf = (request: Request) => /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];

/** Answers one call: session, role and request are checked before the handler, or the generated answer, is used. */
const answer = async (
  id: OperationId,
  handlers: Partial<MockHandlers>,
  options: AdapterOptions,
  request: Request,
  params: Record<string, unknown>,
): Promise<AnyReply> => {
  const language = languageOf(request);
  const operation: OperationMeta = operations[id];
  const { token, user, usedKey, refusal } = findCaller(operation, request, options);
  if (refusal) return refusal;
  if (user?.role !== 'super_admin' && !staysOpen(operation) && options.closed?.()) return maintenance();
  const read = await readRequest(id, operation, request, params, options.transformRequest);
  if (read.problem) return read.problem;
  options.acting?.(findGrantingRight(user?.rights ?? [], operation.rights) ?? null, usedKey?.name ?? null);
  const call: Call = { token, language, usedKey };
  // The map guarantees that id and handler belong together; TypeScript cannot infer that through the index.
  const handler = handlers[id] as unknown as ((input: unknown) => AnyReply | Promise<AnyReply>) | undefined;
  if (!handler) {
    const { generatedAnswer } = await import('./generated-answers.ts');
    return generatedAnswer(id, JSON.stringify(params));
  }
  const work = async () => {
    const reply = await handler({ ...read.request, user, call });
    return { ...reply, body: localiseAnswer(id, reply.body, language) };
  };
  const { headers, ...sent } = read.request;
  const keyed = {
    id,
    key: request.headers.get('idempotency-key'),
    caller: user?.id ?? JSON.stringify(headers),
    request: JSON.stringify(sent),
  };
  const reply = await replayOrRun(options.remembered?.() ?? {}, keyed, work);
  if (operation.method !== 'get' || CHANGING_READS.includes(id)) await options.changed?.();
  return reply;
};

/**
 * Turns the operation handlers into MSW handlers that check sessions, roles and requests as the real server does. An operation
 * without a handler answers its documented success with generated data.
 */
export const toMswHandlers = (handlers: Partial<MockHandlers>, options: AdapterOptions): HttpHandler[] =>
  dispatch<OperationId>({
    operations,
    basePath: '/api',
    answeringHead: ASKED_BY_HEAD,
    headersOf: requestIdOf,
    answer: async (id, request, params) => {
      const forced = await options.intercept?.(id);
      if (forced === 'network-error') return forced;
      const reply = forced ?? (await answer(id, handlers, options, request, params));
      const localised = inLanguage(options.transformReply?.(id, reply) ?? reply, languageOf(request));
      return { ...localised, headers: { ...deprecationHeaders[id], ...localised.headers } };
    },
  });
