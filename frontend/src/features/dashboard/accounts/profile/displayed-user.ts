interface UserQuery<Person> {
  readonly data: { readonly user: Person } | undefined;
  /** Whether an earlier request has settled, successfully or not. */
  readonly isFetched: boolean;
}

/**
 * The user to show in the form: from the server, else from the session. The form needs no call that the
 * specification does not know, and it stays while the call is made again, or what has been typed would be lost.
 * @returns undefined until the first answer
 */
export const displayedUser = <Person>({ data, isFetched }: UserQuery<Person>, cached: Person): Person | undefined =>
  data?.user ?? (isFetched ? cached : undefined);
