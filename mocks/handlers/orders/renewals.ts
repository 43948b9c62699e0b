import type { Download, RenewalProvider } from '../../../contract/generated/model.ts';
import { toBusinessTime } from '../../../contract/rules/business-day.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isPauseDay } from '../../../contract/rules/renewals.ts';
import { conflict, invalidField, notFound, priceChanged } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { createInvoiceToken } from '../../store/invoice-links.ts';
import { paymentMethods } from '../../store/payments.ts';
import { listPlanOffers } from '../../store/plan-offers.ts';
import type { StoredRenewal } from '../../store/plan-state.ts';
import {
  activateRenewal,
  endDay,
  finishSetup,
  insertRenewal,
  setMethod,
  stopRenewal,
  toLinkedRenewal,
  toRenewal,
} from '../../store/renewals.ts';
import type { Owned } from '../../store/state.ts';

type Operations =
  | 'listRenewals'
  | 'createRenewal'
  | 'pauseRenewal'
  | 'cancelRenewal'
  | 'changeRenewalMethod'
  | 'getLinkedRenewal'
  | 'cancelLinkedRenewal';

export const createRenewalsHandlers = (db: MockDb): Pick<MockHandlers, Operations> => {
  const findOwn = (userId: string, id: string): StoredRenewal | undefined =>
    db.state.renewals.find((stored) => stored.id === id && stored.userId === userId);
  const findLinked = (token: string | undefined): StoredRenewal | undefined =>
    db.state.renewals.find((stored) => stored.token === token);
  const isOffered = (provider: RenewalProvider): boolean =>
    provider === 'wallet' || paymentMethods(db).some((method) => method.provider === provider);
  /** An agreement without a card makes room for another; false for one that is finished. */
  const removePending = (downloadId: string): boolean => {
    const current = db.state.renewals.find(
      ({ download_id, status }) => download_id === downloadId && status !== 'ended',
    );
    if (current && current.status !== 'pending') return false;
    db.state.renewals = db.state.renewals.filter((stored) => stored !== current);
    return true;
  };
  /** The next term of a plan, or why it is not renewed. */
  const findOffer = (download: Owned<Download>) => {
    if (!download.rights) return conflict(REFUSALS.planNone);
    const { holds_until: until } = download.rights;
    if (until === null) return conflict(REFUSALS.planHasNoEnd);
    if (!removePending(download.id)) return conflict(REFUSALS.renewalExists);
    if (endDay(db, until).getTime() <= Date.now()) return conflict(REFUSALS.renewalTooLate);
    const { renewal, countryAsked } = listPlanOffers(db, download, undefined);
    if (countryAsked && db.state.invoiceSettings.rates.length > 0) return conflict(REFUSALS.renewalCountry);
    return renewal && renewal.price > 0 ? renewal : conflict(REFUSALS.renewalNotOffered);
  };
  const show = (stored: StoredRenewal) => ({ status: 200 as const, body: toRenewal(db, stored) });

  return {
    listRenewals: ({ user }) => {
      const own = db.state.renewals.filter(({ userId }) => userId === user.id);
      for (const stored of own) finishSetup(db, stored);
      return { status: 200, body: { items: own.map((stored) => toRenewal(db, stored)) } };
    },

    createRenewal: ({ user, body: { download_id, provider, total }, call: { language } }) => {
      const refusal = isOffered(provider) ? undefined : invalidField('provider', REFUSALS.providerUnknown);
      const download = db.state.downloads.find(({ id, userId }) => id === download_id && userId === user.id);
      if (refusal || !download) return refusal ?? notFound();
      const offer = findOffer(download);
      if ('body' in offer) return offer;
      if (offer.price !== total) return priceChanged();
      const agreement = { download, amount: offer.price, months: offer.termMonths ?? 1, provider, language };
      const stored = insertRenewal(db, { ...agreement, token: createInvoiceToken() });
      setMethod(stored, provider);
      if (provider !== 'stripe') activateRenewal(db, stored);
      return { status: 201, body: toRenewal(db, stored) };
    },

    pauseRenewal: ({ user, params, body: { until } }) => {
      const stored = findOwn(user.id, params.id);
      if (!stored) return notFound(REFUSALS.renewalNotFound);
      if (stored.status === 'ended') return conflict(REFUSALS.renewalEnded);
      if (stored.status === 'pending') return conflict(REFUSALS.renewalWaitsForCard);
      const today = toBusinessTime(new Date(), db.state.mailSettings.time_zone).day;
      if (until !== null && !isPauseDay(until, today)) return invalidField('until', REFUSALS.pauseDay);
      Object.assign(stored, { status: until === null ? 'active' : 'paused', paused_until: until, failure: null });
      return show(stored);
    },

    cancelRenewal: ({ user, params }) => {
      const stored = findOwn(user.id, params.id);
      if (!stored) return notFound(REFUSALS.renewalNotFound);
      stopRenewal(db, stored, 'customer');
      return show(stored);
    },

    changeRenewalMethod: ({ user, params, body: { provider } }) => {
      if (!isOffered(provider)) return invalidField('provider', REFUSALS.providerUnknown);
      const stored = findOwn(user.id, params.id);
      if (!stored) return notFound(REFUSALS.renewalNotFound);
      if (stored.status === 'ended') return conflict(REFUSALS.renewalEnded);
      setMethod(stored, provider);
      if (stored.status === 'pending' && provider !== 'stripe') activateRenewal(db, stored);
      return show(stored);
    },

    getLinkedRenewal: ({ headers }) => {
      const stored = findLinked(headers['x-renewal-token']);
      return stored ? { status: 200, body: toLinkedRenewal(db, stored) } : notFound(REFUSALS.renewalLinkUnknown);
    },

    cancelLinkedRenewal: ({ headers }) => {
      const stored = findLinked(headers['x-renewal-token']);
      if (!stored) return notFound(REFUSALS.renewalLinkUnknown);
      stopRenewal(db, stored, 'customer');
      return { status: 200, body: toLinkedRenewal(db, stored) };
    },
  };
};
