import type { AdminProduct, Download, Entitlement, PricingTier, RetiredPlan } from '../../contract/generated/model.ts';
import { findSuggestionProblem } from '../../contract/rules/chosen-prices.ts';
import { findCountryPriceProblem } from '../../contract/rules/country-prices.ts';
import { findLimitProblem } from '../../contract/rules/price-limit.ts';
import { findSecondPriceProblem } from '../../contract/rules/second-currency.ts';
import { invalidField, type Problem } from '../problems.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import type { MockDb } from './db.ts';
import { hasEnded } from './entitlements.ts';
import { isMemberFile } from './seat-state.ts';

/** The same ids in every demo, so that it looks the same on every date. */
export const withSeedIds = <Plan extends object>(
  productId: number,
  plans: readonly Plan[],
): (Plan & { id: string })[] =>
  plans.map((plan, at) => ({
    ...plan,
    id: `00000000-0000-4000-9000-${String(productId).padStart(8, '0')}${String(at).padStart(4, '0')}`,
  }));

/** All plans of a product, those on sale first. */
export const allPlans = ({ product, retired }: CatalogueEntry): (PricingTier | RetiredPlan)[] => [
  ...product.pricing,
  ...retired,
];

/** Plans that their holders can renew: those on sale, and retired ones that the owner allows to be renewed. */
export const renewablePlans = ({ product, retired }: CatalogueEntry): PricingTier[] => [
  ...product.pricing,
  ...retired.filter(({ renewable }) => renewable),
];

const findEntry = (db: MockDb, { product_name }: Pick<Download, 'product_name'>) =>
  db.state.catalogue.find(({ product }) => product.title === product_name);

/** The rights of a file, with whether they can currently be renewed. */
export const visibleRights = (
  db: MockDb,
  download: Pick<Download, 'product_name' | 'rights'> & { id?: string },
): Entitlement | null => {
  const { rights, id } = download;
  if (!rights) return null;
  const entry = findEntry(db, download);
  const isOpen = entry?.published === true && renewablePlans(entry).some(({ id }) => id === rights.plan_id);
  const renews = db.state.renewals.some(({ download_id, status }) => download_id === id && status === 'active');
  const isRenewable = rights.holds_until !== null && isOpen && !isMemberFile(db, id);
  return { ...rights, renewable: isRenewable, ...(renews ? { renews } : {}) };
};

/** Whether the rights of a file can currently be renewed. */
export const isRenewable = (db: MockDb, download: Pick<Download, 'product_name' | 'rights'>): boolean =>
  visibleRights(db, download)?.renewable === true;

const listPlanFiles = (db: MockDb, { product }: CatalogueEntry, plan: string) =>
  db.state.releases
    .filter(({ productId }) => productId === product.id)
    .toReversed()
    .flatMap(({ version, files }) =>
      files.filter(({ plans }) => plans.includes(plan)).map(({ name }) => ({ version, name })),
    );

/** The current holders of each plan, and its files. */
export const planUses = (db: MockDb, entry: CatalogueEntry): AdminProduct['planUses'] =>
  allPlans(entry).map(({ id }) => ({
    id,
    holders: db.state.downloads.filter(({ rights }) => rights?.plan_id === id && !hasEnded(rights)).length,
    files: listPlanFiles(db, entry, id),
  }));

/** Whether a plan has holders or files, so that it stays when it is taken off sale. */
export const isPlanUsed = (db: MockDb, entry: CatalogueEntry, id: string): boolean =>
  db.state.downloads.some(({ rights }) => rights?.plan_id === id) || listPlanFiles(db, entry, id).length > 0;

/** What is wrong with the prices of a form, apart from launch prices. */
export const findPriceProblem = (
  db: MockDb,
  pricing: PricingTier[],
  stored: readonly PricingTier[] = [],
): Problem<400> | undefined => {
  const { currency, secondCurrency } = db.state.paymentSettings;
  for (const [index, plan] of pricing.entries()) {
    const storedPlan = stored.find(({ id }) => id === plan.id);
    const problems = {
      price: findLimitProblem(plan.price, currency),
      suggestedPrice: findSuggestionProblem(plan, currency),
      countryPrices: findCountryPriceProblem(plan),
      secondPrice: findSecondPriceProblem(plan, secondCurrency?.currency ?? null, storedPlan),
    };
    for (const [field, problem] of Object.entries(problems))
      if (problem) return invalidField(`pricing.${index}.${field}`, problem);
  }
  return undefined;
};
