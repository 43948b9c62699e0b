import type { ProductPreview } from '@/api/generated/model.ts';
import { demoPieces } from '@/lib/demo-pieces.ts';

/** The kinds of an interactive preview that need no installed component. */
export const PREVIEW_KINDS = {
  comparison: 'Before and after',
  gallery: 'Gallery',
  sandbox: 'Web page in a sandbox',
} as const satisfies Partial<Record<ProductPreview['kind'], string>>;

/** The label of a component; one that is not installed has only its name. */
export const componentLabel = (name: string): string =>
  demoPieces.find((piece) => piece.name === name)?.label ?? `${name} (not installed)`;

/** A preview in one line: 'Gallery', 'Web page in a sandbox: https://demo.example'. */
export function previewLabel({ kind, url, component }: Pick<ProductPreview, 'kind' | 'url' | 'component'>): string {
  if (kind === 'component') return componentLabel(component ?? '');
  return url ? `${PREVIEW_KINDS[kind]}: ${url}` : PREVIEW_KINDS[kind];
}
