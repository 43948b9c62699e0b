import { readFileSync } from 'node:fs';
import { faker } from '@faker-js/faker';
import { defineConfig } from 'orval';
import { parse } from 'yaml';
import { createOperationsClient } from './orval.operations-client.ts';

const { components } = parse(readFileSync('./openapi.yaml', 'utf8'));
const input = { target: './openapi.yaml' };
// orval then writes './x.ts' specifiers, so that generated code also runs under plain node; barrel imports would ignore it.
const common = {
  clean: true,
  indexFiles: false,
  tsconfig: { compilerOptions: { allowImportingTsExtensions: true } },
} as const;

const zod = (folder: string) =>
  ({
    input,
    output: {
      ...common,
      mode: 'tags-split',
      client: 'zod',
      target: `${folder}/zod/endpoints.ts`,
      schemas: `${folder}/zod/schemas`,
      fileExtension: '.zod.ts',
      override: {
        zod: {
          version: 4,
          variant: 'mini',
          generateReusableSchemas: true,
          strict: { body: true },
          generate: { body: true, query: true, param: true, header: false, response: false },
        },
      },
    },
  }) as const;

const operations = (folder: string) => ({
  input,
  output: {
    ...common,
    mode: 'single' as const,
    client: createOperationsClient(components),
    target: `${folder}/operations.ts`,
    schemas: `${folder}/model`,
  },
});

/** A query of another tag; its key lives in that tag's file. */
const other = (tag: string, query: string) => ({ query, file: `./${tag}/${tag}.ts` });

/** What the dashboard tells about money. */
const AFTER_MONEY = [other('overview', 'getDashboardSummary'), other('notifications', 'listNotifications')];

/** Where products are seen, and what tells which pictures they show. */
const AFTER_CATALOGUE = [
  other('products', 'listProducts'),
  other('home', 'getHome'),
  other('admin-pictures', 'adminListPictures'),
];

const CONTENT_LISTS = [
  'adminListTestimonials',
  'adminListFaqs',
  'adminListServices',
  'adminListTeam',
  'adminListSlides',
];
/** What the public pages and the library show of the content. */
const AFTER_CONTENT = [
  other('home', 'getHome'),
  other('about', 'getAbout'),
  other('services', 'listServices'),
  other('blog', 'listPosts'),
  other('admin-pictures', 'adminListPictures'),
];
/** Adding and changing an entry of one list. */
const contentList = (list: string, entry: string) => ({
  onMutations: [`adminCreate${entry}`, `adminUpdate${entry}`],
  invalidates: [list, ...AFTER_CONTENT],
});

export default defineConfig({
  client: {
    input,
    output: {
      ...common,
      mode: 'tags-split',
      target: './frontend/src/api/generated/endpoints.ts',
      schemas: './frontend/src/api/generated/model',
      client: 'react-query',
      httpClient: 'fetch',
      baseUrl: '/api',
      urlEncodeParameters: true,
      override: {
        mutator: { path: './frontend/src/api/fetcher.ts', name: 'fetcher' },
        fetch: { includeHttpResponseReturnType: false },
        query: {
          // No useQuery: true here: set explicitly it turns POST, PUT and DELETE into queries too.
          version: 5,
          usePrefetch: true,
          useInvalidate: true,
          signal: true,
          shouldSplitQueryKey: true,
          mutationInvalidates: [
            { onMutations: ['createAddress', 'updateAddress', 'deleteAddress'], invalidates: ['listAddresses'] },
            {
              onMutations: ['addFunds', 'withdrawFunds'],
              invalidates: ['getWalletBalance', 'listTransactions', ...AFTER_MONEY],
            },
            {
              onMutations: ['createOrder'],
              invalidates: [
                'listOrders',
                other('wallet', 'getWalletBalance'),
                other('wallet', 'listTransactions'),
                other('downloads', 'listDownloads'),
                ...AFTER_MONEY,
              ],
            },
            { onMutations: ['markNotificationsRead'], invalidates: ['listNotifications'] },
            { onMutations: ['saveProduct', 'unsaveProduct'], invalidates: ['listSavedProducts'] },
            {
              onMutations: ['adminUpdateSettings'],
              invalidates: [other('site', 'getSite'), other('admin-activity', 'adminListActivity')],
            },
            {
              onMutations: ['adminCreateUser', 'adminUpdateUser', 'adminDeleteUser', 'adminRestoreUser'],
              invalidates: ['adminListUsers', other('admin-activity', 'adminListActivity')],
            },
            {
              onMutations: ['adminAdjustUserWallet'],
              invalidates: [
                { query: 'adminGetUserWallet', params: ['id'] },
                other('admin-activity', 'adminListActivity'),
              ],
            },
            { onMutations: ['adminCreateProduct'], invalidates: ['adminListProducts', ...AFTER_CATALOGUE] },
            {
              onMutations: ['adminUpdateProduct', 'adminSetProductStatus', 'adminDeleteProduct', 'adminRestoreProduct'],
              invalidates: [
                'adminListProducts',
                { query: 'adminGetProduct', params: ['id'] },
                { ...other('products', 'getProduct'), params: ['id'] },
                ...AFTER_CATALOGUE,
              ],
            },
            {
              onMutations: ['adminSetOrderStatus'],
              invalidates: [
                'adminListOrders',
                { query: 'adminGetOrder', params: ['id'] },
                other('admin-overview', 'adminGetOverview'),
              ],
            },
            contentList('adminListTestimonials', 'Testimonial'),
            contentList('adminListFaqs', 'Faq'),
            contentList('adminListServices', 'Service'),
            contentList('adminListTeam', 'TeamMember'),
            contentList('adminListSlides', 'Slide'),
            {
              onMutations: ['adminDeleteContent', 'adminRestoreContent'],
              invalidates: [...CONTENT_LISTS, other('admin-articles', 'adminListPosts'), ...AFTER_CONTENT],
            },
            { onMutations: ['adminOrderContent'], invalidates: [...CONTENT_LISTS, ...AFTER_CONTENT] },
            { onMutations: ['adminCreatePost'], invalidates: ['adminListPosts', ...AFTER_CONTENT] },
            {
              onMutations: ['adminUpdatePost'],
              invalidates: [
                'adminListPosts',
                { query: 'adminGetPost', params: ['id'] },
                { ...other('blog', 'getPost'), params: ['id'] },
                ...AFTER_CONTENT,
              ],
            },
            { onMutations: ['adminUpdateBanner'], invalidates: ['adminGetBanner', other('site', 'getSite')] },
            { onMutations: ['adminUpdateMessage'], invalidates: ['adminListMessages'] },
            {
              onMutations: ['adminModerateComment', 'adminDeleteComment'],
              invalidates: ['adminListComments', other('blog', 'listPosts')],
            },
            { onMutations: ['adminDeleteSubscriber'], invalidates: ['adminListSubscribers'] },
            { onMutations: ['adminUploadPicture', 'adminDeletePicture'], invalidates: ['adminListPictures'] },
          ],
        },
      },
    },
  },
  zod: zod('./frontend/src/api/generated'),
  // The operation map first: it empties the folder that the next two fill.
  mockOperations: operations('./mocks/generated'),
  mockZod: zod('./mocks/generated'),
  mocks: {
    input,
    output: {
      ...common,
      mode: 'tags-split',
      target: './mocks/generated/client/endpoints.ts',
      schemas: './mocks/generated/model',
      client: 'fetch',
      baseUrl: '/api',
      mock: {
        path: './mocks/generated/msw',
        indexMockFiles: true,
        generators: [
          { type: 'msw', delay: false, baseUrl: '*/api', generateEachHttpStatus: true, useExamples: true },
          { type: 'faker', schemas: true, generateEachHttpStatus: true, useExamples: true },
        ],
      },
      override: {
        // These functions are copied as source text into the generated files; they may use faker only.
        mock: {
          required: true,
          arrayMin: 3,
          arrayMax: 6,
          properties: {
            name: () => faker.person.fullName(),
            product_name: () => faker.commerce.productName(),
            amount: () => faker.number.float({ min: 5, max: 500, fractionDigits: 2 }),
            balance: () => faker.number.float({ min: 0, max: 5000, fractionDigits: 2 }),
          },
          format: {
            'date-time': () => faker.date.past({ years: 1, refDate: '2026-11-20T00:00:00.000Z' }).toISOString(),
          },
        },
      },
    },
  },
  backend: operations('./backend/src/generated'),
});
