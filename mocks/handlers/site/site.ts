import type { Site } from '../../../contract/generated/model.ts';
import { toSite } from '../../../contract/rules/site-sections.ts';
import { toFilters } from '../../../contract/rules/topic-filters.ts';
import type { MockHandlers } from '../../server/types.ts';
import type { MockDb } from '../../store/db.ts';
import { legalPage } from '../../store/pages.ts';
import { publicProducts } from '../../store/products.ts';
import { listEnabledProviders } from '../../store/sign-in-providers.ts';
import { listPublishedCategories } from '../../store/topics.ts';

const LEGAL_PAGES = ['terms-and-conditions', 'privacy-policy'] as const;

const ENTRY = /^\/(product|blog)\/(\d{1,9})$/;

/** Whether the target of a footer link currently exists. */
const isValidTarget =
  (db: MockDb) =>
  (url: string): boolean => {
    const [, kind, id] = ENTRY.exec(url) ?? [];
    if (kind === 'product') return publicProducts(db).some(({ product }) => product.id === Number(id));
    return kind !== 'blog' || db.state.posts.some((post) => post.id === Number(id));
  };

const toSecondCurrency = ({ state }: MockDb): Pick<Site, 'secondCurrency'> => {
  const currency = state.paymentSettings.secondCurrency?.currency;
  return currency === undefined ? {} : { secondCurrency: currency };
};

export const createSiteHandlers = (db: MockDb): Pick<MockHandlers, 'getSite'> => ({
  getSite: () => {
    const { site, sections } = db.state;
    const filters = {
      productFilters: toFilters(sections.productCategories, listPublishedCategories(db, 'productCategories')),
      postFilters: toFilters(sections.postCategories, listPublishedCategories(db, 'postCategories')),
    };
    return {
      status: 200,
      body: {
        ...site,
        signInProviders: listEnabledProviders(db),
        currency: db.state.paymentSettings.currency,
        ...toSecondCurrency(db),
        time_zone: db.state.mailSettings.time_zone,
        pricesIncludeTax: db.state.invoiceSettings.pricesIncludeTax !== false,
        legal: LEGAL_PAGES.filter((page) => legalPage(db.state, page) !== undefined),
        ...toSite(sections, isValidTarget(db), filters),
      },
    };
  },
});
