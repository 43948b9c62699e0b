import { toLocalMinute } from '@contract/rules/business-day.ts';
import { businessTimeZone } from '@/lib/business-time-zone.ts';

/** When a draft was saved, by the clock of the shop, as in '12:04'. */
export const formatSaveTime = (iso: string): string => toLocalMinute(new Date(iso), businessTimeZone()).slice(11);
