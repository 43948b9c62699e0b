import type { SectionName } from '@contract/rules/site-sections.ts';

/** The background of a logo or similar. */
export type Background = 'light' | 'dark';

interface Named {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
}

/** One text of an entry; a select of icons where it has options. */
export interface EntryText {
  readonly name: string;
  readonly label: string;
  /** For typed texts. */
  readonly max?: number;
  readonly rows?: number;
  readonly icons?: readonly string[];
  /** A select with these values; the first one is that of a new entry. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly placeholder?: string;
}

/** One control of a section; `fields` are the texts of each entry of a list. */
export type SiteField =
  | (Named & {
      readonly kind: 'text' | 'area';
      readonly max: number;
      readonly missing?: string;
      readonly rows?: number;
    })
  | (Named & { readonly kind: 'switch' | 'accent' | 'lines' })
  | (Named & { readonly kind: 'picture'; readonly ground?: Background })
  | (Named & { readonly kind: 'head'; readonly titleMax: number; readonly textMax: number })
  | (Named & {
      readonly kind: 'entries';
      readonly noun: string;
      readonly maxEntries: number;
      readonly fields: readonly EntryText[];
    });

export type Entry = Readonly<Record<string, string>>;
export type Draft = Readonly<Record<string, unknown>>;

export const entriesOf = (value: unknown): readonly Entry[] => (Array.isArray(value) ? value : []);
export const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A section with its position in the administration. */
export interface SectionConfig {
  readonly id: string;
  readonly section: SectionName;
  readonly label: string;
  /** Where visitors see it. */
  readonly line: string;
  readonly fields: readonly SiteField[];
  /** The fields that the form shows; without it all. The others are sent unchanged. */
  readonly shown?: readonly string[];
}
