import type { Kysely } from 'kysely';
import type { SubscriberList } from '../../../contract/generated/model.ts';
import type { Language } from '../../../contract/rules/languages.ts';
import type { MailSection } from '../../../contract/rules/mail-sections.ts';
import type { Database } from '../db/schema.ts';

/** A PDF identified by its document, or the content of a calendar file. */
export type MailAttachment =
  | { invoiceId: string }
  | { quoteId: string }
  | { handoverId: string }
  | { calendar: string; method: 'REQUEST' | 'PUBLISH' | 'CANCEL' };

/** One queued email to one recipient, in a form that JSON can represent. */
interface QueuedMail {
  /** The same for every attempt; an earlier release set none. */
  id?: string;
  kind: string;
  /** An earlier release set no language: the email is in English. */
  to: { name: string; address: string; language?: Language };
  replyTo?: { name: string; address: string };
  /** The sender's name; set by an earlier release if the text is already signed. */
  fromName?: string;
  subject: string;
  text: string;
  /** The source of the HTML; an earlier release set none. */
  parts?: MailSection[];
  heading?: string;
  why?: string;
  /** goes to the studio itself */
  toStudio?: true;
  /** An earlier release named no conversation. */
  thread?: { conversationId: string; side: 'person' | 'studio' };
  link?: string;
  /** An earlier release attached nothing. */
  attachment?: MailAttachment;
  /** The unsubscribe link of this kind of email. */
  stop?: string;
  expiresAt: string;
}

/** A job without a payload, as added by the schedule. */
type NoPayload = Record<string, never>;

/**
 * The payload of each job. A job may run on a newer or older server than the one that added it, and more than once: new
 * properties are optional, and handlers are idempotent.
 */
export interface JobPayloads {
  'mail.deliver': QueuedMail;
  /** Emails that an earlier release left in its own table. */
  'mail.move-outbox': NoPayload;
  /** Reads the mailbox for replies. */
  'mail.receive': NoPayload;
  /** Repeated wrong passwords for an email, with or without an account. */
  'auth.notify-failed-sign-ins': { email: string };
  'auth.send-reset-link': { email: string };
  /** Links to the guest orders of an email. */
  'guest-orders.send-links': { email: string; language?: Language };
  /** A statement from the public form; `isSuspect` when its honeypot was filled. */
  'contract-withdrawals.receive': {
    statement: { name: string; order: string; email: string };
    language: Language;
    /** ISO 8601 */
    receivedAt: string;
    isSuspect?: boolean;
  };
  'refund-requests.announce': { requestId: string };
  /** Without a list it is the newsletter's, as added by an earlier release. */
  'newsletter.send-confirmation': { email: string; list?: SubscriberList; language?: Language };
  /** Sends newsletters for some seconds; adds itself again while there is more. */
  'newsletters.send': NoPayload;
  /** Starts, ends and advances the runs of sequences. */
  'sequences.advance': NoPayload;
  /** Publishes everything that is due. */
  'articles.publish': NoPayload;
  /** Reports new pages to search engines, if the owner wants it. */
  'indexing.report': NoPayload;
  /** Re-renders texts of an older renderer. */
  'writing.render': NoPayload;
  /** Deletes those of the files that no row refers to. */
  'storage.remove': { keys: string[] };
  'products.remove-unused-files': NoPayload;
  /** Removes launch prices that have ended. */
  'products.end-launches': NoPayload;
  /** Stores the aggregates of past days. */
  'analytics.finalise-days': NoPayload;
  /** Adds commission of affiliates to their wallets. */
  'affiliates.pay': NoPayload;
  /** Compares the wallets with the ledger. */
  'wallets.reconcile': NoPayload;
  /** Issues missing invoices of paid orders. */
  'invoices.issue-missing': NoPayload;
  /** Reminds of unpaid invoices by the plan. */
  'invoices.remind': NoPayload;
  /** Makes recurring invoices whose day has come. */
  'invoices.recur': NoPayload;
  /** Issues keys for orders older than their product's licences. */
  'licences.issue-missing': NoPayload;
  /** Alerts the owner when imported keys run low. */
  'licence-keys.notify-owner': NoPayload;
  /** Polls the providers of open payments. */
  'payments.reconcile': NoPayload;
  /** Debits from the wallet what the provider has refunded on its own, or records it as a refund of the order. */
  'payments.debit-chargeback': { paymentId: string };
  /** Retries pending refunds at their providers. */
  'refunds.retry': NoPayload;
  /** Emails the studio about paid orders. */
  'orders.notify-owner': NoPayload;
  /** Emails the studio yesterday's digest. */
  'days.notify-owner': NoPayload;
  /** Invites buyers to review. */
  'reviews.invite': NoPayload;
  /** Notifies the studio of a withdrawal; without one, of all open ones. */
  'payouts.notify-owner': { reference?: string };
  /** Notifies the studio of a payment to review; without one, of all of them. */
  'payments.notify-owner': { paymentId?: string };
  /** Seals the PDF of an accepted quote and emails it. */
  'quotes.seal': { quoteId: string };
  /** Seals the PDF of a signed handover and emails it. */
  'handovers.seal': { leadId: string };
  /** Emails the studio's comments on pictures of a project. */
  'projects.mail-marks': { leadId: string };
  /** Reminds clients of their calls. */
  'calls.remind': NoPayload;
  'accounts.erase': NoPayload;
  /** Creates a user's data export. */
  'data-export.create': { id: string };
  'data-export.delete-expired': NoPayload;
  /**
   * Gives a new version to the remaining owners who did not get it with its release; `replaced` was that version's
   * previous file.
   */
  'downloads.deliver': { productId: number; replaced?: string; silent?: boolean };
  /** Reminds users of plans that end soon. */
  'plans.remind': NoPayload;
  /** Emails gifts on their day, and reminds of those that are not claimed. */
  'gifts.send': NoPayload;
  /** Announces the renewals of the coming days. */
  'renewals.announce': NoPayload;
  /** Charges the renewals that are due, and polls charges without a response. */
  'renewals.charge': NoPayload;
  /** Asks the providers about cards that customers are saving. */
  'renewals.settle-cards': NoPayload;
  /** Confirms an agreement by email. */
  'renewals.confirm': { id: string };
  /** Deletes a saved card at its provider. */
  'renewals.remove-card': { provider: 'demo' | 'stripe'; customer: string; token: string };
  /** Publishes releases that are due. */
  'releases.publish': NoPayload;
  /** Emails a release to the owners who accept it, in batches: `after` is the last recipient. */
  'releases.mail': { releaseId: string; after?: string };
  /** Updates the orders of renamed customers who have very many. */
  'orders.sort-customers': NoPayload;
  'system.tidy': NoPayload;
  /** Posts a notice to the team's chat. */
  'chat.post': { text: string; link?: string };
  /** Sends events that are due to webhook endpoints; triggers of the database add it. */
  'webhooks.deliver': NoPayload;
  /** The nightly backup, if configured. */
  'system.backup': NoPayload;
}

export type JobName = keyof JobPayloads;

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export interface JobOptions {
  /** The transaction of the job's data: the job exists if and only if the data does. */
  db?: Kysely<Database>;
  /** Not before this moment; immediately by default. */
  runAt?: Date;
  /**
   * Of several waiting jobs with the same key only the newest stays. Stored unencrypted, so it must contain nothing
   * personal.
   */
  key?: string;
  /**
   * After this many failures the job becomes a dead letter. Delays grow from 3 s to 6 h. Default: 10, about four hours.
   */
  maxAttempts?: number;
  /** Jobs of one queue run one after another; all others run concurrently. */
  queue?: string;
}

/** Work that outlives the request, a crash and the server: stored, run once it is due, retried when it fails. */
export interface Jobs {
  add<Name extends JobName>(name: Name, payload: JobPayloads[Name], options?: JobOptions): Promise<void>;
}
