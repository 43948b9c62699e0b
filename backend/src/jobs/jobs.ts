import type { Kysely } from 'kysely';
import type { MailPart } from '../../shared/mail-parts.ts';
import type { Database } from '../db/schema.ts';
import type { SubscriberList } from '../generated/model.ts';

/** One mail to one person as it waits: in the form that JSON has. */
interface QueuedMail {
  /** The same however often it is tried; a former release gave none. */
  id?: string;
  kind: string;
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  /** The sender's name, when the text is signed already: so did a former release. */
  fromName?: string;
  subject: string;
  text: string;
  /** Of these the HTML is made; a former release gave none. */
  parts?: MailPart[];
  heading?: string;
  why?: string;
  link?: string;
  /** Where the reader ends mails of this kind. */
  stop?: string;
  expiresAt: string;
}

/** A job without a payload, as the schedule adds it. */
type Nothing = Record<string, never>;

/**
 * What each job is told. A job may be run by a newer or an older server than the one that added it, and more than once:
 * new properties are optional, and handlers lead to the same end however often they run.
 */
export interface JobPayloads {
  'mail.deliver': QueuedMail;
  /** Mails that a former release has left in its own table. */
  'mail.move-outbox': Nothing;
  /** Somebody gives wrong passwords for an address, with or without an account. */
  'auth.tell-of-guesses': { email: string };
  'auth.send-reset-link': { email: string };
  /** Links of what was bought with an address and no account. */
  'guest-orders.send-links': { email: string };
  /** Without a list it is the newsletter's, as a former release adds it. */
  'newsletter.send-confirmation': { email: string; list?: SubscriberList };
  /** Makes public whatever is due. */
  'articles.publish': Nothing;
  /** Renders texts anew that an older renderer has made. */
  'writing.render': Nothing;
  /** Removes those of the files that no row names. */
  'storage.remove': { keys: string[] };
  'products.remove-unused-files': Nothing;
  /** Takes launch prices off that have ended. */
  'products.end-launches': Nothing;
  /** Puts the figures of the days that are over into the tables of figures. */
  'analytics.close-days': Nothing;
  /** Compares the wallets with the ledger. */
  'wallets.reconcile': Nothing;
  /** Invoices of paid orders that have none yet. */
  'invoices.issue-missing': Nothing;
  /** Keys of what was bought before its product had any. */
  'licences.issue-missing': Nothing;
  /** Tells the owner that imported keys run low. */
  'licence-keys.tell-owner': Nothing;
  /** Asks the providers about payments that stay open. */
  'payments.reconcile': Nothing;
  /** Takes what the provider has returned on its own out of the wallet, or records it as a refund of the order. */
  'payments.take-back': { paymentId: string };
  /** Asks providers again for refunds that wait. */
  'refunds.ask': Nothing;
  /** Mails the studio about orders that were paid. */
  'orders.tell-owner': Nothing;
  /** Mails the studio about yesterday. */
  'days.tell-owner': Nothing;
  /** Asks buyers for reviews. */
  'reviews.invite': Nothing;
  /** Tells the studio of a withdrawal; without one, that some wait. */
  'payouts.tell-owner': { reference?: string };
  /** Tells the studio of a payment that waits for a decision; without one, that some wait. */
  'payments.tell-owner': { paymentId?: string };
  'accounts.erase': Nothing;
  /** Puts somebody's data together. */
  'data-export.make': { id: string };
  'data-export.remove-ended': Nothing;
  /** Gives a new version to those owners who have not got it with its release; `replaced` was a file of that version. */
  'downloads.hand-over': { productId: number; replaced?: string; silent?: boolean };
  /** Tells people whose plans end soon. */
  'plans.remind': Nothing;
  /** Publishes releases whose moment has come. */
  'releases.publish': Nothing;
  /** Mails a release to those owners who want it, part by part: `after` is the last person who was mailed. */
  'releases.mail': { releaseId: string; after?: string };
  /** Orders of renamed customers who have very many. */
  'orders.sort-customers': Nothing;
  'system.tidy': Nothing;
  /** The backup of the night, where one is wanted. */
  'system.backup': Nothing;
}

export type JobName = keyof JobPayloads;

export type JobHandlers = { [Name in JobName]: (payload: JobPayloads[Name]) => Promise<void> };

export interface JobOptions {
  /** The transaction of the data that the job belongs to: the job exists exactly when they do. */
  db?: Kysely<Database>;
  /** Not before this moment; at once when it is not given. */
  runAt?: Date;
  /** Of several waiting jobs with the same key only the newest stays. It is readable in the database: nothing personal. */
  key?: string;
  /** After so many failures the job is a dead letter. The pauses grow from 3 s to 6 h. Usual: 10, about four hours. */
  maxAttempts?: number;
  /** Jobs of one queue run one after the other; all others at the same time. */
  queue?: string;
}

/** Work that outlives the request, a crash and the server: stored, run once it is due, tried again when it fails. */
export interface Jobs {
  add<Name extends JobName>(name: Name, payload: JobPayloads[Name], options?: JobOptions): Promise<void>;
}
