import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { onShow } from '../store/products.ts';
import { toCard } from './blog.ts';
import { newestFirst } from './products.ts';

type SiteOperations = 'getSite' | 'getHome' | 'listServices' | 'getAbout' | 'getLegalPage';

export const createSiteHandlers = (db: MockDb): Pick<MockHandlers, SiteOperations> => ({
  getSite: () => ({ status: 200, body: db.state.site }),

  getHome: () => ({
    status: 200,
    body: {
      ...db.state.home,
      slides: db.state.home.slides.filter(({ productId }) =>
        onShow(db).some(({ product }) => product.id === productId),
      ),
      releases: onShow(db)
        .map(({ card }) => card)
        .sort(newestFirst)
        .slice(0, 4),
      posts: db.state.posts.slice(0, 3).map(toCard),
    },
  }),

  listServices: () => {
    const { services } = db.state;
    return {
      status: 200,
      body: { items: services, total: services.length, page: 1, limit: Math.max(services.length, 1) },
    };
  },

  getAbout: () => ({ status: 200, body: db.state.about }),

  getLegalPage: ({ params }) => ({ status: 200, body: db.state.legal[params.page as keyof typeof db.state.legal] }),
});
