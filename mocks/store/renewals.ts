import type {
  AdminRenewal,
  Download,
  LinkedRenewal,
  Renewal,
  RenewalProvider,
} from '../../contract/generated/model.ts';
import { formatLongDay } from '../../contract/rules/business-day.ts';
import type { Language } from '../../contract/rules/languages.ts';
import { formatMoney, toCents } from '../../contract/rules/money.ts';
import { renewalConsentText } from '../../contract/rules/renewal-texts.ts';
import { toEndDay } from '../../contract/rules/renewals.ts';
import type { MockDb } from './db.ts';
import { sendMail } from './outbox.ts';
import type { StoredRenewal } from './plan-state.ts';
import type { Owned } from './state.ts';

const findDownload = (db: MockDb, { download_id }: Pick<StoredRenewal, 'download_id'>): Owned<Download> | undefined =>
  db.state.downloads.find(({ id }) => id === download_id);

/** The start of the day on which the plan of a file ends. */
export const endDay = (db: MockDb, until: string): Date => toEndDay(new Date(until), db.state.mailSettings.time_zone);

/** A renewal with what is charged next; without announcements, which a job would make. */
export const toRenewal = (db: MockDb, stored: StoredRenewal): Renewal => {
  const { userId: _user, token: _token, setup: _setup, ...renewal } = stored;
  const download = findDownload(db, stored);
  const until = download?.rights?.holds_until ?? null;
  const isActive = stored.status === 'active' && until !== null;
  return {
    ...renewal,
    holds_until: until,
    charge_at: isActive ? endDay(db, until).toISOString() : null,
    amount: stored.agreed,
  };
};

/** A renewal as its link shows it. */
export const toLinkedRenewal = (db: MockDb, stored: StoredRenewal): LinkedRenewal => {
  const { product_id, product_name, tier, status, holds_until, charge_at, amount, currency } = toRenewal(db, stored);
  return { product_id, product_name, tier, status, holds_until, charge_at, amount, currency };
};

/** A renewal as administrators see it. */
export const toAdminRenewal = (db: MockDb, stored: StoredRenewal): AdminRenewal => {
  const {
    download_id: _file,
    product_id: _product,
    agreed: _agreed,
    checkoutUrl: _url,
    consent: _text,
    ...renewal
  } = toRenewal(db, stored);
  const user = db.account(stored.userId)?.user;
  return { ...renewal, customer: { id: stored.userId, name: user?.name ?? '', email: user?.email ?? '' } };
};

const NO_CARD = { brand: null, last_four: null, expires: null };
const SAVED_CARD = { brand: 'visa', last_four: '4242', expires: '2035-04' };
const DEMO_CARD = { brand: 'demo', last_four: '4242', expires: '2099-12' };

/** The way to pay from now on; a card at Stripe is still to be saved. */
export const setMethod = (stored: StoredRenewal, provider: RenewalProvider): void => {
  if (provider === 'stripe') {
    stored.setup = 'stripe';
    stored.checkoutUrl = 'https://checkout.stripe.com/c/pay/setup';
    return;
  }
  stored.setup = null;
  stored.checkoutUrl = null;
  stored.method = { provider, ...(provider === 'demo' ? DEMO_CARD : NO_CARD) };
};

const mail = (db: MockDb, { userId, token }: StoredRenewal, kind: string, subject: string, text: string) => {
  const account = db.state.accounts.find(({ user }) => user.id === userId);
  if (account)
    sendMail(db, {
      kind,
      to: account.user.email,
      name: account.user.name,
      subject,
      text,
      links: [`/renewal#${token}`],
    });
};

/** Renews from now on, and confirms it by email. */
export const activateRenewal = (db: MockDb, stored: StoredRenewal): void => {
  stored.status = 'active';
  mail(db, stored, 'renewal-agreed', `We renew ${stored.product_name} for you`, stored.consent);
};

/** The customer has saved the card; every customer of the mocks does. */
export const finishSetup = (db: MockDb, stored: StoredRenewal): void => {
  if (stored.setup === null) return;
  stored.method = { provider: stored.setup, ...SAVED_CARD };
  Object.assign(stored, { setup: null, checkoutUrl: null });
  if (stored.status === 'pending') activateRenewal(db, stored);
};

/** Stops a renewal; an agreement without a card leaves nothing. */
export const stopRenewal = (db: MockDb, stored: StoredRenewal, endedBy: 'customer' | 'studio'): void => {
  if (stored.status === 'pending') db.state.renewals = db.state.renewals.filter(({ id }) => id !== stored.id);
  const isOver = stored.status === 'ended' || stored.status === 'pending';
  const ended = { status: 'ended', ended_by: stored.ended_by ?? endedBy, paused_until: null, setup: null } as const;
  Object.assign(stored, { ...ended, checkoutUrl: null, method: { ...stored.method, ...NO_CARD } });
  if (!isOver) mail(db, stored, 'renewal-stopped', `${stored.product_name} will not renew`, 'Nothing will be charged.');
};

interface Agreement {
  download: Owned<Download>;
  /** price of the next term */
  amount: number;
  months: number;
  provider: RenewalProvider;
  language: Language;
  token: string;
}

/** What a customer agrees to, stored as `pending`. */
export const insertRenewal = (
  db: MockDb,
  { download, amount, months, provider, language, token }: Agreement,
): StoredRenewal => {
  const { rights, product_name, userId } = download;
  const { currency } = db.state.paymentSettings;
  const day = formatLongDay(new Date(rights?.holds_until ?? ''), db.state.mailSettings.time_zone, language);
  const tier = rights?.tier ?? '';
  const agreed = { product: product_name, tier, day, months, provider };
  const stored: StoredRenewal = {
    id: crypto.randomUUID(),
    userId,
    token,
    setup: null,
    download_id: download.id,
    product_id: db.state.catalogue.find(({ product }) => product.title === product_name)?.product.id ?? null,
    product_name,
    tier,
    status: 'pending',
    ended_by: null,
    agreed: amount,
    currency,
    method: { provider, ...NO_CARD },
    paused_until: null,
    checkoutUrl: null,
    failure: null,
    consented_at: new Date().toISOString(),
    consent: renewalConsentText({ ...agreed, amount: formatMoney(toCents(amount), currency, language) }, language),
  };
  db.state.renewals.unshift(stored);
  return stored;
};
