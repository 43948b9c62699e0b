import { plural, t } from '../i18n/macros.ts';
import { GRACE_DAYS, REMINDER_DAYS } from './active-plans.ts';
import type { Language } from './languages.ts';
import type { PlanRights } from './plan-rights.ts';

// All texts about a plan's term, its end and its renewal are defined here. Screens leave the language out: in the site's
// scripts every text is in the language of the document.

/** A number of months in words: 'a month', '6 months', 'a year', '2 years'. */
export function formatSpan(months: number, language: Language = 'en'): string {
  if (months === 1) return t(language)`a month`;
  if (months === 12) return t(language)`a year`;
  return months % 12 === 0
    ? t(language)`${plural(months / 12, { one: '# year', other: '# years' })}`
    : t(language)`${plural(months, { one: '# month', other: '# months' })}`;
}

/**
 * What happens after the end of a plan, and that it does not renew automatically. @param renewable whether it can be
 * renewed
 */
export const renewalText = (renewable = true, language: Language = 'en'): string =>
  renewable
    ? t(
        language,
      )`Nothing renews automatically: the file and licence key work for ${plural(GRACE_DAYS, { one: '# more day', other: '# more days' })}, then stop until you renew.`
    : t(
        language,
      )`This plan can't be renewed: the file and licence key work for ${plural(GRACE_DAYS, { one: '# more day', other: '# more days' })}, then stop.`;

/** The text of a plan without an end. */
export const lifetimeText = (language: Language = 'en'): string =>
  t(language)`Lifetime licence: it does not expire, and nothing renews.`;

/** The term of a plan on sale. @param months null for no end */
export function termText(
  { months, isFree = false }: { months: number | null; isFree?: boolean },
  language: Language = 'en',
): string {
  if (months === null) {
    const lifetime = lifetimeText(language);
    return isFree ? t(language)`Free. ${lifetime}` : t(language)`Paid once. ${lifetime}`;
  }
  const span = formatSpan(months, language);
  const renewal = renewalText(true, language);
  return isFree ? t(language)`Free, for ${span}. ${renewal}` : t(language)`Paid once, for ${span}. ${renewal}`;
}

/** The term of a held plan. @param until the end as a formatted date; null for no end */
export function activePlanText(until: string | null, renewable = true, language: Language = 'en'): string {
  if (until === null) return lifetimeText(language);
  const renewal = renewalText(renewable, language);
  return t(language)`Yours until ${until}. ${renewal}`;
}

/** The term of a held plan that is renewed by agreement. @param until the end as a formatted date */
export const renewedPlanText = (until: string, language: Language = 'en'): string =>
  t(language)`Yours until ${until}. We then renew it for you, as you chose.`;

/** When the holder of a plan is reminded of its end. */
export const reminderText = (language: Language = 'en'): string =>
  t(language)`We email you ${plural(REMINDER_DAYS, { one: '# day', other: '# days' })} before the end.`;

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The term of a plan in a word: 'Lifetime', 'A year', '6 months'. @param months null for no end */
export const termName = (months: number | null, language: Language = 'en'): string =>
  months === null ? t(language)`Lifetime` : sentenceCase(formatSpan(months, language));

/** What a plan grants, as pairs of name and value: devices where it has keys, updates, support, term. */
export function rightsRows(
  { activations, updateMonths, supportMonths }: PlanRights,
  months: number | null,
  language: Language = 'en',
): readonly (readonly [name: string, value: string])[] {
  const formatDuration = (duration: number | null): string => {
    if (duration === 0) return t(language)`None`;
    if (months !== null && (duration === null || duration >= months)) return t(language)`While it lasts`;
    if (duration === null) return t(language)`No time limit`;
    const span = formatSpan(duration, language);
    return t(language)`For ${span}`;
  };
  return [
    ...(activations > 0 ? [[t(language)`Devices`, t(language)`${plural(activations, { other: '#' })}`] as const] : []),
    [t(language)`Updates`, formatDuration(updateMonths)],
    [t(language)`Personal support`, formatDuration(supportMonths)],
    [t(language)`Term`, termName(months, language)],
  ];
}

/** How close the end is. `soon`: within a week · `grace`: ended, still works · `over`: no longer works. */
type PlanPhase = 'soon' | 'grace' | 'over';

/** The text shown to a plan's holder around its end. @param days formatted dates */
export function planEndingText(
  phase: PlanPhase,
  { until, grace }: { until: string; grace: string },
  renewable = true,
  language: Language = 'en',
): string {
  if (phase === 'soon') {
    const renewal = renewalText(renewable, language);
    return t(language)`Your plan ends on ${until}. ${renewal}`;
  }
  if (phase === 'grace')
    return renewable
      ? t(
          language,
        )`Your plan ended on ${until}. The file and licence key work until ${grace}, then stop until you renew.`
      : t(language)`Your plan ended on ${until}. The file and licence key work until ${grace}, then stop.`;
  return renewable
    ? t(language)`Your plan ended on ${until}. The file and licence key have stopped until you renew.`
    : t(language)`Your plan ended on ${until}. The file and licence key have stopped.`;
}
