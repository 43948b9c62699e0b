import { homeOfSections } from '../../../backend/shared/site-sections.ts';
import { homeCategories } from '../../../backend/shared/topic-places.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { onShow } from '../../store/products.ts';
import { publishedCategories } from '../../store/topics.ts';
import { newestFirst } from '../catalogue/products.ts';
import { toCard } from '../writing/blog.ts';

const RELEASES = 4;
const POSTS = 3;

export const createHomeHandlers = (db: MockDb): Pick<MockHandlers, 'getHome'> => ({
  getHome: () => {
    const shown = onShow(db);
    const slides = db.state.home.slides.filter(({ productId }) =>
      shown.some(({ product }) => product.id === productId),
    );
    return {
      status: 200,
      body: {
        ...db.state.home,
        slides,
        ...homeOfSections(db.state.sections, db.state.site, slides.length),
        releases: shown
          .map(({ card }) => card)
          .sort(newestFirst(db))
          .slice(0, RELEASES),
        posts: db.state.posts.slice(0, POSTS).map(toCard(db)),
        categories: homeCategories(db.state.sections.productCategories, publishedCategories(db, 'productCategories')),
      },
    };
  },
});
