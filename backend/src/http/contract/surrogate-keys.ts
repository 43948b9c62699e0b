import type { OperationId, operations } from '../../../../contract/generated/operations.ts';

type Operations = typeof operations;
/** Operations that rendering may call: public reads. */
export type PublicRead = {
  [Id in OperationId]: Operations[Id] extends { method: 'get'; access: 'public' } ? Id : never;
}[OperationId];

interface Input {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

/**
 * The content that each public response depends on, by the tags in which the database announces changes: a list may
 * change with any of its entries, an entry only with itself.
 */
const TAGS: { [Id in PublicRead]: (input: Input) => string[] } = {
  getSite: () => ['site'],
  getHome: () => ['home', 'products', 'posts'],
  // A category may be used as another one's label: only the whole list knows its products.
  listProducts: () => ['products'],
  // Its figures belong to the product, which changes with each review.
  listReviews: ({ params }) => [`product:${params.id}`],
  getProduct: ({ params }) => [`product:${params.id}`],
  listPosts: () => ['posts'],
  // Any article may take over a slug.
  getPost: ({ params: { id = '' } }) => (/^\d+$/.test(id) ? [`post:${id}`] : ['posts']),
  listPostTopics: () => ['posts'],
  listServices: () => ['services'],
  getAbout: () => ['about'],
  getLegalPage: () => ['legal'],
  getPage: () => ['pages'],
  getChangelog: ({ params }) => [`product:${params.id}`],
  getLatestRelease: ({ params }) => [`product:${params.id}`],
  // For one user.
  getSignedFile: () => [],
  getDataExportFile: () => [],
  // For programs: no page shows it.
  listSigningKeys: () => [],
  // Requested only by the browser: no page is rendered with them.
  listPaymentMethods: () => [],
  getGuestOrder: () => [],
  getVisitorConversation: () => [],
  getVisitorConversationFile: () => [],
  getGuestOrderFile: () => [],
  getGuestInvoicePdf: () => [],
  // For one recipient, behind a secret link.
  getMailLink: () => [],
};

/** Tags of an operation's response, including errors: what is missing now may be created later. */
export const surrogateKeys = (operation: PublicRead, input: Input): string[] => TAGS[operation](input);
