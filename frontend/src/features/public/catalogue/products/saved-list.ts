/** The ids of the saved products, last saved first. */
export interface SavedList {
  readonly productIds: number[];
}

/** The list after saving or removing a product; an unknown list counts as empty. */
export function updateSavedList(list: SavedList | undefined, id: number, saved: boolean): SavedList {
  const others = (list?.productIds ?? []).filter((other) => other !== id);
  return { productIds: saved ? [id, ...others] : others };
}
