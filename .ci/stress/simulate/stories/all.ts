import { cheat, forge, guess, pry, race } from './attackers.ts';
import { buyAsGuest, payAsGuest } from './guests.ts';
import { deliverLate, loseLease, runJobs, takeBack } from './machinery.ts';
import { adjust, decideTransfers, makeCoupon, payOut, refund, setOrder } from './owner.ts';
import { askForRefund, download, look, managePayouts, rename, shareSeats, useLicence } from './owning.ts';
import { buy, buyByTransfer, buyCart, buyWithCoupon, payLater, topUp, withdraw } from './shopping.ts';
import type { Story } from './story.ts';

/** Who does what, how often. */
export const STORIES = {
  customer: {
    topUp: [5, topUp],
    buy: [7, buy],
    buyCart: [3, buyCart],
    buyWithCoupon: [4, buyWithCoupon],
    buyByTransfer: [3, buyByTransfer],
    payLater: [3, payLater],
    withdraw: [3, withdraw],
    useLicence: [4, useLicence],
    download: [2, download],
    rename: [1, rename],
    managePayouts: [2, managePayouts],
    askForRefund: [1, askForRefund],
    look: [2, look],
    shareSeats: [2, shareSeats],
  },
  guest: { buyAsGuest: [4, buyAsGuest], payAsGuest: [1, payAsGuest] },
  owner: {
    refund: [5, refund],
    payOut: [3, payOut],
    adjust: [1, adjust],
    makeCoupon: [2, makeCoupon],
    decideTransfers: [3, decideTransfers],
    setOrder: [2, setOrder],
  },
  attacker: { pry: [2, pry], forge: [3, forge], cheat: [2, cheat], race: [4, race], guess: [1, guess] },
  machinery: {
    runJobs: [5, runJobs],
    loseLease: [1, loseLease],
    deliverLate: [4, deliverLate],
    takeBack: [2, takeBack],
  },
} satisfies Record<string, Record<string, [weight: number, story: Story]>>;

export type Role = keyof typeof STORIES;
