import { createHash } from 'node:crypto';
import * as z from 'zod';
import { truncateAnswer } from './mail-answer.ts';
import type { DeliveryReport } from './received-mail.ts';

/** A report of a provider about an email that it has sent for us. */
interface MailApiReport extends DeliveryReport {
  /** Equal when the provider repeats the call. */
  id: string;
}

// Only the members that are read, so that new ones change nothing.

const text = z
  .string()
  .max(10_000)
  .transform((value) => value.replaceAll('\u0000', '').toWellFormed());
const mailId = z.uuid().optional().catch(undefined);

/** https://postmarkapp.com/developer/webhooks/bounce-webhook and spam-complaint-webhook */
const postmarkReport = z.object({
  RecordType: z.enum(['Bounce', 'SpamComplaint']),
  Type: text.optional(),
  MessageID: text,
  Email: text,
  Details: text.optional(),
  Description: text.optional(),
  Metadata: z.object({ mail: mailId }).optional().catch(undefined),
});

/** https://resend.com/docs/webhooks/emails/bounced and complained */
const resendReport = z.object({
  type: z.enum(['email.bounced', 'email.complained']),
  data: z.object({
    email_id: text,
    to: z.array(text).min(1),
    bounce: z.object({ type: text.optional(), message: text.optional() }).optional(),
    tags: z.object({ mail: mailId }).optional().catch(undefined),
  }),
});

/** The same for every provider; only returned emails have a kind. */
interface Facts {
  provider: string;
  outcome: DeliveryReport['outcome'];
  kind: string | undefined;
  messageId: string;
  mailId: string | undefined;
  recipient: string;
  reason: string;
}

const fromPostmark = (report: z.output<typeof postmarkReport>): Facts => ({
  provider: 'postmark',
  outcome: report.RecordType === 'Bounce' ? 'bounced' : 'complained',
  kind: report.RecordType === 'Bounce' ? (report.Type ?? '') : undefined,
  messageId: report.MessageID,
  mailId: report.Metadata?.mail,
  recipient: report.Email,
  reason: report.Details || report.Description || '',
});

const fromResend = ({ type, data }: z.output<typeof resendReport>): Facts => ({
  provider: 'resend',
  outcome: type === 'email.bounced' ? 'bounced' : 'complained',
  kind: type === 'email.bounced' ? (data.bounce?.type ?? '') : undefined,
  messageId: data.email_id,
  mailId: data.tags?.mail,
  recipient: data.to[0] ?? '',
  reason: data.bounce?.message ?? '',
});

/** Kinds that mean that the address does not exist. A full mailbox or a blocked message is temporary. */
const PERMANENT = new Set(['HardBounce', 'BadEmailAddress', 'Permanent']);

function readFacts(event: unknown): Facts | undefined {
  const postmark = postmarkReport.safeParse(event);
  if (postmark.success) return fromPostmark(postmark.data);
  const resend = resendReport.safeParse(event);
  return resend.success ? fromResend(resend.data) : undefined;
}

/** @param event as a provider posts it. @returns undefined for one that ends nothing, such as an opened email */
export function readMailApiReport(event: unknown): MailApiReport | undefined {
  const facts = readFacts(event);
  if (!facts || (facts.kind !== undefined && !PERMANENT.has(facts.kind))) return undefined;
  const { provider, outcome, messageId, mailId: id, recipient, reason } = facts;
  return {
    id: createHash('sha256').update(`${provider} ${outcome} ${messageId} ${recipient}`).digest('hex'),
    outcome,
    mailId: id,
    recipient: recipient.trim().toLowerCase(),
    reason: truncateAnswer(reason) || outcome,
  };
}
