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
const needed = (given: ImportColumn): ImportColumn => ({ ...given, needed: true });

const EMAIL = needed(column('email', 'Email', ['emailaddress', 'mail', 'address', 'subscriber']));

/** Every column by kind of import, in the order used on screen and in exported files. */
const IMPORT_COLUMNS: Record<ImportKind, readonly ImportColumn[]> = {
  products: [
    needed(column('title', 'Title', ['name', 'product', 'productname'])),
    needed(column('category', 'Category', ['type', 'productcategory'])),
    column('description', 'Description', ['body', 'text', 'bodyhtml']),
    column('version', 'Version'),
    column('features', 'Features'),
    column('benefits', 'Benefits'),
    column('requirements', 'Requirements', ['systemrequirements']),
    column('badges', 'Badges', ['labels']),
    column('price', 'Price', ['variantprice', 'regularprice']),
    column('period', 'Period', ['billingperiod']),
    column('plans', 'Plans', ['pricing']),
    column('pictures', 'Pictures', ['images', 'image', 'picture']),
    column('demoLink', 'Live demo', ['demo', 'demourl']),
    column('downloadLink', 'Download', ['downloadurl']),
    column('status', 'Status', ['state']),
  ],
  customers: [
    {
      ...needed(column('name', 'Name', ['fullname', 'customer', 'customername', 'displayname'])),
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
    needed(
      column('confirmed', 'Confirmed', ['confirmedat', 'confirmtime', 'consent', 'consentdate', 'optin', 'optintime']),
    ),
    column('status', 'Status', ['state']),
  ],
};

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** For each column of the kind its position in the header, starting at 0; -1 if missing. A position is used once. */
export function recogniseColumns(kind: ImportKind, header: readonly string[]): number[] {
  const used = new Set<number>();
  return IMPORT_COLUMNS[kind].map(({ name, label, names }) => {
    const wanted = new Set([plain(name), plain(label), ...names]);
    const place = header.findIndex((text, index) => !used.has(index) && wanted.has(plain(text)));
    if (place >= 0) used.add(place);
    return place;
  });
}

/** Positions in URL form: '0,2,-1'. Undefined when they do not fit kind and header. */
export function readPlaces(kind: ImportKind, header: readonly string[], text: string): number[] | undefined {
  const places = text.split(',').map(Number);
  const fits = places.every((place) => Number.isInteger(place) && place >= -1 && place < header.length);
  const chosen = places.filter((place) => place >= 0);
  const isOnce = new Set(chosen).size === chosen.length;
  return fits && isOnce && places.length === IMPORT_COLUMNS[kind].length ? places : undefined;
}

/** The required columns without a chosen position. */
export const missingColumns = (kind: ImportKind, places: readonly number[]): string[] =>
  chosenColumns(kind, places)
    .filter(({ needed: must, place }) => must && place < 0)
    .map(({ label }) => label);

/** The columns of the kind with their chosen positions. */
export function chosenColumns(kind: ImportKind, places: readonly number[]) {
  const columns = IMPORT_COLUMNS[kind];
  const placeOf = (name: string | undefined) => places[columns.findIndex((one) => one.name === name)] ?? -1;
  return columns.map(({ name, label, needed: must = false, instead }) => ({
    name,
    label,
    needed: must && placeOf(instead) < 0,
    place: placeOf(name),
  }));
}
