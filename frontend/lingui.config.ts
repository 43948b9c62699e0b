import { fileURLToPath } from 'node:url';
import { extractor } from '@lingui/cli/api';
import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { toMacros } from './tools/i18n/shared-messages.ts';

/**
 * The languages of the interface and their catalogues. The site's and the server's messages are all translated; the
 * administration's may wait.
 */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['bn'],
  rootDir: fileURLToPath(new URL('.', import.meta.url)),
  catalogs: [
    {
      path: '<rootDir>/src/i18n/{locale}/site',
      include: ['<rootDir>/src', '<rootDir>/../demo/live'],
      exclude: ['**/features/admin/**', '**/routes/admin*', '**/routes/admin/**', '**/*.stories.tsx', '**/*.test.*'],
    },
    {
      path: '<rootDir>/src/i18n/{locale}/administration',
      include: ['<rootDir>/src/features/admin', '<rootDir>/src/routes'],
      exclude: ['**/routes/!(admin)*', '**/*.stories.tsx', '**/*.test.*'],
    },
    {
      path: '<rootDir>/../backend/src/i18n/{locale}/server',
      include: ['<rootDir>/../backend/src', '<rootDir>/../contract/rules', '<rootDir>/../mocks'],
      exclude: ['**/*.test.*'],
    },
  ],
  runtimeConfigModule: { i18n: ['@/i18n/runtime.tsx', 'i18n'], Trans: ['@/i18n/runtime.tsx', 'Trans'] },
  format: formatter({ lineNumbers: false, explicitIdAsDefault: false }),
  orderBy: 'origin',
  extractors: [
    {
      match: extractor.match,
      extract: (file, code, onMessage, context) => extractor.extract(file, toMacros(code), onMessage, context),
    },
  ],
});
