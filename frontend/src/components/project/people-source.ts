import type { ClientRight } from '@contract/rules/client-rights.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly rights: readonly ClientRight[];
  /** Name of the client who invited; empty for the studio. */
  readonly invited_by: string;
}

export type PersonValues = Pick<Person, 'name' | 'email'> & { readonly rights: ClientRight[] };

type PersonField = 'name' | 'email' | 'rights';

/** The people of a client, as managed by the client with a link or by the studio. */
export interface PeopleSource {
  /** Separates unsent input from that of other projects. */
  readonly key: string;
  /** Rights that may be given. */
  readonly allowed: readonly ClientRight[];
  readonly save: (id: string, values: PersonValues) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  /** Emails new links; only the studio. */
  readonly sendLinks?: (id: string) => Promise<unknown>;
  readonly refused: (error: unknown, fields: readonly PersonField[]) => FieldProblems<PersonField>;
  readonly toMessage: (error: unknown, fallback: string) => string;
  /** Characters at most. */
  readonly limits: { readonly name: number; readonly email: number };
}
