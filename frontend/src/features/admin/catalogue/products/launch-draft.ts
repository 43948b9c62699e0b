import type { PlanLaunch } from '@/api/generated/model.ts';
import { endOf, lastDayOf } from '../../kit/last-day.ts';
import type { PlanDraft } from './product-draft.ts';

/** The fields of a launch price. */
export const launchDraft = (launch?: PlanLaunch) => ({
  launchPrice: launch ? String(launch.price) : '',
  launchDay: lastDayOf(launch?.until ?? null),
  launchUntil: launch?.until ?? '',
});

/** A launch price in a request body. */
export function toLaunch({
  launchPrice,
  launchDay,
  launchUntil,
}: Pick<PlanDraft, 'launchPrice' | 'launchDay' | 'launchUntil'>): { launch?: PlanLaunch } {
  if (!launchPrice.trim()) return {};
  const isSameDay = launchUntil !== '' && lastDayOf(launchUntil) === launchDay;
  return { launch: { price: Number(launchPrice), until: isSameDay ? launchUntil : (endOf(launchDay) ?? '') } };
}
