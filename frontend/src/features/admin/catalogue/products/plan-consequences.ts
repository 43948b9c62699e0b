import { formatSpan } from '@contract/rules/plan-texts.ts';
import type { AdminProduct, PlanUse } from '@/api/generated/model.ts';
import { formatCount } from '@/lib/format.ts';
import { monthsOf, type PlanDraft, type ProductDraft, toDraft } from './product-draft.ts';

const LIST_FORMAT = new Intl.ListFormat('en', { type: 'conjunction' });
/** Holders are counted up to this number. */
const MAX_COUNT = 10_000;

const formatHolders = (count: number): string => {
  if (count === 0) return 'No customer has it.';
  if (count === 1) return '1 customer has it.';
  return `${count >= MAX_COUNT ? `${formatCount(MAX_COUNT)} or more` : formatCount(count)} customers have it.`;
};

const formatFiles = ({ files }: PlanUse): string => {
  const names = files.map(({ version, name }) => `${name} (${version})`);
  if (names.length === 0) return '';
  const listed = names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more`] : names;
  return ` It keeps its files: ${LIST_FORMAT.format(listed)}.`;
};

const formatDuration = (plan: PlanDraft): string => {
  const months = monthsOf(plan);
  return months === null ? 'with no expiry' : `for ${formatSpan(months)}`;
};

/** How saving a form affects the holders of its plans, one or two sentences per plan; empty where it does not. */
export function planConsequences(base: AdminProduct | null, draft: ProductDraft): string[] {
  if (!base) return [];
  const before = toDraft(base);
  const uses = new Map(base.planUses.map((use) => [use.id, use]));
  const usedBefore = before.plans.flatMap((plan) => {
    const use = plan.id === undefined ? undefined : uses.get(plan.id);
    return use && (use.holders > 0 || use.files.length > 0) ? [{ plan, use }] : [];
  });
  const known = [...before.plans.map(({ id, name }) => ({ id, name })), ...before.retired.map(({ plan }) => plan)];
  return [
    ...usedBefore.flatMap(({ plan, use }) => changeOf(plan, use, draft)),
    ...draft.plans
      .filter(({ id }) => id === undefined)
      .flatMap(({ name }) => {
        const former = known.find((plan) => plan.name === name.trim());
        const use = former?.id === undefined ? undefined : uses.get(former.id);
        const isRemoved = former && !draft.plans.some(({ id }) => id === former.id);
        return use && isRemoved && (use.holders > 0 || use.files.length > 0)
          ? [
              `“${name.trim()}” is a new plan, separate from the earlier one with that name. ${formatHolders(use.holders)} Customers and files stay with the earlier one. To keep one plan, sell the earlier one again.`,
            ]
          : [];
      }),
  ];
}

function changeOf(plan: PlanDraft, use: PlanUse, draft: ProductDraft): string[] {
  const now = draft.plans.find(({ id }) => id === plan.id);
  if (!now) {
    const canRenew = draft.retired.find((item) => item.plan.id === plan.id)?.renewable ?? true;
    const end = monthsOf(plan) === null ? '' : canRenew ? ' They can renew it.' : ' They cannot renew it.';
    return [
      `“${plan.name}” is no longer sold. ${formatHolders(use.holders)}${use.holders > 0 ? ' They keep what they bought.' : ''}${end}${formatFiles(use)}`,
    ];
  }
  const lasts =
    monthsOf(now) === monthsOf(plan)
      ? []
      : [
          `“${now.name.trim()}” is now sold ${formatDuration(now)}. ${formatHolders(use.holders)} Past purchases keep their term.`,
        ];
  const renamed =
    now.name.trim() === plan.name
      ? []
      : [
          `“${plan.name}” is now called “${now.name.trim()}”. ${formatHolders(use.holders)} Renewals, updates and licence keys continue; orders and invoices keep the old name.${formatFiles(use)}`,
        ];
  return [...renamed, ...lasts];
}
