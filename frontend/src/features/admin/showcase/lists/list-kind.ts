import type { ContentList, Picture, PictureChoice, TranslatableType } from '@/api/generated/model.ts';
import type { FieldSpec, Values } from '../../kit/field-spec.ts';

export interface BaseEntry {
  readonly id: number;
  readonly version: number;
  readonly published: boolean;
}

/** What every editor sends in addition to its own fields. */
export interface EntryInput {
  readonly published: boolean;
  readonly version?: number;
}

/** The fields of a query that a list needs. */
interface Query<Entry> {
  readonly data: { readonly items: readonly Entry[] } | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The fields of a mutation that an editor needs. */
interface Save<Variables> {
  readonly mutateAsync: (variables: Variables) => Promise<unknown>;
}

/** One ordered list of the content: its labels, its fields, and how entries are read and sent. */
export interface ListKind<Entry extends BaseEntry, Input extends EntryInput> {
  readonly list: ContentList;
  /** What one is called where it is translated. */
  readonly translatable: TranslatableType;
  /** 'Testimonials' */
  readonly label: string;
  /** 'testimonial' */
  readonly noun: string;
  /** 'testimonials' */
  readonly nouns: string;
  /** One line for a list without entries. */
  readonly emptyMessage: string;
  readonly fields: readonly FieldSpec[];
  /** Label and field name of its picture, for kinds that have one. */
  readonly picture?: { readonly name: string; readonly label: string; readonly help?: string };
  /** The contents of a row. */
  readonly row: (entry: Entry) => { title: string; text: string; detail?: string; picture?: Picture };
  readonly toValues: (entry: Entry) => Values;
  readonly toInput: (values: Values, picture: PictureChoice, state: EntryInput) => Input;
  readonly useList: () => Query<Entry>;
  readonly useCreate: () => Save<{ data: Input }>;
  readonly useUpdate: () => Save<{ id: string; data: Input }>;
}

/** The entry as its editor would send it, with its visibility changed. */
export function toEntryInput<Entry extends BaseEntry, Input extends EntryInput>(
  kind: ListKind<Entry, Input>,
  entry: Entry,
  published: boolean,
): Input {
  const { url = '', alt = '' } = kind.row(entry).picture ?? {};
  return kind.toInput(kind.toValues(entry), { url, alt }, { published, version: entry.version });
}
