import { toHome } from '../../../contract/rules/site-sections.ts';
import { selectHomeCategories } from '../../../contract/rules/topic-filters.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { publicProducts } from '../../store/products.ts';
import { listPublishedCategories } from '../../store/topics.ts';
import { newestFirst } from '../catalogue/products.ts';
import { toCard } from '../writing/blog.ts';

const RELEASE_COUNT = 4;
const POST_COUNT = 3;

export const createHomeHandlers = (db: MockDb): Pick<MockHandlers, 'getHome'> => ({
  getHome: () => {
    const publicEntries = publicProducts(db);
    const slides = db.state.home.slides.filter(({ productId }) =>
      publicEntries.some(({ product }) => product.id === productId),
    );
    return {
      status: 200,
      body: {
        ...db.state.home,
        slides,
        ...toHome(db.state.sections, db.state.site, slides.length),
        releases: publicEntries
          .map(({ card }) => card)
          .sort(newestFirst(db))
          .slice(0, RELEASE_COUNT),
        posts: db.state.posts.slice(0, POST_COUNT).map(toCard(db)),
        categories: selectHomeCategories(
          db.state.sections.productCategories,
          listPublishedCategories(db, 'productCategories'),
        ),
      },
    };
  },
});
