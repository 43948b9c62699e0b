import { type DeliveryFailure, DeliveryRejected } from './delivery-errors.ts';
import { truncateAnswer } from './mail-answer.ts';
import { type MailEnvelope, toEnvelope } from './mail-envelope.ts';
import type { AttachedFile, OutgoingMail } from './mailer.ts';
import type { Transport } from './transport.ts';

/** Providers whose API delivers emails over HTTPS. */
export type MailApiProvider = 'postmark' | 'resend';

export interface MailApiSettings {
  provider: MailApiProvider;
  key: string;
  /** base of the API, without a trailing slash */
  url: string;
}

export const MAIL_API_URLS: Record<MailApiProvider, string> = {
  postmark: 'https://api.postmarkapp.com',
  resend: 'https://api.resend.com',
};

const TIMEOUT_MS = 15_000;

/** A mailbox in a header's form. Separators would make two recipients of one. @throws DeliveryRejected */
function toMailbox({ name, address }: { name: string; address: string }): string {
  if (!/^[^\s,;:<>()"\\]+@[^\s,;:<>()"\\]+$/.test(address))
    throw new DeliveryRejected({ kind: 'bounced', answer: 'No mail server accepts this address' });
  const label = name.replaceAll(/["\\<>\p{Cc}]/gu, ' ').trim();
  return label === '' ? address : `"${label}" <${address}>`;
}

const toBase64 = ({ content }: AttachedFile): string => content.toString('base64');

/** How a provider is called, and what its refusals mean. */
interface ProviderApi {
  path: string;
  authorize(key: string): Record<string, string>;
  /** Names the email in reports, by the id of the log. */
  toBody(envelope: MailEnvelope, message: OutgoingMail): object;
  /** The kind of a refusal that its status does not tell. */
  toKind(answer: Record<string, unknown>): DeliveryFailure['kind'] | undefined;
}

const toHeaderList = ({ headers, messageId }: MailEnvelope): [name: string, value: string][] => [
  ...headers,
  ...(messageId === undefined ? [] : [['Message-ID', messageId] as [string, string]]),
];

/** https://postmarkapp.com/developer/api/email-api, error codes: /developer/api/overview */
const postmark: ProviderApi = {
  path: '/email',
  authorize: (key) => ({ 'x-postmark-server-token': key }),
  toBody: (envelope, { id, kind, subject, html, files = [] }) => ({
    From: toMailbox(envelope.from),
    To: toMailbox(envelope.to),
    ...(envelope.replyTo ? { ReplyTo: toMailbox(envelope.replyTo) } : {}),
    Subject: subject,
    TextBody: envelope.text,
    ...(html === undefined ? {} : { HtmlBody: html }),
    // Without the last one the provider replaces the Message-ID.
    Headers: [...toHeaderList(envelope), ['X-PM-KeepID', 'true']].map(([Name, Value]) => ({ Name, Value })),
    ...(id === undefined ? {} : { Metadata: { mail: id } }),
    Attachments: files.map((file) => ({ Name: file.name, ContentType: file.type, Content: toBase64(file) })),
    // Its own tracking would rewrite links and add a picture.
    TrackOpens: false,
    TrackLinks: 'None',
    MessageStream: kind === 'newsletter-issue' ? 'broadcast' : 'outbound',
  }),
  toKind: ({ ErrorCode: code }) => {
    // The recipient is inactive; no credits left, and accounts that may not send.
    if (code === 406) return 'bounced';
    return code === 405 || code === 412 || code === 413 ? 'unavailable' : undefined;
  },
};

/** https://resend.com/docs/api-reference/emails/send-email, errors: /docs/api-reference/errors */
const resend: ProviderApi = {
  path: '/emails',
  authorize: (key) => ({ authorization: `Bearer ${key}` }),
  toBody: (envelope, { id, subject, html, files = [] }) => ({
    from: toMailbox(envelope.from),
    to: [toMailbox(envelope.to)],
    ...(envelope.replyTo ? { reply_to: toMailbox(envelope.replyTo) } : {}),
    subject,
    text: envelope.text,
    ...(html === undefined ? {} : { html }),
    headers: Object.fromEntries(toHeaderList(envelope)),
    ...(id === undefined ? {} : { tags: [{ name: 'mail', value: id }] }),
    attachments: files.map((file) => ({ filename: file.name, content_type: file.type, content: toBase64(file) })),
  }),
  // The same email is being accepted at this moment, or another one has its id.
  toKind: ({ name }) => (name === 'concurrent_idempotent_requests' ? 'unclear' : undefined),
};

const PROVIDERS: Record<MailApiProvider, ProviderApi> = { postmark, resend };

function parseAnswer(text: string): Record<string, unknown> {
  try {
    const answer: unknown = JSON.parse(text);
    return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** Only a status by which the provider says that it did not take the email lets it be sent again. */
function toStatusKind(status: number): DeliveryFailure['kind'] {
  if (status === 408 || (status >= 500 && status !== 503)) return 'unclear';
  if (status < 400 || status === 429 || status === 503) return 'unavailable';
  return [401, 402, 403, 404].includes(status) ? 'unavailable' : 'refused';
}

/** Errors before a request could be sent, by the code of Node.js; TLS certificates have many. */
const NOT_CONNECTED =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|CERT_|.*_CERT|ERR_TLS)/;

function toNetworkFailure(error: unknown): DeliveryRejected {
  const { code = '', message = '' } = ((error as Error).cause ?? {}) as { code?: string; message?: string };
  const kind = NOT_CONNECTED.test(code) ? 'unavailable' : 'unclear';
  return new DeliveryRejected({ kind, answer: truncateAnswer(message || String((error as Error).message)) });
}

/** Sends through the API of a mail provider. @param from the server's sender */
export function mailApiTransport({ provider, key, url }: MailApiSettings, from: string): Transport {
  const api = PROVIDERS[provider];
  // Providers limit calls, so it is known from the last email whether they accept any.
  let problem: string | undefined;

  const post = async (message: OutgoingMail) => {
    const body = JSON.stringify(api.toBody(toEnvelope(from, message), message));
    const response = await fetch(`${url}${api.path}`, {
      method: 'POST',
      headers: {
        ...api.authorize(key),
        accept: 'application/json',
        'content-type': 'application/json',
        // Providers that support this header do not send twice on a repeated call.
        ...(message.id === undefined ? {} : { 'idempotency-key': message.id }),
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, isAccepted: response.ok, text: await response.text() };
  };

  return {
    description: `the API of ${provider}`,
    deliver: async (message) => {
      try {
        const { status, isAccepted, text } = await post(message).catch((error: unknown) => {
          throw error instanceof DeliveryRejected ? error : toNetworkFailure(error);
        });
        const answer = parseAnswer(text);
        const line = truncateAnswer(`${status} ${String(answer.Message ?? answer.message ?? answer.id ?? '')}`);
        if (!isAccepted) throw new DeliveryRejected({ kind: api.toKind(answer) ?? toStatusKind(status), answer: line });
        problem = undefined;
        return { answer: line };
      } catch (error) {
        if (error instanceof DeliveryRejected && error.failure.kind === 'unavailable') problem = error.failure.answer;
        throw error;
      }
    },
    check: async () => {
      if (problem !== undefined) throw new Error(problem);
    },
    close: () => {},
  };
}
