/** What providers took on the days that are still open. */
export const indexes = [{ name: 'payments_credited', on: 'payments (credited_at) where credited_at is not null' }];
