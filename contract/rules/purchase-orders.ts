/** A purchase order number as it is stored and printed: one line without spaces around it; undefined when empty. */
export const toPurchaseOrder = (typed: string | undefined): string | undefined =>
  typed?.replaceAll(/\s+/g, ' ').trim() || undefined;
