// The columns that an import file may have, and how they are recognised by name.

export type ImportKind = 'products' | 'customers' | 'subscribers';

export interface ImportColumn {
  /** name in the contract */
  readonly name: string;
  readonly label: string;
  /** its other names, in lower case without spaces and punctuation */
  readonly names: readonly string[];
  /** The import requires this column. */
  readonly needed?: true;
  /** A column accepted instead. */
  readonly instead?: string;
}

const column = (name: string, label: string, names: readonly string[] = []): ImportColumn => ({ name, label, names });
const required = (definition: ImportColumn): ImportColumn => ({ ...definition, needed: true });

const EMAIL = required(column('email', 'Email', ['emailaddress', 'mail', 'address', 'subscriber']));

/** Every column by kind of import, in the order used on screen and in exported files. */
const IMPORT_COLUMNS: Record<ImportKind, readonly ImportColumn[]> = {
  products: [
    required(column('title', 'Title', ['name', 'product', 'productname'])),
    required(column('category', 'Category', ['type', 'productcategory'])),
    column('description', 'Description', ['body', 'text', 'bodyhtml']),
    column('version', 'Version'),
    column('features', 'Features'),
    column('benefits', 'Benefits'),
    column('requirements', 'Requirements', ['systemrequirements']),
    column('faqs', 'FAQ', ['questions']),
    column('badges', 'Badges', ['labels']),
    column('price', 'Price', ['variantprice', 'regularprice']),
    column('period', 'Period', ['billingperiod']),
    column('plans', 'Plans', ['pricing']),
    column('pictures', 'Pictures', ['images', 'image', 'picture']),
    column('demoLink', 'Live demo', ['demo', 'demourl']),
    column('downloadLink', 'Download', ['downloadurl']),
    column('preview', 'Preview', ['interactivepreview']),
    column('status', 'Status', ['state']),
  ],
  customers: [
    {
      ...required(column('name', 'Name', ['fullname', 'customer', 'customername', 'displayname'])),
      instead: 'firstName',
    },
    EMAIL,
    column('country', 'Country', ['billingcountry', 'countrycode']),
    column('since', 'Since', ['created', 'createdat', 'registered', 'registeredat', 'customersince', 'joined']),
    column('firstName', 'First name', ['givenname', 'forename']),
    column('lastName', 'Last name', ['surname', 'familyname']),
  ],
  subscribers: [
    EMAIL,
    required(
      column('confirmed', 'Confirmed', ['confirmedat', 'confirmtime', 'consent', 'consentdate', 'optin', 'optintime']),
    ),
    column('status', 'Status', ['state']),
  ],
};

/** A column's name in a file, without case, spaces and signs. */
export const normaliseHeader = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** For each column of the kind its position in the header, starting at 0; -1 if missing. A position is used once. */
export function recogniseColumns(kind: ImportKind, header: readonly string[]): number[] {
  const used = new Set<number>();
  return IMPORT_COLUMNS[kind].map(({ name, label, names }) => {
    const candidates = new Set([normaliseHeader(name), normaliseHeader(label), ...names]);
    const place = header.findIndex((text, index) => !used.has(index) && candidates.has(normaliseHeader(text)));
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

/** The required columns without a chosen position. */
export const findMissingColumns = (kind: ImportKind, places: readonly number[]): string[] =>
  resolveColumns(kind, places)
    .filter(({ needed: isRequired, place }) => isRequired && place < 0)
    .map(({ label }) => label);

/** The columns of the kind with their chosen positions. */
export function resolveColumns(kind: ImportKind, places: readonly number[]) {
  const columns = IMPORT_COLUMNS[kind];
  const indexOf = (name: string | undefined) => places[columns.findIndex((entry) => entry.name === name)] ?? -1;
  return columns.map(({ name, label, needed: isRequired = false, instead }) => ({
    name,
    label,
    needed: isRequired && indexOf(instead) < 0,
    place: indexOf(name),
  }));
}
