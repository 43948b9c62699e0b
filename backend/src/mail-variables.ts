import * as z from 'zod';
import { url } from './lib/setting-types.ts';
import { MAIL_API_URLS, type MailApiSettings } from './mail/mail-api.adapter.ts';

/** The environment variables of a mail provider's API; `env.ts` reads them with all others. */
export const mailVariables = {
  MAIL_API: z.enum(['postmark', 'resend'], 'must be postmark or resend').optional(),
  MAIL_API_KEY: z
    .string()
    .regex(/^[\x21-\x7E]+$/, 'must be a key without spaces')
    .optional(),
  MAIL_API_URL: url(['http:', 'https:']).optional(),
};

type Values = z.output<z.ZodObject<typeof mailVariables>> & {
  SMTP_URL?: string | undefined;
  MAIL_HOOK_SECRET?: string | undefined;
};

/** The settings of the API, and the secret of its reports; undefined: it reports nothing. */
export type MailApi = MailApiSettings & { hookSecret: string | undefined };

/** Settings that need or exclude each other: name of a variable and a message. */
export function mailProblems(value: Values): [name: string, message: string][] {
  const problems: [string, string][] = [];
  if (value.MAIL_API && !value.MAIL_API_KEY) problems.push(['MAIL_API_KEY', 'is required with MAIL_API']);
  if (value.MAIL_API_KEY && !value.MAIL_API) problems.push(['MAIL_API', 'is required with MAIL_API_KEY']);
  if (value.MAIL_API && value.SMTP_URL) problems.push(['MAIL_API', 'cannot be combined with SMTP_URL']);
  return problems;
}

export function readMailApi(value: Values): MailApi | undefined {
  const { MAIL_API: provider, MAIL_API_KEY: key, MAIL_API_URL: base, MAIL_HOOK_SECRET: hookSecret } = value;
  if (!provider || !key) return undefined;
  return { provider, key, url: (base ?? MAIL_API_URLS[provider]).replace(/\/+$/, ''), hookSecret };
}
