/** The saved products' ids, last saved first. */
export interface SavedList {
  readonly productIds: number[];
}

/** The list after saving a product or taking it off; an unknown list counts as empty. */
export function withSaved(list: SavedList | undefined, id: number, saved: boolean): SavedList {
  const others = (list?.productIds ?? []).filter((other) => other !== id);
  return { productIds: saved ? [id, ...others] : others };
}
