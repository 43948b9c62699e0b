/** What a plan gives to its buyer. */
export interface PlanRights {
  /** devices it may run on */
  activations: number;
  /** new versions come for so many months; null is for ever */
  updateMonths: number | null;
  /** 0 is none */
  supportMonths: number;
  /** it is held for so many months, unless it is renewed; null, or nothing, is for ever */
  termMonths?: number | null | undefined;
}

/** What a plan gives that nobody has given rights; orders from before there were rights hold the same. */
export const DEFAULT_RIGHTS: PlanRights = { activations: 1, updateMonths: null, supportMonths: 0 };

/**
 * What a plan gives as a form says it. What the form of a former release knows nothing of stays as it is.
 * @param stored so far
 */
export const keptRights = (given: PlanRights | undefined, stored: PlanRights | undefined): PlanRights | undefined =>
  given && stored && given.termMonths === undefined && stored.termMonths !== undefined
    ? { ...given, termMonths: stored.termMonths }
    : (given ?? stored);
