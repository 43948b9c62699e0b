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
export const isLaunchLower = ({ price, launch }: Plan): boolean => launch === undefined || launch.price < price;

/** A plan as offered at a moment: without a launch price that has ended. */
export function offeredAt<Offered extends Plan>(plan: Offered, at: Date): Offered {
  if (!plan.launch || Date.parse(plan.launch.until) > at.getTime()) return plan;
  const { launch: _ended, ...rest } = plan;
  return rest as Offered;
}

/** The plan's regular price, in minor units. */
export const ownCents = ({ price }: Pick<Plan, 'price'>): number => Math.round(price * 100);

/** The price at a moment for a customer new to the plan, in minor units. */
export const launchCents = (plan: Plan, at: Date): number => {
  const { launch } = offeredAt(plan, at);
  return launch ? ownCents(launch) : ownCents(plan);
};
