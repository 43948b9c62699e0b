import { posts } from '../../backend/content/posts.ts';
import { products } from '../../backend/content/products.ts';
import { site } from '../../backend/content/site.ts';
import { slides } from '../../backend/content/slides.ts';
import type { Picture } from '../generated/model/picture.ts';
import type { CatalogueEntry, MockState } from './state.ts';

const noPicture: Picture = {
  url: '/media/missing.webp',
  alt: '',
  width: 1200,
  height: 900,
  widths: [],
  placeholder: null,
};

const catalogue = (): CatalogueEntry[] =>
  products.map((product) => ({
    card: {
      id: product.id,
      title: product.title,
      description: product.description.split('\n\n')[0] ?? '',
      image: product.images[0] ?? noPicture,
      category: product.category,
      rating: product.rating,
      reviews: product.reviews,
      downloads: product.downloads,
      features: product.features.slice(0, 3),
      badges: product.badges,
      version: product.version,
      lastUpdate: product.lastUpdate,
    },
    product,
  }));

/** The public part of the demo: the same texts that the backend seeds into its database. */
export const seedContent = (): Pick<MockState, 'site' | 'home' | 'catalogue' | 'posts'> => ({
  site: structuredClone(site),
  home: { slides: structuredClone(slides) },
  catalogue: structuredClone(catalogue()),
  posts: structuredClone([...posts].sort((a, b) => b.date.localeCompare(a.date))),
});
