import { IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import express, { type Request, type RequestHandler, Router } from 'express';
import { h } from 'hastscript';
import { msg, t } from '../../../contract/i18n/macros.ts';
import { type Message, toText } from '../../../contract/i18n/message.ts';
import { LANGUAGES, type Language, splitLanguage, toLanguagePath } from '../../../contract/rules/languages.ts';
import { forPaths } from './for-paths.ts';
import { sendPlainPage } from './plain-page.ts';

const LIMIT = '100kb';

type FieldKind = 'text' | 'email' | 'textarea';

/** A form of the site that works without JavaScript: its API call, the page that it is on, and its fields with labels. */
interface PlainForm {
  operation: string;
  page: string;
  title: Message;
  sent: Message;
  send: Message;
  back: Message;
  /** A second step that shows the input before it is sent. */
  review?: { text: Message; send: Message };
  fields: Record<string, { label: Message; kind: FieldKind }>;
}

const EMAIL = { label: msg`Email`, kind: 'email' } as const;

const FORMS: Record<string, PlainForm> = {
  '/contact': {
    operation: '/api/contact',
    page: '/contact',
    title: msg`Contact form`,
    sent: msg`Message sent`,
    send: msg`Send Message`,
    back: msg`Back to the contact page`,
    fields: {
      name: { label: msg`Name`, kind: 'text' },
      email: EMAIL,
      subject: { label: msg`Subject`, kind: 'text' },
      message: { label: msg`Message`, kind: 'textarea' },
    },
  },
  '/newsletter': {
    operation: '/api/newsletter',
    page: '/blog',
    title: msg`Newsletter`,
    sent: msg`Almost there`,
    send: msg`Subscribe`,
    back: msg`Back to the blog`,
    fields: { email: EMAIL },
  },
  '/security': {
    operation: '/api/vulnerability-reports',
    page: '/security',
    title: msg`Report a vulnerability`,
    sent: msg`Report received`,
    send: msg`Send report`,
    back: msg`Back to the security page`,
    fields: {
      name: { label: msg`Name`, kind: 'text' },
      email: EMAIL,
      product: { label: msg`What is affected`, kind: 'text' },
      report: { label: msg`Report`, kind: 'textarea' },
    },
  },
  '/withdraw': {
    operation: '/api/contract-withdrawals',
    page: '/withdraw',
    title: msg`Withdraw from contract here`,
    sent: msg`Withdrawal received`,
    send: msg`Continue`,
    back: msg`Back to the withdrawal page`,
    review: { text: msg`You withdraw from the contract named here.`, send: msg`Confirm withdrawal` },
    fields: {
      name: { label: msg`Name`, kind: 'text' },
      order: { label: msg`Order number`, kind: 'text' },
      email: EMAIL,
    },
  },
};

/** Sent by the second step. */
const CONFIRMED = 'confirmed';

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
      'accept-language': splitLanguage(request.path).language,
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

function renderForm(
  action: string,
  language: Language,
  { fields, send }: PlainForm,
  values: Record<string, string>,
  reply: ApiResponse,
) {
  const problems = new Map(reply.body.details?.map(({ field, message }) => [field, message]));
  const rows = Object.entries(fields).map(([name, { label, kind }]) => {
    const value = values[name] ?? '';
    const control =
      kind === 'textarea' ? h('textarea', { name, rows: 8 }, value) : h('input', { name, type: kind, value });
    return h('label', [toText(language, label), h('small', problems.get(name) ?? ''), control]);
  });
  return h('form', { method: 'post', action }, [...rows, h('button', { type: 'submit' }, toText(language, send))]);
}

/** The input as text, and a form that sends it unchanged. */
function renderReview(
  action: string,
  language: Language,
  { fields, review }: PlainForm & { review: NonNullable<PlainForm['review']> },
  values: Record<string, string>,
) {
  const rows = Object.entries(fields).map(([name, { label }]) =>
    h('p', [h('small', toText(language, label)), values[name] ?? '']),
  );
  const hidden = Object.entries({ ...values, [CONFIRMED]: 'yes' }).map(([name, value]) =>
    h('input', { type: 'hidden', name, value }),
  );
  const button = h('button', { type: 'submit' }, toText(language, review.send));
  return [h('p', toText(language, review.text)), ...rows, h('form', { method: 'post', action }, [...hidden, button])];
}

const toValue = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Another site's form must not submit in its reader's name. */
const isCrossOrigin = ({ headers, host }: Request): boolean => {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !(URL.canParse(origin) && new URL(origin).host === host);
};

/**
 * Handles forms submitted without JavaScript: contact, newsletter and withdrawal from a contract. An error page shows
 * the input again, so that it is not lost. The answer is in the language of the page.
 * @param listener the application itself, for calling its API
 */
export function plainForms(listener: RequestListener): RequestHandler {
  const router = Router({ strict: true, caseSensitive: true });
  const read = express.urlencoded({ extended: false, limit: LIMIT, parameterLimit: 20 });
  const paths = Object.keys(FORMS).flatMap((path) => LANGUAGES.map((language) => toLanguagePath(path, language)));
  router.post(paths, read, async (request, response) => {
    const { language, path } = splitLanguage(request.path);
    const form = FORMS[path];
    if (!form) throw new Error(`No form at ${request.path}`);
    const title = toText(language, form.title);
    const link = h('p', [h('a', { href: toLanguagePath(form.page, language) }, toText(language, form.back))]);
    if (isCrossOrigin(request)) {
      const refusal = h('p', t(language)`Please use the form on this site.`);
      return sendPlainPage(response, 403, { language, title, content: [refusal, link] });
    }
    const body: Record<string, unknown> = request.body ?? {};
    const names = [...Object.keys(form.fields), HONEYPOT];
    const values = Object.fromEntries(names.map((name) => [name, toValue(body[name])]));
    const { review, fields } = form;
    const isFilled = Object.keys(fields).every((name) => values[name]?.trim());
    if (review && isFilled && toValue(body[CONFIRMED]) === '') {
      const content = [...renderReview(request.path, language, { ...form, review }, values), link];
      return sendPlainPage(response, 200, { language, title, content });
    }
    const reply = await callApi(request, form.operation, values, listener);
    const message = h('p', reply.body.message ?? t(language)`Please try again in a moment.`);
    if (reply.status < 300)
      return sendPlainPage(response, 200, { language, title: toText(language, form.sent), content: [message, link] });
    const again = renderForm(request.path, language, form, values, reply);
    sendPlainPage(response, reply.status, { language, title, content: [message, again, link] });
  });
  return forPaths(new RegExp(`^(?:${paths.join('|')})$`), router);
}
