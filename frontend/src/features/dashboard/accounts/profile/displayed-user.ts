interface UserQuery<Person> {
  readonly data: { readonly user: Person } | undefined;
  /** Whether the server has been asked before, even in vain. */
  readonly isFetched: boolean;
}

/**
 * Whom the form shows: the person as the server knows them, else as the session does. The form needs no call that the
 * specification does not know, and it stays while the call is made again, or what has been typed would be lost.
 * @returns undefined until the first answer
 */
export const displayedUser = <Person>({ data, isFetched }: UserQuery<Person>, cached: Person): Person | undefined =>
  data?.user ?? (isFetched ? cached : undefined);
