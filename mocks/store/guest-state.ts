import type { GiftState } from './gifts.ts';
import type { StoredSeat } from './seat-state.ts';

/** The mock server's data about customers without an account, gifts and seats. */
export type GuestState = GiftState & {
  /** id of the guest, who owns their order, file and payment → guest */
  guests: Record<string, { email: string; name: string; country: string }>;
  /** token → the guest whose order it opens */
  guestLinks: Record<string, { userId: string; expiresAt: number }>;
  /** token → the email whose guest orders it lists */
  guestEmailLinks: Record<string, { email: string; expiresAt: number }>;
  seats: StoredSeat[];
  /** id of a line that was bought as seats → seats that were refunded */
  refundedSeats: Record<string, number>;
};
