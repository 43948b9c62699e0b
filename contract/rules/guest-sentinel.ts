/**
 * `users.deleted_at` of a guest. A closed account cannot sign in and is neither counted nor listed, and this moment
 * never comes, so it is not erased either.
 */
export const GUEST_SENTINEL = new Date('9999-12-31T00:00:00.000Z');

export const isGuestSentinel = (deletedAt: Date | null): boolean => deletedAt?.getTime() === GUEST_SENTINEL.getTime();
