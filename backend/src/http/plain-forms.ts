import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type Request, type RequestHandler, Router } from 'express';
import { h } from 'hastscript';
import { forPaths } from './for-paths.ts';
import { sendPlainPage } from './plain-page.ts';

const LIMIT = '100kb';

interface PlainField {
  label: string;
  kind: 'text' | 'email' | 'textarea';
}

/** A form of the site that works without JavaScript: its API call and its fields. */
interface PlainForm {
  operation: string;
  title: string;
  sent: string;
  send: string;
  back: { address: string; label: string };
  fields: Record<string, PlainField>;
}

const EMAIL: PlainField = { label: 'Email', kind: 'email' };

const FORMS: Record<string, PlainForm> = {
  '/contact': {
    operation: '/api/contact',
    title: 'Contact form',
    sent: 'Message sent',
    send: 'Send Message',
    back: { address: '/contact', label: 'Back to the contact page' },
    fields: {
      name: { label: 'Name', kind: 'text' },
      email: EMAIL,
      subject: { label: 'Subject', kind: 'text' },
      message: { label: 'Message', kind: 'textarea' },
    },
  },
  '/newsletter': {
    operation: '/api/newsletter',
    title: 'Newsletter',
    sent: 'Almost there',
    send: 'Subscribe',
    back: { address: '/blog', label: 'Back to the blog' },
    fields: { email: EMAIL },
  },
};

/** The honeypot field, filled only by bots. */
const HONEYPOT = 'website';

interface ApiResponse {
  status: number;
  body: { message?: string; details?: { field: string; message: string }[] };
}

/** Without the real connection: rejecting an incomplete body would close the sender's. */
const createSocket = ({ socket }: Request): Socket =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: socket.remoteAddress });

/**
 * Makes a form's API call, with all of the API's checks: limits, contract, maintenance. It counts for the sender, with
 * the sender's network and cookies.
 */
function callApi(request: Request, address: string, values: object, listener: RequestListener): Promise<ApiResponse> {
  const body = Buffer.from(JSON.stringify(values));
  const { cookie, 'x-forwarded-for': forwarded, host, 'user-agent': agent } = request.headers;
  const call = Object.assign(new IncomingMessage(createSocket(request)), {
    method: 'POST',
    url: address,
    complete: true, // the whole body has been read
    headers: {
      'content-type': 'application/json',
      'content-length': String(body.length),
      ...(host === undefined ? {} : { host }),
      ...(cookie === undefined ? {} : { cookie }),
      ...(agent === undefined ? {} : { 'user-agent': agent }),
      ...(forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }),
    },
  });
  call.push(body);
  call.push(null);
  return new Promise((resolve, reject) => {
    const response = new ServerResponse(call);
    response.end = (reply?: unknown) => {
      try {
        resolve({ status: response.statusCode, body: JSON.parse(String(reply || '{}')) });
      } catch (error) {
        reject(error);
      }
      return response;
    };
    listener(call, response);
  });
}

function renderForm(path: string, { fields, send }: PlainForm, values: Record<string, string>, reply: ApiResponse) {
  const problems = new Map(reply.body.details?.map(({ field, message }) => [field, message]));
  const rows = Object.entries(fields).map(([name, { label, kind }]) => {
    const value = values[name] ?? '';
    const control =
      kind === 'textarea' ? h('textarea', { name, rows: 8 }, value) : h('input', { name, type: kind, value });
    return h('label', [label, h('small', problems.get(name) ?? ''), control]);
  });
  return h('form', { method: 'post', action: path }, [...rows, h('button', { type: 'submit' }, send)]);
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Another site's form must not submit in its reader's name. */
const isCrossOrigin = ({ headers, host }: Request): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
};

/**
 * Handles forms submitted without JavaScript: contact and newsletter. An error page shows the input again, so that it
 * is not lost.
 * @param listener the application itself, for calling its API
 */
export function plainForms(listener: RequestListener): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  const read = express.urlencoded({ extended: false, limit: LIMIT, parameterLimit: 20 });
  router.post(Object.keys(FORMS), read, async (request, response) => {
    const form = FORMS[request.path];
    if (!form) throw new Error(`No form at ${request.path}`);
    const { title, sent, back, operation, fields } = form;
    const link = h('p', [h('a', { href: back.address }, back.label)]);
    if (isCrossOrigin(request))
      return sendPlainPage(response, 403, title, [h('p', 'Please use the form on this site.'), link]);
    const body: Record<string, unknown> = request.body ?? {};
    const names = [...Object.keys(fields), HONEYPOT];
    const values = Object.fromEntries(names.map((name) => [name, toText(body[name])]));
    const reply = await callApi(request, operation, values, listener);
    const message = h('p', reply.body.message ?? 'Please try again in a moment.');
    if (reply.status < 300) return sendPlainPage(response, 200, sent, [message, link]);
    sendPlainPage(response, reply.status, title, [message, renderForm(request.path, form, values, reply), link]);
  });
  return forPaths(/^\/(?:contact|newsletter)$/, router);
}
