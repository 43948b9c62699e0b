// What the database cannot know about its columns. Everything else in tables.gen.ts is read from the migrated database.

/** Types of JSON columns, and of texts with fewer values than a check allows; names are exported by schema.ts. */
export const columnTypes = {
  'audit_entries.action': 'ActivityAction',
  'audit_entries.after': 'Record<string, unknown>',
  'audit_entries.before': 'Record<string, unknown>',
  'audit_entries.subject': 'ActivitySubject',
  'entitlements.given': 'StoredHeldPlan',
  'idempotency_keys.body': 'unknown',
  'invoice_settings.rates': 'StoredRate[]',
  'invoices.document': 'StoredDocument',
  'kept_top_sales.products': 'unknown',
  'order_promises.change': "PlanChange['kind']",
  'order_promises.rights': 'PlanRights',
  'order_terms.buyer': 'StoredParty',
  'order_terms.seller': 'StoredParty',
  'pages.headings': '{ id: string; title: string; level: number }[]',
  'pages.text_pictures': 'string[]',
  'payment_events.provider': 'ProviderName',
  'payment_settings.fees': 'StoredFee[]',
  'payment_settings.switched_off': 'ProviderName[]',
  'payout_accounts.account': 'StoredAccount',
  'payouts.account': 'StoredAccount',
  'pictures.widths': 'number[]',
  'plan_changes.rights': 'PlanRights',
  'posts.image': 'StoredPicture',
  'posts.tags': 'string[]',
  'posts.text_pictures': 'string[]',
  'products.badges': 'string[]',
  'products.benefits': 'string[]',
  'products.faqs': 'StoredFaq[]',
  'products.features': 'string[]',
  'products.images': 'StoredPicture[]',
  'products.preview': 'StoredPreview',
  'products.pricing': 'StoredPrice[]',
  'products.requirements': 'string[]',
  'products.retired_plans': 'RetiredPrice[]',
  'revisions.changed': 'string[]',
  'revisions.state': 'RevisionState',
  'services.features': 'string[]',
  'services.image': 'StoredPicture',
  'site_documents.body': 'SiteDocuments[keyof SiteDocuments]',
  'site_documents.name': 'keyof SiteDocuments',
  'site_settings.banner': 'StoredBanner',
  'site_settings.hours': '{ days: string; hours: string }[]',
  'site_settings.links': '{ label: string; url: string }[]',
  'site_settings.promo': 'StoredBanner',
  'site_settings.social': '{ network: SocialNetwork; url: string }[]',
  'slides.features': 'string[]',
  'slides.picture': 'StoredPicture',
  'team_members.image': 'StoredPicture',
  'team_members.social': '{ network: SocialNetwork; url: string }[]',
  'testimonials.image': 'StoredPicture',
  'uploads.parts': '{ number: number; mark: string }[]',
  'wallet_entries.kind': 'EntryKind',
  'working_copies.draft': 'WritingDraft',
};

/** The only `created_at` columns that change: who saves something again has saved it now. */
export const renewedColumns = new Set(['post_likes.created_at', 'post_saves.created_at', 'saved_products.created_at']);

/** Columns that never change after the insert; every other `created_at` is one of them. */
export const fixedColumns = new Set([
  ...[
    'kind',
    'year',
    'number',
    'order_id',
    'currency',
    'net_cents',
    'tax_cents',
    'total_cents',
    'document',
    'issued_at',
  ].map((name) => `invoices.${name}`),
  ...['licence_id', 'fingerprint'].map((name) => `licence_devices.${name}`),
  ...['product_id', 'key'].map((name) => `licence_pool.${name}`),
  ...['order_id', 'imported'].map((name) => `licences.${name}`),
  ...['rights', 'root_id', 'change', 'counted_cents'].map((name) => `order_promises.${name}`),
  ...['purpose', 'order_id', 'provider', 'code', 'amount_minor', 'currency'].map((name) => `payments.${name}`),
  ...['plan_id', 'rights'].map((name) => `plan_changes.${name}`),
  ...['order_id', 'payment_id', 'amount_cents', 'currency', 'destination', 'origin', 'reason', 'withdraws'].map(
    (name) => `refunds.${name}`,
  ),
  ...['user_id', 'size_bytes', 'storage_key', 'handle'].map((name) => `uploads.${name}`),
  ...['wallet_id', 'kind', 'amount_cents', 'balance_after_cents', 'reference', 'order_id'].map(
    (name) => `wallet_entries.${name}`,
  ),
  'audit_entries.used_right',
  'order_terms.seller',
  'passkeys.transports',
  'pictures.source_sha256',
  'releases.product_id',
]);

/** Columns that a trigger or a default sets, and no statement of ours. */
export const databaseColumns = new Set([
  'coupon_uses.released_at',
  'licences.user_id',
  'orders.currency',
  'orders.customer_sort',
  'products.words',
  'users.person_key',
  'wallet_entries.currency',
]);

/** Tables with the same columns as another one, which the same statements serve. @type {Record<string, string>} */
export const twins = {
  post_saves: 'post_likes',
  waitlist_links: 'newsletter_links',
  waitlist_subscribers: 'newsletter_subscribers',
};
