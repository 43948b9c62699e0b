/** What the mock server knows of people who have bought without an account. */
export type GuestState = {
  /** id of the guest, which his order, file and payment have as their owner → who */
  guests: Record<string, { email: string; name: string; country: string }>;
  /** token → whose order it opens */
  guestLinks: Record<string, { userId: string; expiresAt: number }>;
};
