/** An address is that of one account, and of any number of guests. */
export const indexes = [
  {
    name: 'users_email_account',
    on: `users (lower(email)) where deleted_at is null or deleted_at < timestamptz '9999-01-01 00:00:00+00'`,
    unique: true as const,
  },
  { name: 'users_email_guest', on: `users (lower(email)) where deleted_at >= timestamptz '9999-01-01 00:00:00+00'` },
];
