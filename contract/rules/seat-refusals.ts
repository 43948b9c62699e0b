import { msg, plural } from '../i18n/macros.ts';

/** Why seats are not sold, given or accepted. */
export const SEAT_REFUSALS = {
  seatsNotRefundable: msg`Select seats of an item that was bought per seat`,
  seatsInUse: msg`The seats of this refund are in use again. Remove people from them first.`,
  seatsShare: msg`The amount doesn’t match the selected seats`,
  seatsNotSold: msg`This plan isn’t sold per seat`,
  seatsFree: msg`Free plans have no seats. Share the product’s page instead.`,
  seatsGift: msg`Seats can’t be bought as a gift. Buy them, then invite people by email.`,
  seatUnknown: msg`This link doesn’t work. There may be a newer invitation, or someone else has the seat now.`,
  seatAccepted: msg`This seat has already been accepted`,
  seatTaken: msg`This person already has a seat`,
  seatsEnded: msg`These seats have expired`,
  seatsFull: (free: number, asked: number) =>
    free === 0
      ? msg`All seats are in use. Remove someone, or buy more seats.`
      : msg`${plural(free, { one: '# seat is', other: '# seats are' })} available, but you entered ${asked} people. Shorten the list, or buy more seats.`,
};
