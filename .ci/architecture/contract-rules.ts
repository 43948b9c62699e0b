// Who may read what of the contract. Server and mocks read generated, rules and markdown. Screens read the rules listed
// here: visitors load their script, so each file has its reason, and anything else is refused, however it is imported.
import { isTest, type Module } from './sources.ts';

const RULES = /^contract\/(?:rules\/)?(?<file>generated\/[\w.-]+|(?<=rules\/)[\w.-]+)$/;

/** Files of contract/rules, or of contract, that screens may import, and what the screens compute with them. */
const READ_BY_SCREENS: ReadonlyMap<string, string> = new Map([
  ['accent.ts', 'contrast of an accent colour while it is being chosen'],
  ['admin-rights.ts', 'screens and buttons of an administrator with limited rights'],
  ['article-slugs.ts', 'URLs of articles, in Latin and Bangla letters'],
  ['articles.ts', 'what an article lacks before it is published, and its reading time'],
  ['audited-fields.ts', 'types of the fields that the activity shows'],
  ['bundles.ts', 'the price of a bundle in the cart that becomes a gift'],
  ['brief-input.ts', 'what a project brief lacks, the limits of its files, and the reply time in words'],
  ['calendar.ts', 'days of a chosen range'],
  ['client-rights.ts', 'the rights of a client, in order'],
  ['chosen-prices.ts', 'a price that the buyer types'],
  ['country-codes.ts', 'countries to choose from'],
  ['country-price-rule.ts', 'prices by country on the page of a product'],
  ['country-prices.ts', 'checks of prices by country while the owner types them'],
  ['case-studies.ts', 'what a case study lacks, and whether its words are approved'],
  ['coupon-discount.ts', 'a coupon code as the server stores it'],
  ['coupon-input.ts', 'problems of a coupon before it is sent'],
  ['bangla-moment.ts', 'dates with a time in Bangla'],
  ['csv.ts', 'CSV files that the browser writes'],
  ['digits.ts', 'digits of other scripts in fields for numbers and codes'],
  ['seat-refunds.ts', 'what the selected seats of an order have cost'],
  ['eea.ts', 'whether a buyer must agree to immediate delivery, and can have a VAT number'],
  ['fold.ts', 'what a list on screen shows while it is searched'],
  ['invoice-drafts.ts', 'what an invoice lacks before it is sent, and its totals while it is typed'],
  ['invoice-deposits.ts', 'the amount due of an invoice that deducts deposits, while it is typed'],
  ['invoice-instalments.ts', 'instalments of an invoice while they are typed'],
  ['invoice-schedules.ts', 'first days of a recurring invoice while it is set up'],
  ['invoice-lines.ts', 'the tax of each rate while an invoice is typed'],
  ['invoices.ts', 'the tax of the country of an invoice while it is typed'],
  ['invoice-additions.ts', 'tables of an invoice below its totals'],
  ['invoice-labels.ts', 'labels of the invoice on screen, in both languages'],
  ['invoice-document-types.ts', 'types of the invoice document'],
  ['invoice-document.ts', 'the invoice on screen, from the description that the PDF is made of'],
  ['invoice-tables.ts', 'the columns of that invoice, of which a narrow screen shows some'],
  ['language-links.ts', 'links of rendered texts, in the language of their page'],
  ['import-file.ts', 'the delimiter of a statement that stays in the browser'],
  ['languages.ts', 'the language of an address'],
  ['links.ts', 'addresses that the server would refuse'],
  ['list-pages.ts', 'number of pages that a list has'],
  ['missing-picture.ts', 'the picture of a draft without one'],
  ['month-days.ts', 'days of monthly instalments'],
  ['money-limits.ts', 'the largest amount in a currency'],
  ['money.ts', 'amounts that the server would refuse, and the decimals of every amount'],
  ['newsletters.ts', 'what a newsletter lacks before it is sent'],
  ['page-slugs.ts', 'paths that the site itself uses'],
  ['percent.ts', 'changes between two periods'],
  ['plain-markdown.ts', 'plain text turned into Markdown'],
  ['plan-price.ts', 'whether buyers choose the price of a plan'],
  ['plan-rights.ts', 'rights that a new plan starts with'],
  ['plan-terms.ts', 'how long a plan lasts by its period'],
  ['plan-texts.ts', 'what a plan gives and how it ends, in the words of mails and papers'],
  ['price-limit.ts', 'amounts and prices above the limit of a currency'],
  ['private-paths.ts', 'pages whose visits are not counted'],
  ['product-preview.ts', 'what an interactive preview lacks before it is sent'],
  ['project-refusals.ts', 'what a project brief is refused for, before it is sent'],
  ['quote-input.ts', 'what a quote lacks before it is sent'],
  ['quotes.ts', 'totals of a quote while options are selected, and while it is typed'],
  ['refusals.ts', 'sentences that the server refuses with'],
  ['business-day.ts', 'days of the shop, where they begin and end'],
  ['renewal-texts.ts', 'what a customer agrees to when a plan is renewed, as emails repeat it'],
  ['sample-summary.ts', 'the figures of a dashboard whose server has no call for them'],
  ['saved-replies.ts', 'the text of a saved reply in the language of the customer'],
  ['sequences.ts', 'what a sequence lacks before it is saved'],
  ['sign-in-providers.ts', 'the language in which a sign-in with a provider was started'],
  ['site-sections.ts', 'names of the sections of the site'],
  ['text.ts', 'texts cut to a length without breaking a character'],
  ['text-paths.ts', 'texts of lists, which may move'],
  ['statement-matches.ts', 'transfers in a statement that stays in the browser'],
  ['topics.ts', 'names of categories and tags'],
  ['withdrawal-consent.ts', 'the sentence that a buyer agrees to, as the receipt repeats it'],
  ['provider-currencies.ts', 'which payment methods accept the selected currency'],
  ['rate-text.ts', 'the exchange rate of an order in words'],
  ['second-currency.ts', 'amounts in the second currency while they are typed'],
  ['generated/offline.ts', 'the calls whose answers the service worker stores'],
  ['weak-password.ts', 'passwords that are easy to guess'],
]);

/** The table concerns what visitors load: tests, stories and the developer panel may import everything. */
const isScreen = (file: string) =>
  file.startsWith('frontend/src/') && !file.startsWith('frontend/src/dev/') && !isTest(file);

const ruleFile = (target: string) => RULES.exec(target)?.groups?.file;

/** Imports of screens from the contract or the backend that the table does not list. */
export const findUnlistedReads = (modules: Module[]): string[] =>
  modules
    .filter(({ file }) => isScreen(file))
    .flatMap(({ file, imports }) =>
      imports
        .filter(({ target }) => /^(?:backend|contract)\//.test(target) && !READ_BY_SCREENS.has(ruleFile(target) ?? ''))
        .map(
          ({ target }) => `${file} imports ${target}: the table in .ci/architecture/contract-rules.ts does not list it`,
        ),
    );

/** Entries of the table that no screen uses. */
export function findUnusedLines(modules: Module[]): string[] {
  const read = new Set(
    modules
      .filter(({ file }) => isScreen(file))
      .flatMap(({ imports }) => imports.map(({ target }) => ruleFile(target))),
  );
  return [...READ_BY_SCREENS.keys()].filter((file) => !read.has(file));
}
