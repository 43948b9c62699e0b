import type { AccountTables } from './schema-accounts.ts';
import type { AuditTables } from './schema-audit.ts';
import type { BlogTables } from './schema-blog.ts';
import type { CatalogueTables } from './schema-catalogue.ts';
import type { CommerceTables } from './schema-commerce.ts';
import type { ConversationTables } from './schema-conversations.ts';
import type { CouponTables } from './schema-coupons.ts';
import type { DashboardTables } from './schema-dashboard.ts';
import type { DataExportTables } from './schema-data-exports.ts';
import type { InvoiceTables } from './schema-invoices.ts';
import type { LicenceTables } from './schema-licences.ts';
import type { MailTables } from './schema-mails.ts';
import type { OperationTables } from './schema-operation.ts';
import type { PageTables } from './schema-pages.ts';
import type { PaymentTables } from './schema-payments.ts';
import type { PictureTables } from './schema-pictures.ts';
import type { ReleaseTables } from './schema-releases.ts';
import type { ReviewTables } from './schema-reviews.ts';
import type { ShowcaseTables } from './schema-showcase.ts';
import type { UploadTables } from './schema-uploads.ts';
import type { WritingTables } from './schema-writing.ts';

/** Every table of the product, as Kysely sees it. */
export interface Database
  extends AccountTables,
    CommerceTables,
    ConversationTables,
    CouponTables,
    InvoiceTables,
    LicenceTables,
    ReleaseTables,
    CatalogueTables,
    ShowcaseTables,
    DashboardTables,
    DataExportTables,
    AuditTables,
    PageTables,
    PaymentTables,
    WritingTables,
    PictureTables,
    ReviewTables,
    UploadTables,
    BlogTables,
    MailTables,
    OperationTables {}
