import { Webhook, WebhookVerificationError } from 'standardwebhooks';
import type { webhooks } from './generated/contract.ts';

/** An event; `type` says which. Ignore types that you do not know: later versions may add more. */
export type WebhookEvent = {
  [Type in keyof webhooks]: webhooks[Type]['post']['requestBody']['content']['application/json'];
}[keyof webhooks];

export interface WebhookRequest {
  /** As it was sent: a body that was parsed and written again has another signature. */
  body: string;
  /** Of a `Request`, or of Node's `IncomingMessage`. */
  headers: Headers | Readonly<Record<string, string | string[] | undefined>>;
  /** `whsec_…`; several while you change from one to the next. */
  secret: string | readonly string[];
}

/** The request is not from the studio, was changed on its way, or is more than five minutes old. Answer 401. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
}

const headerOf = ({ headers }: WebhookRequest, name: string): string => {
  const value = headers instanceof Headers ? headers.get(name) : headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Checks signature and time, and returns the event; throws `WebhookError`. An event may arrive twice with the same
 * `webhook-id`.
 */
export function verifyWebhook(request: WebhookRequest): WebhookEvent {
  const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  const headers = Object.fromEntries(names.map((name) => [name, headerOf(request, name)]));
  const secrets = typeof request.secret === 'string' ? [request.secret] : request.secret;
  let reason = 'No secret';
  for (const secret of secrets) {
    const webhook = new Webhook(secret);
    try {
      return webhook.verify(request.body, headers) as WebhookEvent;
    } catch (error) {
      if (!(error instanceof WebhookVerificationError))
        throw new WebhookError('The body is not JSON', { cause: error });
      reason = error.message;
    }
  }
  throw new WebhookError(reason);
}
