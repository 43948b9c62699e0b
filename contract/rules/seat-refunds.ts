interface SeatShare {
  /** what the line cost, in hundredths */
  cents: number;
  /** seats that were bought */
  bought: number;
  /** seats refunded before */
  before: number;
  /** seats to refund */
  count: number;
}

/** What some seats of a line have cost, in hundredths: refunding all seats one after another gives exactly the line's amount. */
export const toSeatShare = ({ cents, bought, before, count }: SeatShare): number =>
  Math.round((cents * (before + count)) / bought) - Math.round((cents * before) / bought);
