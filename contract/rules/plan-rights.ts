/** The rights of a plan's buyer. */
export interface PlanRights {
  /** maximum number of activated devices */
  activations: number;
  /** months of updates; null for no expiry */
  updateMonths: number | null;
  /** 0 for none */
  supportMonths: number;
  /** term in months, unless renewed; null or missing for no expiry */
  termMonths?: number | null | undefined;
  /** several units are seats of several people; of an order's line: it was bought so */
  seats?: boolean | undefined;
}

/** The rights of a plan without any; orders older than plan rights have the same. */
export const DEFAULT_RIGHTS: PlanRights = { activations: 1, updateMonths: null, supportMonths: 0 };

/**
 * A plan's rights as sent by a form. Rights unknown to a form of an earlier release stay the same.
 * @param stored the current ones
 */
export const keepStoredRights = (
  input: PlanRights | undefined,
  { termMonths, seats }: Pick<PlanRights, 'termMonths' | 'seats'> = {},
): PlanRights | undefined =>
  input && {
    ...input,
    ...(input.termMonths === undefined && termMonths !== undefined ? { termMonths } : {}),
    ...(input.seats === undefined && seats !== undefined ? { seats } : {}),
  };
