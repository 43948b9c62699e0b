/**
 * `users.deleted_at` of somebody who has bought without an account. What is closed can be neither entered nor counted nor
 * listed, and this moment never comes, so that nothing is erased either.
 */
export const GUEST_MARK = new Date('9999-12-31T00:00:00.000Z');

export const isGuestMark = (deletedAt: Date | null): boolean => deletedAt?.getTime() === GUEST_MARK.getTime();
