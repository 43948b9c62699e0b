import { type QueryKey, useQuery } from '@tanstack/react-query';

type PreviewSize = 'small' | 'large';

/** Fetches previews with the reader's access: they have no public URL. */
export type PreviewSource = (
  id: string,
  size: PreviewSize,
) => { readonly queryKey: QueryKey; readonly load: () => Promise<Blob> };

/** As the content policy allows no `blob:` URLs. */
const toDataUrl = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(new Blob([content], { type: 'image/webp' }));
  });

/** The URL of a version's picture. It never changes. */
export function usePreview(source: PreviewSource, id: string, size: PreviewSize) {
  const { queryKey, load } = source(id, size);
  return useQuery({
    queryKey: [...queryKey, 'url'],
    queryFn: async () => toDataUrl(await load()),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
