import { adminGetPost, adminUpdatePost } from '@/api/generated/admin-articles/admin-articles.ts';
import { adminGetBanner, adminUpdateBanner } from '@/api/generated/admin-banner/admin-banner.ts';
import { adminRestoreBundle } from '@/api/generated/admin-bundles/admin-bundles.ts';
import { adminGetCoupon, adminUpdateCoupon } from '@/api/generated/admin-coupons/admin-coupons.ts';
import {
  adminListFaqs,
  adminListServices,
  adminListSlides,
  adminListTeam,
  adminListTestimonials,
  adminOrderContent,
  adminRestoreContent,
  adminUpdateFaq,
  adminUpdateService,
  adminUpdateSlide,
  adminUpdateTeamMember,
  adminUpdateTestimonial,
} from '@/api/generated/admin-lists/admin-lists.ts';
import { adminGetPage, adminUpdatePage } from '@/api/generated/admin-pages/admin-pages.ts';
import {
  adminGetProduct,
  adminRestoreProduct,
  adminSetProductStatus,
  adminUpdateProduct,
} from '@/api/generated/admin-products/admin-products.ts';
import { adminGetSettings, adminUpdateSettings } from '@/api/generated/admin-settings/admin-settings.ts';
import { adminUndoSiteChange } from '@/api/generated/admin-site/admin-site.ts';
import { adminGetTranslation, adminSaveTranslation } from '@/api/generated/admin-translations/admin-translations.ts';
import { adminListUsers, adminRestoreUser, adminUpdateUser } from '@/api/generated/admin-users/admin-users.ts';
import {
  type ActivityAction,
  type ActivityEntry,
  type AdminProduct,
  type ContentKind,
  type ContentList,
  type Picture,
  ServiceIcon,
  TranslatableType,
} from '@/api/generated/model.ts';
import { TRANSLATED_INTO } from '../../kit/translations/translation-labels.ts';
import { findFieldLabel } from './audited-labels.ts';
import { changedPrices, isSame, readValue, toRecordedTexts } from './change-rows.ts';

/** The record no longer has the values of this change, so undoing it would lose a later one. */
export class ChangedSinceError extends Error {
  constructor() {
    super('This was changed again since then. Open it to edit it.');
    this.name = 'ChangedSinceError';
  }
}

const recorded = (entry: ActivityEntry, field: string, text: string | null): unknown => {
  const found = findFieldLabel(entry, field);
  // An id has no format of its own.
  if (!found || field === 'productId') return text === null ? null : JSON.parse(text);
  return readValue(found.format, text);
};

/** The current state with the values from before the change. @throws ChangedSinceError */
function withBefore<Item extends object>(entry: ActivityEntry, present: Item): Item {
  const now = new Map<string, unknown>(Object.entries(present));
  const before: Record<string, unknown> = {};
  for (const change of entry.changes) {
    if (!now.has(change.field) || change.before === change.after) continue;
    if (!isSame(now.get(change.field), recorded(entry, change.field, change.after))) throw new ChangedSinceError();
    before[change.field] = recorded(entry, change.field, change.before);
  }
  return Object.assign(present, before);
}

const toChoice = ({ url, alt }: Picture) => ({ url, alt });

const find = <Item extends { id: number | string }>(items: readonly Item[], id: string): Item => {
  const item = items.find((candidate) => String(candidate.id) === id);
  if (!item) throw new ChangedSinceError();
  return item;
};

type Undo = (entry: ActivityEntry, id: string) => Promise<unknown>;

const restoreContent =
  (kind: ContentKind): Undo =>
  (_entry, id) =>
    adminRestoreContent(kind, id);

const restoreOrder =
  (list: ContentList, readIds: () => Promise<readonly { id: number }[]>): Undo =>
  async ({ changes }) => {
    const change = changes.find(({ field }) => field === 'ids');
    const toIds = (text: string | null | undefined): number[] => JSON.parse(text ?? '[]');
    const present = (await readIds()).map(({ id }) => id);
    if (!isSame(present, toIds(change?.after))) throw new ChangedSinceError();
    return adminOrderContent(list, { ids: toIds(change?.before) });
  };

/** The plans with the prices from before; everything else about them is decided in the product's form. */
function withPrices(entry: ActivityEntry, pricing: AdminProduct['pricing']) {
  const change = entry.changes.find(({ field }) => field === 'pricing');
  if (!change) return pricing;
  const prices = changedPrices(JSON.parse(change.before ?? '[]'), JSON.parse(change.after ?? '[]')) ?? [];
  for (const { id, after } of prices) {
    if (pricing.find((plan) => plan.id === id)?.price !== after) throw new ChangedSinceError();
  }
  return pricing.map((plan) => ({ ...plan, price: prices.find(({ id }) => id === plan.id)?.before ?? plan.price }));
}

const updateProduct: Undo = async (entry, id) => {
  const present = await adminGetProduct(id);
  const pricing = withPrices(entry, present.pricing);
  const changes = entry.changes.filter(({ field }) => field !== 'pricing');
  const product = withBefore({ ...entry, changes }, present);
  const { title, description, body, category, version, features, benefits, requirements, badges, faqs } = product;
  const { images, demoLink, downloadLink, licenceKeys, status, revision } = product;
  const texts = { title, description, body, category, version, features, benefits, requirements, badges, faqs };
  const input = { ...texts, pricing, images: images.map(toChoice), demoLink, downloadLink, licenceKeys, status };
  const downloadLimit = product.downloadLimit ?? null;
  return adminUpdateProduct(id, { revision, product: { ...input, downloadLimit, fileId: null } });
};

const setProductStatus: Undo = async (entry, id) => {
  const { status, revision } = withBefore(entry, await adminGetProduct(id));
  return adminSetProductStatus(id, { status, revision });
};

const updateUser: Undo = async (entry, id) => {
  const user = withBefore(entry, find(await adminListUsers(), id));
  const { name, email, role, status, version } = user;
  return adminUpdateUser(id, { name, email, role, status, version });
};

const updateCoupon: Undo = async (entry, id) => {
  const { code, kind, value, products, endsAt, limit, active, version } = withBefore(entry, await adminGetCoupon(id));
  return adminUpdateCoupon(id, { code, kind, value, products, endsAt, limit, active, version });
};

const updatePost: Undo = async (entry, id) => {
  const post = withBefore(entry, await adminGetPost(id));
  const { title, address, excerpt, content, format, category, tags, series, author, status, publishAt, version } = post;
  const texts = { title, address, excerpt, content, format, category, tags, series, author };
  const image = post.image ? toChoice(post.image) : null;
  return adminUpdatePost(id, { ...texts, image, status, publishAt, version });
};

const updatePage: Undo = async (entry, id) => {
  const page = withBefore(entry, await adminGetPage(id));
  const { title, address, description, content, published, version } = page;
  return adminUpdatePage(id, { title, address, description, content, published, version });
};

const updateBanner: Undo = async (entry) => adminUpdateBanner(withBefore(entry, await adminGetBanner()));

const updateSettings: Undo = async (entry) => {
  const { updated_at: _, ...settings } = withBefore(entry, await adminGetSettings());
  return adminUpdateSettings(settings);
};

const updateTestimonial: Undo = async (entry, id) => {
  const { items } = await adminListTestimonials();
  const { id: _, updated_at: _at, image, ...rest } = withBefore(entry, find(items, id));
  return adminUpdateTestimonial(id, { ...rest, image: toChoice(image) });
};

const updateFaq: Undo = async (entry, id) => {
  const { id: _, updated_at: _at, ...rest } = withBefore(entry, find((await adminListFaqs()).items, id));
  return adminUpdateFaq(id, rest);
};

const updateService: Undo = async (entry, id) => {
  const { items } = await adminListServices();
  const { id: _, updated_at: _at, image, icon: name, ...rest } = withBefore(entry, find(items, id));
  const icon = Object.values(ServiceIcon).find((known) => known === name) ?? ServiceIcon.wrench;
  return adminUpdateService(id, { ...rest, icon, image: toChoice(image) });
};

const updateMember: Undo = async (entry, id) => {
  const { items } = await adminListTeam();
  const { id: _, updated_at: _at, image, ...rest } = withBefore(entry, find(items, id));
  return adminUpdateTeamMember(id, { ...rest, image: toChoice(image) });
};

const updateSlide: Undo = async (entry, id) => {
  const { items } = await adminListSlides();
  const slide = withBefore(entry, find(items, id));
  const { id: _, updated_at: _at, productTitle: _title, picture, ...rest } = slide;
  return adminUpdateSlide(id, { ...rest, picture: toChoice(picture) });
};

const isRecorded = (entry: ActivityEntry, field: string, side: 'before' | 'after'): boolean =>
  entry.changes.find((change) => change.field === field)?.[side] === 'true';

const textsOf = (entry: ActivityEntry, side: 'before' | 'after') =>
  toRecordedTexts(JSON.parse(entry.changes.find(({ field }) => field === 'texts')?.[side] ?? '[]'));

/** The texts, and whether visitors see them. A text that had no translation loses the one it got. */
const updateTranslation: Undo = async (entry, id) => {
  const language = TRANSLATED_INTO;
  const [typeName, record = ''] = id.split('/');
  const type = Object.values(TranslatableType).find((known) => known === typeName);
  const isOther = entry.changes.find(({ field }) => field === 'language')?.after !== language;
  if (!type || isOther) throw new ChangedSinceError();
  const present = await adminGetTranslation(language, type, record);
  const isChanged = present.published !== isRecorded(entry, 'published', 'after');
  if (isChanged || present.draft !== isRecorded(entry, 'draft', 'after')) throw new ChangedSinceError();
  const before = new Map(textsOf(entry, 'before').map((text) => [text.path, text]));
  const texts = textsOf(entry, 'after').map(({ path, text }) => {
    const now = present.texts.find((candidate) => candidate.path === path);
    if (now?.text !== text) throw new ChangedSinceError();
    const former = before.get(path);
    return { path, text: former?.text ?? '', digest: former?.digest || now.digest };
  });
  const published = isRecorded(entry, 'published', 'before');
  const draft = isRecorded(entry, 'draft', 'before') && present.draft;
  return adminSaveTranslation(language, type, record, { version: present.version, published, draft, texts });
};

/** A translation that was unpublished with a draft: the entry does not have the texts that visitors saw. */
const canUndoTranslation = (entry: ActivityEntry): boolean =>
  isRecorded(entry, 'published', 'after') ||
  !isRecorded(entry, 'published', 'before') ||
  !isRecorded(entry, 'draft', 'before');

/** What can be undone, with the operations that the screens use. Money, messages and files that were sent cannot. */
const UNDO: Readonly<Partial<Record<ActivityAction, Undo>>> = {
  'site.update': ({ id }) => adminUndoSiteChange({ entry: id }),
  'product.update': updateProduct,
  'product.publish': setProductStatus,
  'product.unpublish': setProductStatus,
  'product.delete': (_entry, id) => adminRestoreProduct(id),
  'user.suspend': updateUser,
  'user.activate': updateUser,
  'user.delete': (_entry, id) => adminRestoreUser(id),
  'bundle.delete': (_entry, id) => adminRestoreBundle(id),
  'coupon.update': updateCoupon,
  'post.update': updatePost,
  'post.revert': updatePost,
  'post.delete': restoreContent('posts'),
  'page.update': updatePage,
  'page.revert': updatePage,
  'page.publish': updatePage,
  'page.unpublish': updatePage,
  'page.delete': restoreContent('pages'),
  'case-study.delete': restoreContent('case-studies'),
  'banner.update': updateBanner,
  'settings.update': updateSettings,
  'testimonial.update': updateTestimonial,
  'testimonial.delete': restoreContent('testimonials'),
  'testimonial.order': restoreOrder('testimonials', async () => (await adminListTestimonials()).items),
  'service.update': updateService,
  'service.delete': restoreContent('services'),
  'service.order': restoreOrder('services', async () => (await adminListServices()).items),
  'faq.update': updateFaq,
  'faq.delete': restoreContent('faqs'),
  'faq.order': restoreOrder('faqs', async () => (await adminListFaqs()).items),
  'team-member.update': updateMember,
  'team-member.delete': restoreContent('team'),
  'team-member.order': restoreOrder('team', async () => (await adminListTeam()).items),
  'slide.update': updateSlide,
  'slide.delete': restoreContent('slides'),
  'slide.order': restoreOrder('slides', async () => (await adminListSlides()).items),
  'translation.update': updateTranslation,
};

/** Fields that their form saves together with others: a version has a file, a retired plan its holders, a preview pictures. */
const NOT_UNDONE: Readonly<Partial<Record<ActivityEntry['subject'], readonly string[]>>> = {
  product: ['version', 'file', 'retiredPlans', 'preview'],
  user: ['role', 'rights'],
  post: ['status', 'publishAt'],
  // Emails: their recipients are recorded without their addresses. Search engines and sign-in have forms of their own.
  settings: ['recipients', 'time_zone', 'quiet_digest', 'review_days', 'searchEngines', 'signIn', 'client'],
};

/** Whether prices are all that a change of plans changed. */
const isPricesOnly = ({ field, before, after }: ActivityEntry['changes'][number]): boolean =>
  field !== 'pricing' || (changedPrices(JSON.parse(before ?? '[]'), JSON.parse(after ?? '[]')) ?? []).length > 0;

/** Undoes the change, or undefined when its kind cannot be undone. @throws ChangedSinceError, ApiError */
export function findUndo(entry: ActivityEntry): (() => Promise<unknown>) | undefined {
  const undo = UNDO[entry.action];
  if (!undo || (entry.subject === 'translation' && !canUndoTranslation(entry))) return undefined;
  const isPossible =
    entry.action.endsWith('.delete') ||
    entry.changes.every((change) => !NOT_UNDONE[entry.subject]?.includes(change.field) && isPricesOnly(change));
  return isPossible ? () => undo(entry, entry.subject_id ?? '') : undefined;
}
