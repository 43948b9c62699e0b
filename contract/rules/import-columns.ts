// The columns that an import file may have, and how they are recognised by name.
import { msg } from '../i18n/macros.ts';
import { type Message, toText } from '../i18n/message.ts';
import { LANGUAGES, type Language } from './languages.ts';

export type ImportKind = 'products' | 'customers' | 'orders' | 'subscribers' | 'translations';

export interface ImportColumn {
  /** name in the contract */
  readonly name: string;
  readonly label: Message;
  /** its other names, in lower case without spaces and punctuation */
  readonly names: readonly string[];
  /** The import requires this column. */
  readonly needed?: true;
  /** A column accepted instead. */
  readonly instead?: string;
}

const column = (name: string, label: Message, names: readonly string[] = []): ImportColumn => ({ name, label, names });
const required = (definition: ImportColumn): ImportColumn => ({ ...definition, needed: true });

const EMAIL = required(column('email', msg`Email`, ['emailaddress', 'mail', 'address', 'subscriber']));

/** Every column by kind of import, in the order used on screen and in exported files. */
const IMPORT_COLUMNS: Record<ImportKind, readonly ImportColumn[]> = {
  products: [
    required(column('title', msg`Title`, ['name', 'product', 'productname'])),
    required(column('category', msg`Category`, ['type', 'productcategory'])),
    // A shop that exports a single text calls it so: a column 'Text' is the long text only beside a description.
    column('description', msg`Description`, ['body', 'text', 'bodyhtml']),
    column('body', msg`Text`, ['longtext', 'text']),
    column('version', msg`Version`),
    column('features', msg`Features`),
    column('benefits', msg`Benefits`),
    column('requirements', msg`Requirements`, ['systemrequirements']),
    column('faqs', msg`FAQ`, ['questions']),
    column('badges', msg`Badges`, ['labels']),
    column('price', msg`Price`, ['variantprice', 'regularprice']),
    column('period', msg`Period`, ['billingperiod']),
    column('plans', msg`Plans`, ['pricing']),
    column('pictures', msg`Pictures`, ['images', 'image', 'picture']),
    column('demoLink', msg`Live demo`, ['demo', 'demourl']),
    column('downloadLink', msg`Download`, ['downloadurl']),
    column('preview', msg`Preview`, ['interactivepreview']),
    column('downloadLimit', msg`Download limit`, ['maxdownloads']),
    column('status', msg`Status`, ['state']),
  ],
  customers: [
    {
      ...required(column('name', msg`Name`, ['fullname', 'customer', 'customername', 'displayname'])),
      instead: 'firstName',
    },
    EMAIL,
    column('country', msg`Country`, ['billingcountry', 'countrycode']),
    column('since', msg`Since`, [
      'created',
      'createdat',
      'registered',
      'registeredat',
      'customersince',
      'joined',
      'যোগদেওয়ারতারিখ',
    ]),
    column('firstName', msg`First name`, ['givenname', 'forename']),
    column('lastName', msg`Last name`, ['surname', 'familyname']),
  ],
  orders: [
    { ...EMAIL, names: [...EMAIL.names, 'billingemail', 'customeremail', 'buyeremail'] },
    required(column('product', msg`Product`, ['productname', 'title', 'item', 'itemname', 'lineitemname'])),
    column('plan', msg`Plan`, ['tier', 'variant', 'variation', 'edition', 'lineitemvariant']),
    required(column('date', msg`Date`, ['orderdate', 'created', 'createdat', 'purchased', 'purchasedate', 'paidat'])),
    column('amount', msg`Amount`, ['price', 'total', 'paid', 'ordertotal', 'lineitemprice']),
    column('key', msg`Licence key`, ['licencekey', 'licensekey', 'licence', 'license', 'serial', 'serialnumber']),
    column('ends', msg`Plan ends`, ['end', 'enddate', 'expires', 'expiry', 'expirydate', 'validuntil', 'renewsat']),
    column('reference', msg`Order number`, ['order', 'orderid', 'ordernumber', 'number', 'invoice', 'invoicenumber']),
    column('name', msg`Name`, ['fullname', 'customer', 'customername', 'displayname', 'billingname', 'buyer']),
    column('firstName', msg`First name`, ['givenname', 'forename', 'billingfirstname']),
    column('lastName', msg`Last name`, ['surname', 'familyname', 'billinglastname']),
    column('country', msg`Country`, ['billingcountry', 'countrycode']),
  ],
  subscribers: [
    EMAIL,
    required(
      column('confirmed', msg`Confirmed`, [
        'confirmedat',
        'confirmtime',
        'consent',
        'consentdate',
        'optin',
        'optintime',
      ]),
    ),
    column('status', msg`Status`, ['state']),
  ],
  translations: [
    required(column('record', msg`Record`)),
    required(column('field', msg`Field`, ['path'])),
    required(column('original', msg`English`, ['source'])),
    required(column('translation', msg`Bangla`, ['target'])),
  ],
};

/** A column's name in a file, without case, spaces and punctuation. Vowel signs of Bangla are marks. */
export const normaliseHeader = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** For each column of the kind its position in the header, starting at 0; -1 if missing. A position is used once. */
export function recogniseColumns(kind: ImportKind, header: readonly string[]): number[] {
  const used = new Set<number>();
  return IMPORT_COLUMNS[kind].map(({ name, label, names }) => {
    const find = (candidates: readonly string[]) =>
      header.findIndex((text, index) => !used.has(index) && candidates.includes(normaliseHeader(text)));
    // A file exported in any language is imported by an administrator of any other.
    const labels = LANGUAGES.map((language) => toText(language, label));
    const own = find([name, ...labels].map(normaliseHeader));
    const place = own >= 0 ? own : find(names);
    if (place >= 0) used.add(place);
    return place;
  });
}

/** Positions in URL form: '0,2,-1'. Undefined when they do not fit kind and header. */
export function parseColumnIndexes(kind: ImportKind, header: readonly string[], text: string): number[] | undefined {
  const places = text.split(',').map(Number);
  const fits = places.every((place) => Number.isInteger(place) && place >= -1 && place < header.length);
  const used = places.filter((place) => place >= 0);
  const isUnique = new Set(used).size === used.length;
  return fits && isUnique && places.length === IMPORT_COLUMNS[kind].length ? places : undefined;
}

/** The labels of the required columns without a chosen position. */
export const findMissingColumns = (kind: ImportKind, places: readonly number[], language: Language): string[] =>
  resolveColumns(kind, places, language)
    .filter(({ needed: isRequired, place }) => isRequired && place < 0)
    .map(({ label }) => label);

/** The columns of the kind with their chosen positions, labelled in a language. */
export function resolveColumns(kind: ImportKind, places: readonly number[], language: Language) {
  const columns = IMPORT_COLUMNS[kind];
  const indexOf = (name: string | undefined) => places[columns.findIndex((entry) => entry.name === name)] ?? -1;
  return columns.map(({ name, label, needed: isRequired = false, instead }) => ({
    name,
    label: toText(language, label),
    needed: isRequired && indexOf(instead) < 0,
    place: indexOf(name),
  }));
}
