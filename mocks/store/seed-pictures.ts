import { libraryPictures } from '../../demo/content/library.ts';
import { createRandom } from './seed-random.ts';
import type { StoredLibraryPicture } from './state.ts';

/** The pictures of the demo content, as the backend seeds them into its library. */
export const seedPictures = (now: number): StoredLibraryPicture[] => {
  const random = createRandom(20_261_121);
  return libraryPictures().map((picture, index) => ({
    ...picture,
    id: random.uuid(),
    uploaded: false,
    size_bytes: null,
    created_at: new Date(now - 86_400_000 - index * 1000).toISOString(),
  }));
};
