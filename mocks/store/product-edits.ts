import type {
  AdminProduct,
  AdminProductInput,
  AdminReleaseFile,
  Picture,
  PricingTier,
  Product,
  ProductFile,
  ProductPreview,
  RetiredPlanInput,
} from '../../contract/generated/model.ts';
import { msg } from '../../contract/i18n/macros.ts';
import { CHECK_VALUE } from '../../contract/rules/field-messages.ts';
import { isLaunchPriceValid } from '../../contract/rules/launch-price.ts';
import { existingPictures } from '../../contract/rules/missing-picture.ts';
import { isMoney } from '../../contract/rules/money.ts';
import { selectPlanFiles } from '../../contract/rules/plan-files.ts';
import { updateRetiredPlans, withPlanIds } from '../../contract/rules/plan-ids.ts';
import { keepStoredPrices, toRetiredPlan } from '../../contract/rules/plan-price.ts';
import { resolveTerm } from '../../contract/rules/plan-term-input.ts';
import { trimFaq } from '../../contract/rules/product-faqs.ts';
import {
  findPreviewProblems,
  previewPictures,
  selectPreview,
  toPreviewInput,
  withPreviewPictures,
} from '../../contract/rules/product-preview.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { trimLines } from '../../contract/rules/text.ts';
import { invalidField, type Problem } from '../problems.ts';
import type { CatalogueEntry } from './catalogue-entry.ts';
import { toDay } from './date-range.ts';
import type { MockDb } from './db.ts';
import { isCovered } from './entitlements.ts';
import { allPlans, findPriceProblem, isPlanUsed, planUses } from './product-plans.ts';
import { startPriceHistory, toProductCard, updateEntry } from './products.ts';
import { renderText } from './render-text.ts';
import { canonicalNames } from './topics.ts';

const today = (db: MockDb) => toDay(db, Date.now());

export const toAdminProduct = (db: MockDb, entry: CatalogueEntry): AdminProduct => {
  const { product, body, retired, file, licenceKeys, published, revision, updated_at: updatedAt } = entry;
  const { rating: _rating, reviews: _reviews, downloads: _downloads, body_html: _html, ...shared } = product;
  return {
    ...shared,
    body,
    retiredPlans: retired,
    faqs: shared.faqs ?? [],
    planUses: planUses(db, entry),
    images: existingPictures(shared.images),
    file,
    licenceKeys,
    status: published ? 'published' : 'draft',
    revision,
    updated_at: updatedAt,
  };
};

/** The fields of a product in the audit trail. */
export const auditFields = (db: MockDb, entry: CatalogueEntry) => {
  const adminProduct = toAdminProduct(db, entry);
  const {
    id: _id,
    revision: _revision,
    updated_at: _updated,
    lastUpdate: _day,
    planUses: _uses,
    ...fields
  } = adminProduct;
  const retired = fields.retiredPlans.map(({ id, name, renewable }) => ({ id, name, renewable }));
  return {
    ...fields,
    retiredPlans: retired,
    file: entry.file?.name ?? null,
    downloadLimit: fields.downloadLimit ?? null,
    images: fields.images.map(({ url, alt }) => ({ url, alt })),
    preview: fields.preview ? toPreviewInput(fields.preview) : null,
  };
};

/** Every picture of the library, by its URL. */
const loadLibrary = (db: MockDb): Map<string, Picture> =>
  new Map(db.state.pictures.map((picture) => [picture.url, picture] as const));

type ProductText = { body: string; html: string | null };

type PreparedProduct = {
  fields: Omit<
    Product,
    'id' | 'rating' | 'reviews' | 'downloads' | 'lastUpdate' | 'preview' | 'body_html' | 'downloadLimit'
  >;
  /** the long text and its HTML; undefined leaves it unchanged */
  text?: ProductText | undefined;
  /** null for none, undefined leaves it unchanged */
  preview?: ProductPreview | null | undefined;
  /** null for none, undefined leaves it unchanged */
  downloadLimit?: number | null | undefined;
  file: ProductFile | null;
  /** undefined leaves it unchanged */
  licenceKeys?: boolean | undefined;
  /** for plans that are then off sale, whether they can be renewed */
  retired?: RetiredPlanInput[] | undefined;
};

/** The plans of a form, by their ids; a form without rights, or prices besides the plan's own, leaves them unchanged. */
const toPricing = (
  db: MockDb,
  plans: AdminProductInput['pricing'],
  entry?: CatalogueEntry,
): PricingTier[] | Problem<400> => {
  const storedPlans = entry ? allPlans(entry) : [];
  const form = plans.map((plan) => ({ ...plan, name: plan.name.trim(), features: trimLines(plan.features) }));
  const identified = withPlanIds(form, storedPlans);
  if ('wrong' in identified) return invalidField(`pricing.${identified.wrong}.id`, REFUSALS.planUnknown);
  const pricing: PricingTier[] = [];
  const complete = identified.plans.map(({ suggestedPrice, countryPrices, secondPrice, ...plan }) => ({
    ...plan,
    ...keepStoredPrices(
      { suggestedPrice, countryPrices, secondPrice },
      entry?.product.pricing.find(({ id }) => id === plan.id),
    ),
  }));
  const priceProblem = findPriceProblem(db, complete, entry?.product.pricing);
  if (priceProblem) return priceProblem;
  for (const [at, plan] of complete.entries()) {
    const resolved = resolveTerm(plan, storedPlans.find(({ id }) => id === plan.id)?.rights);
    if ('problem' in resolved) return invalidField(`pricing.${at}.${resolved.problem.field}`, resolved.problem.message);
    if (!isLaunchPriceValid(plan)) return invalidField(`pricing.${at}.launch.price`, REFUSALS.launchLower);
    pricing.push(resolved.plan);
  }
  const hasDuplicateNames = new Set(pricing.map(({ name }) => name)).size < pricing.length;
  return hasDuplicateNames ? invalidField('pricing', REFUSALS.samePlanNames) : pricing;
};

/** A long text with its HTML, or its problem; undefined when the form leaves it unchanged. */
export const prepareText = async (
  db: MockDb,
  text: string | undefined,
): Promise<ProductText | Problem<400> | undefined> => {
  const body = text?.trim();
  if (!body) return body === undefined ? undefined : { body, html: null };
  const rendered = await renderText(db.state, 'body', body);
  return 'status' in rendered ? rendered : { body, html: rendered.html || null };
};

/** A form as stored in the catalogue, or its problem; `file` is the uploaded one. */
export const prepareProduct = (
  db: MockDb,
  input: AdminProductInput,
  text: ProductText | undefined,
  entry?: CatalogueEntry,
): PreparedProduct | Problem<400> => {
  const {
    fileId,
    licenceKeys,
    downloadLimit,
    preview: previewInput,
    retiredPlans: retired,
    status: _status,
    body: _body,
    ...form
  } = input;
  const library = loadLibrary(db);
  const toStored = ({ url, alt }: { url: string; alt: string }) => {
    const picture = library.get(url);
    return picture && { url, alt: alt.trim(), ...toDimensions(picture) };
  };
  const [problem] = previewInput ? findPreviewProblems(previewInput) : [];
  if (problem) return invalidField(`preview.${problem.field}`, problem.message);
  const selected = previewInput && selectPreview(previewInput);
  const compared = selected ? previewPictures(selected).map(toStored) : [];
  const images = form.images.map(toStored);
  if (images.some((image) => !image)) return invalidField('images', REFUSALS.chosenPictureGone);
  if (compared.some((picture) => !picture)) return invalidField('preview', REFUSALS.chosenPictureGone);
  if (form.pricing.some(({ price }) => !isMoney(price))) return invalidField('price', CHECK_VALUE);
  const pricing = toPricing(db, form.pricing, entry);
  if ('status' in pricing) return pricing;
  const file = db.state.files.find(({ id }) => id === fileId) ?? null;
  if (fileId !== null && !file) return invalidField('fileId', REFUSALS.fileGone);
  return {
    file,
    text,
    licenceKeys,
    downloadLimit,
    retired,
    preview: selected && withPreviewPictures(selected, compared as Picture[]),
    fields: {
      ...form,
      title: form.title.trim(),
      category: canonicalNames(db, 'productCategories', [form.category])[0] ?? '',
      badges: canonicalNames(db, 'productBadges', form.badges),
      description: form.description.trim(),
      features: trimLines(form.features),
      benefits: trimLines(form.benefits),
      requirements: trimLines(form.requirements),
      ...(form.faqs ? { faqs: form.faqs.map(trimFaq) } : {}),
      pricing,
      images: images as Picture[],
    },
  };
};

const toDimensions = ({ width, height, widths, placeholder }: Picture) => ({ width, height, widths, placeholder });

/** Appends a product to the catalogue. */
export const addProduct = (
  db: MockDb,
  { fields, text = { body: '', html: null }, file, licenceKeys = false, downloadLimit, preview }: PreparedProduct,
  published: boolean,
): CatalogueEntry => {
  const id = Math.max(0, ...db.state.catalogue.map(({ product }) => product.id)) + 1;
  const counts = { rating: 0, reviews: 0, downloads: '0' };
  const product: Product = { id, ...fields, body_html: text.html, ...counts, lastUpdate: today(db) };
  if (preview) product.preview = preview;
  if (downloadLimit) product.downloadLimit = downloadLimit;
  if (product.faqs?.length === 0) delete product.faqs;
  const updatedAt = new Date().toISOString();
  const card = toProductCard(product);
  const entry: CatalogueEntry = {
    card,
    product,
    body: text.body,
    published,
    retired: [],
    deleted: null,
    revision: 1,
    updated_at: updatedAt,
    file,
    licenceKeys,
  };
  startPriceHistory(entry);
  db.state.catalogue.push(entry);
  return entry;
};

interface NewVersion {
  version: string;
  title: string;
  file: ProductFile;
  /** all files of its release; without it, the one file is for every plan */
  files?: AdminReleaseFile[];
  tell?: boolean;
}

/** Owners of an earlier version get the new file instead and are notified. */
export const releaseToCustomers = (
  db: MockDb,
  { product }: CatalogueEntry,
  { version, title, file, files, tell = true }: NewVersion,
): void => {
  const lines = db.state.orders.flatMap((order) => order.lines).filter(({ product_id }) => product_id === product.id);
  const boughtIds = new Set(lines.map(({ download_id }) => download_id));
  const owned = db.state.downloads.filter(
    (download) =>
      boughtIds.has(download.id) || (download.product_name === product.title && download.version === product.version),
  );
  const eligible = owned.filter(
    ({ rights, version: ownVersion }) =>
      (isCovered(rights) || ownVersion === version) &&
      (!files || selectPlanFiles(files, rights?.plan_id ?? null).length > 0),
  );
  for (const download of eligible)
    Object.assign(download, { file_name: file.name, size_bytes: file.size_bytes, version, missed: null });
  for (const download of owned) if (!eligible.includes(download)) download.missed = { version, product_id: product.id };
  const text = msg`A new version is ready to download.`;
  for (const userId of tell ? new Set(eligible.map((download) => download.userId)) : [])
    db.notify(userId, { kind: 'version', title: `${title} ${version}`, text, href: '/dashboard/downloads' });
};

/** Saves a form over a product. */
export const changeProduct = (
  db: MockDb,
  entry: CatalogueEntry,
  { fields, text, file, licenceKeys = entry.licenceKeys, downloadLimit, preview, retired = [] }: PreparedProduct,
  published: boolean,
): void => {
  startPriceHistory(entry);
  const released = file !== null || fields.version !== entry.product.version;
  if (file) releaseToCustomers(db, entry, { version: fields.version, title: fields.title, file });
  const before = { sold: entry.product.pricing, retired: entry.retired };
  entry.retired = updateRetiredPlans<PricingTier>(before, fields.pricing, retired, (id) =>
    isPlanUsed(db, entry, id),
  ).map(toRetiredPlan);
  entry.product = { ...entry.product, ...fields, ...(released ? { lastUpdate: today(db) } : {}) };
  if (text) {
    entry.body = text.body;
    entry.product.body_html = text.html;
  }
  if (preview) entry.product.preview = preview;
  else if (preview === null) delete entry.product.preview;
  if (downloadLimit) entry.product.downloadLimit = downloadLimit;
  else if (downloadLimit === null) delete entry.product.downloadLimit;
  if (entry.product.faqs?.length === 0) delete entry.product.faqs;
  entry.card = toProductCard(entry.product);
  entry.file = file ?? entry.file;
  entry.licenceKeys = licenceKeys;
  updateEntry(entry, { published });
};
