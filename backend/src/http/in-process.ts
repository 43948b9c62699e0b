import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { ErrorRequestHandler, RequestHandler } from 'express';
import express from 'express';
import { type OperationId, operations } from '../../../contract/generated/operations.ts';
import { notFound, signInRequired } from '../lib/errors.ts';
import { matchRoute } from './contract/routes.ts';
import { requestId } from './request-id.ts';
import { setState } from './request-state.ts';

type Operations = typeof operations;
/** Operations that rendering may call: public reads. */
type PublicRead = {
  [Id in OperationId]: Operations[Id] extends { method: 'get'; access: 'public' } ? Id : never;
}[OperationId];

interface Input {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

/**
 * The content that each public response depends on, by the tags in which the database announces changes: a list may
 * change with any of its entries, an entry only with itself.
 */
const TAGS: { [Id in PublicRead]: (input: Input) => string[] } = {
  getSite: () => ['site'],
  getHome: () => ['home', 'products', 'posts'],
  // A category may be used as another one's label: only the whole list knows its products.
  listProducts: () => ['products'],
  // Its figures belong to the product, which changes with each review.
  listReviews: ({ params }) => [`product:${params.id}`],
  getProduct: ({ params }) => [`product:${params.id}`],
  // A product that it contains announces its bundles.
  getBundle: ({ params }) => [`bundle:${params.id}`],
  listPosts: () => ['posts'],
  // Any article may take over a slug.
  getPost: ({ params: { id = '' } }) => (/^\d+$/.test(id) ? [`post:${id}`] : ['posts']),
  listPostTopics: () => ['posts'],
  listServices: () => ['services'],
  getAbout: () => ['about'],
  getLegalPage: () => ['legal'],
  getPage: () => ['pages'],
  listCaseStudies: () => ['case-studies'],
  getCaseStudy: () => ['case-studies', 'products', 'posts'],
  listNewsletterIssues: () => ['newsletters'],
  getNewsletterIssue: () => ['newsletters'],
  getChangelog: ({ params }) => [`product:${params.id}`],
  getLatestRelease: ({ params }) => [`product:${params.id}`],
  // Publishing a release, and changing its advisories, change the product.
  listSecurityAdvisories: () => ['products'],
  // For one user.
  getSignedFile: () => [],
  getReleaseSbom: () => [],
  getDataExportFile: () => [],
  // For programs: no page shows it.
  listSigningKeys: () => [],
  // Requested only by the browser: no page is rendered with them.
  listPaymentMethods: () => [],
  getGuestOrder: () => [],
  getLinkedDelivery: () => [],
  getLinkedHandoverPdf: () => [],
  getLinkedProject: () => [],
  getLinkedProjectFile: () => [],
  getLinkedProjectPreview: () => [],
  getLinkedProjectRecord: () => [],
  listLinkedProjectMarks: () => [],
  listProjectPeople: () => [],
  getProjectMessageFile: () => [],
  getGift: () => [],
  listGuestOrders: () => [],
  getVisitorConversation: () => [],
  getVisitorConversationFile: () => [],
  // Free times change with every booking, and a call is for one person.
  listCallSlots: () => [],
  getCall: () => [],
  getBrief: () => [],
  getBriefFile: () => [],
  getGuestOrderFile: () => [],
  getGuestInvoicePdf: () => [],
  getGuestLicenceSheet: () => [],
  getLinkedInvoice: () => [],
  getCaseStudyDraft: () => [],
  getLinkedInvoicePdf: () => [],
  getLinkedReceipt: () => [],
  getLinkedQuote: () => [],
  getLinkedQuotePdf: () => [],
  getLinkedRenewal: () => [],
  // For one recipient, behind a secret link.
  getMailLink: () => [],
};

/** Tags of an operation's response, including errors: what is missing now may be created later. */
const surrogateKeys = (operation: PublicRead, input: Input): string[] => TAGS[operation](input);

/** Like the global `fetch`, for URLs below /api. Of the headers, `Accept-Language` counts. */
export type InProcessFetch = (
  address: string,
  init?: { signal?: AbortSignal | null; headers?: HeadersInit },
) => Promise<Response>;

/** Names the content a response depends on, for the page cache and for a CDN. */
export const SURROGATE_KEY = 'Surrogate-Key';

const isPublicRead = (id: OperationId): id is PublicRead => operations[id].access === 'public';

/**
 * Admits public reads. Limits and maintenance mode apply to visitors: rendering calls on behalf of all of them, and the
 * pages check maintenance mode themselves.
 */
const publicGuard: RequestHandler = (request, response, next) => {
  const match = matchRoute(request.path.slice('/api'.length));
  const operation = match?.operations.get('GET');
  if (!match || !operation) throw notFound();
  if (!isPublicRead(operation)) throw signInRequired();
  if (match.params === null) throw notFound();
  const anonymous = {
    user: undefined,
    right: undefined,
    sessionId: null,
    provenUntil: null,
    isProven: false,
    visitorId: null,
    deviceId: null,
  };
  setState(request, { operation, params: match.params, head: false, ...anonymous });
  response.set(SURROGATE_KEY, surrogateKeys(operation, { params: match.params, query: request.query }).join(' '));
  next();
};

/** The headers in the form of the Fetch API. */
const toHeaders = (response: ServerResponse): Headers =>
  new Headers(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));

/**
 * Calls public operations of this server without a network connection: the same contract check, handlers and error
 * responses as over HTTP, with request and response objects without a socket.
 * @param layers handle a request with a known operation
 */
export function createInProcessFetch(layers: (RequestHandler | ErrorRequestHandler)[]): InProcessFetch {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(requestId, publicGuard, ...layers);
  return (address, { signal, headers } = {}) =>
    new Promise((resolve, reject) => {
      const abort = () => reject(signal?.reason);
      if (signal?.aborted) return abort();
      signal?.addEventListener('abort', abort, { once: true });
      const language = new Headers(headers).get('accept-language');
      const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url: address });
      if (language !== null) request.headers['accept-language'] = language;
      const response = new ServerResponse(request);
      response.end = (body?: unknown) => {
        signal?.removeEventListener('abort', abort);
        const isBody = typeof body === 'string' || body instanceof Uint8Array;
        resolve(
          new Response(isBody ? Buffer.from(body) : null, {
            status: response.statusCode,
            headers: toHeaders(response),
          }),
        );
        return response;
      };
      app(request, response);
    });
}
