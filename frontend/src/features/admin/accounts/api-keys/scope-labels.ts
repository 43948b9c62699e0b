import { ApiScope } from '@/api/generated/model.ts';

interface ScopeLabel {
  readonly label: string;
  readonly opens: string;
}

/** What each scope lets a program do. */
export const SCOPE_LABELS: Readonly<Record<ApiScope, ScopeLabel>> = {
  'products:read': { label: 'View products', opens: 'Products, drafts, plans and releases' },
  'products:write': { label: 'Edit products', opens: 'Add and change products, including prices' },
  'releases:publish': { label: 'Publish releases', opens: 'Upload files and publish new versions' },
  'licences:read': { label: 'View licence keys', opens: 'How many imported keys are left' },
  'licences:import': { label: 'Import licence keys', opens: 'Add keys that customers receive' },
  'orders:read': { label: 'View orders', opens: 'Orders with names and emails of customers' },
  'orders:export': { label: 'Export orders', opens: 'All orders in a CSV file' },
  'subscribers:read': { label: 'View subscribers', opens: 'Emails of newsletter and waitlist' },
  'keys:rotate': { label: 'Rotate this key', opens: 'Replace the key’s own secret; its expiry stays the same' },
  'subscribers:export': { label: 'Export subscribers', opens: 'All subscribers in a CSV file' },
};

/** The scopes in the string that a form sends. */
export const readScopes = (text: string): ApiScope[] =>
  Object.values(ApiScope).filter((scope) => text.split(',').includes(scope));
