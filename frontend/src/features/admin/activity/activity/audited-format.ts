/** One entry of a list with fields, such as a plan: `key` finds the same entry before and after a change. */
export interface ListItem {
  readonly key: string;
  readonly text: string;
}

/** How a recorded value is shown. `json`: recorded as JSON; everything else is recorded as text. */
export type Format =
  /** A short text. */
  | { readonly kind: 'text' }
  /** A text of several sentences, compared word by word. */
  | { readonly kind: 'prose' }
  /** Turned on or off by a switch with the field's label. */
  | { readonly kind: 'switch'; readonly json: true }
  | { readonly kind: 'number'; readonly json: true; readonly show: (value: number) => string }
  /** A text with few values, or a formatted one, such as a time. */
  | { readonly kind: 'shown'; readonly show: (value: string) => string }
  /** Compared as added and removed entries. */
  | { readonly kind: 'list'; readonly json: true; readonly toItem: (value: unknown, index: number) => ListItem }
  /** Compared as a whole, because only the order changes. */
  | { readonly kind: 'order'; readonly json: true }
  /** Ids of products, shown by title. */
  | { readonly kind: 'products'; readonly json: true }
  /** One picture as `{ url, alt }`, or several. */
  | { readonly kind: 'pictures'; readonly json: true }
  /** A picture by its URL alone. */
  | { readonly kind: 'picture-url' }
  /** Two colours, for light and dark pages. */
  | { readonly kind: 'colours'; readonly json: true }
  /** A heading with its text. */
  | { readonly kind: 'heading'; readonly json: true }
  /** Plans with names and prices. */
  | { readonly kind: 'plans'; readonly json: true }
  /** Translated texts of a record: a row for each, named as in the translation's form. */
  | { readonly kind: 'translated-texts'; readonly json: true }
  /** Never shown: an id next to its name, or repeated by the sentence. */
  | { readonly kind: 'hidden' };

export interface FieldLabel {
  readonly label: string;
  /** Its noun in a sentence, where that differs from the label: 'changed the publication time of'. */
  readonly noun?: string;
  readonly format: Format;
}

/** Whether the recorded text is JSON. */
export const isJson = (format: Format): boolean => 'json' in format;
