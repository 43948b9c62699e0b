import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import { parse } from 'yaml';
import { fakeData, fakeOperations } from './.ci/codegen/fake-data.ts';
import { writeTables } from './.ci/codegen/fresh-proof.ts';
import { conversations, money, other, safety } from './.ci/codegen/money.ts';
import { createOperationsClient } from './.ci/codegen/operations-client.ts';
import { createRights } from './.ci/codegen/rights.ts';
import { keepBodies, nameModelFile, requestsOnly, splitConstants } from './.ci/codegen/transforms.ts';

const document = parse(readFileSync('./openapi.yaml', 'utf8'));
const input = { target: './openapi.yaml' };
// Checks are for what somebody sends.
const requests = { ...input, override: { transformer: requestsOnly } };

const FRONTEND = './frontend/src/api/generated';
const CONTRACT = './contract/generated';

// orval then writes './x.ts' specifiers, so that generated code also runs under plain node; barrel imports would ignore it.
const common = {
  indexFiles: false,
  tsconfig: { compilerOptions: { allowImportingTsExtensions: true } },
} as const;

const zod = { version: 4, variant: 'mini', generateReusableSchemas: true, strict: { body: true } } as const;
const nothing = { body: false, query: false, param: false, header: false, response: false };

/** Where products are seen, and what tells which pictures they show. */
const AFTER_CATALOGUE = [
  other('site', 'getSite'),
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
  other('blog', 'listPostTopics'),
  other('site', 'getSite'),
  other('admin-pictures', 'adminListPictures'),
];
const AFTER_PAGE = [other('pages', 'getPage'), other('legal', 'getLegalPage'), other('site', 'getSite')];
const LISTS = [other('admin-articles', 'adminListPosts'), other('admin-pages', 'adminListPages')];
/** What changes when an earlier version of an article or a page is brought back. */
const AFTER_WRITING = [...LISTS, { ...other('blog', 'getPost'), params: ['id'] }, ...AFTER_CONTENT, ...AFTER_PAGE];
/** Adding and changing an entry of one list. */
const contentList = (list: string, entry: string) => ({
  onMutations: [`adminCreate${entry}`, `adminUpdate${entry}`],
  invalidates: [list, ...AFTER_CONTENT],
});

export default defineConfig({
  client: {
    input,
    hooks: { afterAllFilesWrite: [nameModelFile(FRONTEND), splitConstants(FRONTEND), writeTables(FRONTEND, document)] },
    output: {
      ...common,
      mode: 'tags-split',
      target: `${FRONTEND}/endpoints.ts`,
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
          useInvalidate: true,
          signal: true,
          shouldSplitQueryKey: true,
          mutationInvalidates: [
            { onMutations: ['createAddress', 'updateAddress', 'deleteAddress'], invalidates: ['listAddresses'] },
            ...money,
            ...safety,
            {
              onMutations: ['adminResetSecondFactor'],
              invalidates: [other('admin-activity', 'adminListActivity')],
            },
            { onMutations: ['adminUpdateMailSettings'], invalidates: [other('admin-activity', 'adminListActivity')] },
            { onMutations: ['adminSendMailPreview'], invalidates: ['adminListMails'] },
            { onMutations: ['setMailChoice'], invalidates: ['getMailChoices'] },
            { onMutations: ['markNotificationsRead'], invalidates: ['listNotifications'] },
            {
              onMutations: ['adminResendMail'],
              invalidates: ['adminListMails', other('admin-activity', 'adminListActivity')],
            },
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
              onMutations: ['adminInvite', 'adminResendInvitation', 'adminWithdrawInvitation'],
              invalidates: ['adminListInvitations', other('admin-activity', 'adminListActivity')],
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
              onMutations: ['adminSetOrderStatus', 'adminRefundOrder'],
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
              invalidates: [...CONTENT_LISTS, ...LISTS, ...AFTER_CONTENT],
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
            {
              // A category, tag or badge may have another name now.
              onMutations: ['adminUpdateSite', 'adminUndoSiteChange'],
              invalidates: [
                ...AFTER_CONTENT,
                other('products', 'listProducts'),
                other('admin-products', 'adminListProducts'),
                other('admin-articles', 'adminListPosts'),
                other('admin-activity', 'adminListActivity'),
              ],
            },
            { onMutations: ['adminCreatePage'], invalidates: ['adminListPages'] },
            {
              onMutations: ['adminUpdatePage'],
              invalidates: ['adminListPages', { query: 'adminGetPage', params: ['id'] }, ...AFTER_PAGE],
            },
            {
              onMutations: ['adminRestoreRevision'],
              invalidates: [
                { query: 'adminListRevisions', params: ['kind', 'id'] },
                { query: 'adminCompareRevision', params: ['kind', 'id', 'revision'] },
                ...AFTER_WRITING,
              ],
            },
            ...conversations,
            {
              onMutations: ['adminModerateComment', 'adminDeleteComment'],
              invalidates: ['adminListComments', other('blog', 'listPosts')],
            },
            { onMutations: ['adminDeleteSubscriber'], invalidates: ['adminListSubscribers'] },
            {
              onMutations: ['adminRetryJob', 'adminRemoveJob', 'adminRetryJobs', 'adminRemoveJobs'],
              invalidates: ['adminGetSystem', other('admin-activity', 'adminListActivity')],
            },
            { onMutations: ['adminFoldGuide', 'adminSendTestMail'], invalidates: ['adminGetOverview'] },
            { onMutations: ['adminStartUpload', 'adminDeleteUpload'], invalidates: ['adminListUploads'] },
            { onMutations: ['adminUploadPicture', 'adminDeletePicture'], invalidates: ['adminListPictures'] },
          ],
        },
      },
    },
  },
  // One file a schema: each screen loads the checks of its own form.
  forms: {
    input: requests,
    hooks: { afterAllFilesWrite: keepBodies(`${FRONTEND}/zod`) },
    output: {
      ...common,
      mode: 'tags-split',
      client: 'zod',
      target: `${FRONTEND}/zod/endpoints.ts`,
      schemas: `${FRONTEND}/zod/schemas`,
      fileExtension: '.zod.ts',
      override: { zod: { ...zod, generate: { ...nothing, body: true } } },
    },
  },
  // Operations and types for server and mocks, and for the mocks what they answer with and check by.
  contract: {
    input,
    hooks: { afterAllFilesWrite: nameModelFile(CONTRACT) },
    output: {
      ...common,
      mode: 'split',
      client: createOperationsClient(document.components, createRights(document)),
      target: `${CONTRACT}/operations.ts`,
      mock: { generators: [{ type: 'faker', locale: 'en', useExamples: true }] },
      override: { mock: fakeData, operations: fakeOperations },
    },
  },
  mockRequests: {
    input: requests,
    output: {
      ...common,
      mode: 'single',
      client: 'zod',
      target: `${CONTRACT}/requests.zod.ts`,
      override: { zod: { ...zod, generate: { ...nothing, body: true, query: true, param: true } } },
    },
  },
});
