import type { FieldProblems } from '@/lib/form-problems.ts';

export type PersonRight = 'see' | 'approve' | 'pay' | 'manage';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly rights: readonly PersonRight[];
  /** Of the client; empty for the studio. */
  readonly invited_by: string;
}

export type PersonValues = Pick<Person, 'name' | 'email'> & { readonly rights: PersonRight[] };

type PersonField = 'name' | 'email' | 'rights';

/** The people of a client as their reader reaches them: the client with the link, or the studio. */
export interface PeopleSource {
  /** Keeps what is typed apart from that of other projects. */
  readonly key: string;
  /** Rights that may be given. */
  readonly allowed: readonly PersonRight[];
  readonly save: (id: string, values: PersonValues) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  /** Emails new links; only the studio. */
  readonly sendLinks?: (id: string) => Promise<unknown>;
  readonly refused: (error: unknown, fields: readonly PersonField[]) => FieldProblems<PersonField>;
  readonly toMessage: (error: unknown, fallback: string) => string;
  /** Characters at most. */
  readonly limits: { readonly name: number; readonly email: number };
}
