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
const TRAP = 'website';

interface Answer {
  status: number;
  body: { message?: string; details?: { field: string; message: string }[] };
}

/** Without the real connection: rejecting an incomplete body would close the sender's. */
const socketOf = ({ socket }: Request): Socket =>
  Object.defineProperty(new Socket(), 'remoteAddress', { value: socket.remoteAddress });

/**
 * Makes a form's API call, with all of the API's checks: limits, contract, maintenance. It counts for the sender, with
 * the sender's network and cookies.
 */
function callApi(request: Request, address: string, values: object, listener: RequestListener): Promise<Answer> {
  const body = Buffer.from(JSON.stringify(values));
  const { cookie, 'x-forwarded-for': forwarded, host, 'user-agent': agent } = request.headers;
  const call = Object.assign(new IncomingMessage(socketOf(request)), {
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
    response.end = (answer?: unknown) => {
      try {
        resolve({ status: response.statusCode, body: JSON.parse(String(answer || '{}')) });
      } catch (error) {
        reject(error);
      }
      return response;
    };
    listener(call, response);
  });
}

function formAgain(path: string, { fields, send }: PlainForm, values: Record<string, string>, answer: Answer) {
  const problems = new Map(answer.body.details?.map(({ field, message }) => [field, message]));
  const rows = Object.entries(fields).map(([name, { label, kind }]) => {
    const value = values[name] ?? '';
    const control =
      kind === 'textarea' ? h('textarea', { name, rows: 8 }, value) : h('input', { name, type: kind, value });
    return h('label', [label, h('small', problems.get(name) ?? ''), control]);
  });
  return h('form', { method: 'post', action: path }, [...rows, h('button', { type: 'submit' }, send)]);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Another site's form must not submit in its reader's name. */
const isForeign = ({ headers, host }: Request): boolean => {
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
    if (isForeign(request))
      return sendPlainPage(response, 403, title, [h('p', 'Please use the form on this site.'), link]);
    const body: Record<string, unknown> = request.body ?? {};
    const names = [...Object.keys(fields), TRAP];
    const values = Object.fromEntries(names.map((name) => [name, textOf(body[name])]));
    const answer = await callApi(request, operation, values, listener);
    const words = h('p', answer.body.message ?? 'Please try again in a moment.');
    if (answer.status < 300) return sendPlainPage(response, 200, sent, [words, link]);
    sendPlainPage(response, answer.status, title, [words, formAgain(request.path, form, values, answer), link]);
  });
  return forPaths(/^\/(?:contact|newsletter)$/, router);
}
