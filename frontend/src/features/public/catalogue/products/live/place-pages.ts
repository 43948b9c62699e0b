import { use } from 'react';
import type { ProductPreview } from '@/api/generated/model.ts';
import { loadDemoPages } from '@/lib/demo-pieces.ts';

type Loaded = Awaited<NonNullable<ReturnType<typeof loadDemoPages>>>;

const loads = new Map<string, Promise<Loaded | undefined>>();
/** Rendered at once: on the server, and after a navigation. */
const ready = new Map<string, Loaded>();

/** Loads the pages of a product's live piece; undefined when it has none. */
export function loadPlacePages(preview: ProductPreview | undefined): Promise<Loaded | undefined> {
  const name = preview?.kind === 'component' ? (preview.component ?? '') : '';
  const loading =
    loads.get(name) ??
    Promise.resolve(loadDemoPages(name)).then((pages) => {
      if (pages) ready.set(name, pages);
      return pages;
    });
  loads.set(name, loading);
  return loading;
}

/** The same while rendering; a page that was rendered on the server stays until its script has arrived. */
export function usePlacePages(preview: ProductPreview | undefined): Loaded | undefined {
  const known = ready.get(preview?.component ?? '');
  return known ?? use(loadPlacePages(preview));
}
