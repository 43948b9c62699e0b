import { toCents } from './money.ts';
/** A lower price of a plan until a moment (ISO 8601). */
export interface LaunchPrice {
  price: number;
  until: string;
}

interface Plan {
  price: number;
  launch?: LaunchPrice;
}

/** Whether a launch price is valid: lower than the plan's own. */
export const isLaunchPriceValid = ({ price, launch }: Plan): boolean => launch === undefined || launch.price < price;

/** A plan as offered at a moment: without a launch price that has ended. */
export function withoutEndedLaunch<OfferedPlan extends Plan>(plan: OfferedPlan, at: Date): OfferedPlan {
  if (!plan.launch || Date.parse(plan.launch.until) > at.getTime()) return plan;
  const { launch: _ended, ...regular } = plan;
  return regular as OfferedPlan;
}

/** The plan's regular price, in minor units. */
export const toRegularCents = ({ price }: Pick<Plan, 'price'>): number => toCents(price);

/** The price at a moment for a customer new to the plan, in minor units. */
export const toCurrentCents = (plan: Plan, at: Date): number => {
  const { launch } = withoutEndedLaunch(plan, at);
  return launch ? toRegularCents(launch) : toRegularCents(plan);
};
