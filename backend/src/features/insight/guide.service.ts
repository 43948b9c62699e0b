import type { AdminGuide, AdminGuideStepId } from '../../../../contract/generated/model.ts';
import { hasSellerDetails } from '../../../../contract/rules/invoices.ts';
import type { Deps, SessionUser } from '../../http/contract/operation.ts';
import { getInvoiceSettings } from '../billing/invoice-settings.repository.ts';
import { hasTransactions } from '../billing/payment-settings.repository.ts';
import { hasPaymentMethod } from '../billing/providers.service.ts';
import { findLastBackup } from '../operations/backups.repository.ts';
import { findLastMailAt } from '../operations/servers.repository.ts';
import { DEFAULT_SITE, findSite } from '../site/site.repository.ts';
import { findGuide, setGuideState } from './guide.repository.ts';

type GuideDeps = Pick<Deps, 'db' | 'env' | 'system'>;

/** Default names of a site. */
const defaultNames = ({ publicUrl }: GuideDeps['env']): string[] => [
  DEFAULT_SITE.name,
  ...(publicUrl ? [new URL(publicUrl).hostname] : []),
];

async function readSteps({ db, env, system }: GuideDeps, userId: string) {
  const [row, site, mailAt, backup, connected, money, invoices] = await Promise.all([
    findGuide(db, userId),
    findSite(db),
    findLastMailAt(db),
    findLastBackup(db),
    hasPaymentMethod({ db, env }),
    hasTransactions(db),
    getInvoiceSettings(db),
  ]);
  const { name, contact_email: email } = site ?? DEFAULT_SITE;
  // Once the ledger holds money, it can no longer be chosen.
  const currency = row.currency || money;
  const done: Record<AdminGuideStepId, boolean> = {
    identity: row.logo && !defaultNames(env).includes(name),
    legal: row.legal,
    contact: email !== '',
    zone: row.zone,
    currency,
    invoices: hasSellerDetails(invoices),
    product: row.product,
    article: row.article,
    // The first payment fixes the currency, so it must be chosen before.
    payment: connected && currency,
    // Emails written to a folder reach no one.
    mail: system.mail !== 'folder' && (row.tested || mailAt !== null),
    backup: backup !== undefined,
  };
  return { folded: row.folded, done };
}

/**
 * The remaining steps before the site can launch, derived from the stored data.
 * @returns null when nothing remains, and with demo data: a demo is complete and has no launch
 */
export async function readGuide(deps: GuideDeps, userId: string): Promise<AdminGuide | null> {
  if (deps.env.demoData) return null;
  const { folded, done } = await readSteps(deps, userId);
  const steps = Object.entries(done).map(([id, isDone]) => ({ id: id as AdminGuideStepId, done: isDone }));
  if (steps.every((step) => step.done)) return null;
  return { folded, mail: deps.system.mail, steps };
}

/** Stored with the account, so that it is the same on every device. */
export const setGuideFolded = ({ db }: Pick<Deps, 'db'>, user: SessionUser, folded: boolean): Promise<void> =>
  setGuideState(db, user.id, folded);
