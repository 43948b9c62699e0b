import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.ts';
import { recordReport } from './newsletter-recipients.repository.ts';
import { insertSuppression } from './newsletter-suppressions.repository.ts';

interface Report {
  outcome: 'bounced' | 'complained';
  /** of the Message-ID */
  mailId: string | undefined;
  recipient: string | undefined;
  reason: string;
  at: Date;
}

/**
 * Ends newsletters to an address from which an email was returned, or whose owner complained: about a newsletter, or
 * about any other email.
 * @param logged the email that the report is about, if it is in the log
 */
export async function endNewsletters(
  tx: Transaction<Database>,
  report: Report,
  logged: { recipient_email: string } | undefined,
): Promise<void> {
  const { outcome, mailId, at } = report;
  const email = logged?.recipient_email ?? (mailId && (await recordReport(tx, mailId, report)));
  if (email) await insertSuppression(tx, { email, cause: outcome, at });
}
