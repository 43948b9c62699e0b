import type { OperationId, operations } from '../../generated/operations.ts';

type Operations = typeof operations;
/** Operations that rendering may call: they read, and anybody may call them. */
export type PublicRead = {
  [Id in OperationId]: Operations[Id] extends { method: 'get'; access: 'public' } ? Id : never;
}[OperationId];

interface Input {
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, unknown>>;
}

/**
 * What each public answer is made from, in the words in which the database announces its changes: a list may change with
 * each of its entries, an entry only with itself.
 */
const TAGS: { [Id in PublicRead]: (input: Input) => string[] } = {
  getSite: () => ['site'],
  getHome: () => ['home', 'products', 'posts'],
  // A category may be another one's label: which products are in it is known to their list alone.
  listProducts: () => ['products'],
  // Its figures are the product's, which changes with each review.
  listReviews: ({ params }) => [`product:${params.id}`],
  getProduct: ({ params }) => [`product:${params.id}`],
  listPosts: () => ['posts'],
  // Which article an address leads to may change with any of them.
  getPost: ({ params: { id = '' } }) => (/^\d+$/.test(id) ? [`post:${id}`] : ['posts']),
  listPostTopics: () => ['posts'],
  listServices: () => ['services'],
  getAbout: () => ['about'],
  getLegalPage: () => ['legal'],
  getPage: () => ['pages'],
  getChangelog: ({ params }) => [`product:${params.id}`],
  getLatestRelease: ({ params }) => [`product:${params.id}`],
  // For one person.
  getSignedFile: () => [],
  getDataExportFile: () => [],
  // For programs: no page shows it.
  listSigningKeys: () => [],
  // Asked for in the browser alone: no page is rendered with them.
  listPaymentMethods: () => [],
  getGuestOrder: () => [],
  getVisitorConversation: () => [],
  getVisitorConversationFile: () => [],
  getGuestOrderFile: () => [],
  getGuestInvoicePdf: () => [],
  // For one person, behind a link that only he has.
  getMailLink: () => [],
};

/** Tags of an operation's answer, the refusing ones too: what is not there may come. */
export const surrogateKeys = (operation: PublicRead, input: Input): string[] => TAGS[operation](input);
