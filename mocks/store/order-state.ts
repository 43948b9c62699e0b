import type {
  AdminPaymentDetail,
  AdminRefund,
  Download,
  Invoice,
  OrderDetail,
  OwnDevice,
} from '../../contract/generated/model.ts';
import type { StoredOrderLine } from './order-lines.ts';
import type { StoredPlanChange } from './plan-state.ts';
import type { Owned } from './state.ts';

/** A payment with its owner; title and instructions are read from the settings. */
export type StoredPayment = Owned<Omit<AdminPaymentDetail, 'customer' | 'order' | 'invoice'>> & {
  /** the invoice of the studio being paid; `userId` is empty for a recipient without an account */
  invoiceId?: string;
  /** the order being paid, with the files of its lines at that time, or the plan that it renews or upgrades */
  pays?: {
    orderId: string;
    download: Owned<Download>;
    /** of the further lines */
    otherDownloads?: Owned<Download>[];
    change?: Omit<StoredPlanChange, 'ended' | 'at'>;
  };
};

/** The order snapshot's terms apart from the price; the only source of invoices. */
export type OrderTerms = Pick<Invoice, 'seller' | 'buyer' | 'taxName' | 'taxPercent' | 'currency' | 'reverseCharge'> & {
  taxIncluded: boolean;
};

/**
 * An order with its owner; its refunds are in `refunds`. `couponId`: the applied code. Orders of the seed have no
 * `terms` before their first invoice.
 */
export type StoredOrder = Owned<
  Omit<OrderDetail, 'refunds' | 'paid_by' | 'withdrawal' | 'lines' | 'download_id' | 'refundRequest'>
> & {
  lines: StoredOrderLine[];
  couponId?: string | undefined;
  terms?: OrderTerms | undefined;
  /** to immediate delivery */
  consent?: { wording: number; at: string } | undefined;
  /** what identifies a row of a file of an earlier shop as this order */
  movedKey?: string | undefined;
};

/** A refund with its order. */
export type StoredRefund = AdminRefund & { orderId: string; paymentId: string | null };

/** The key of a file; its rights are those of the file. */
export type StoredLicence = {
  id: string;
  userId: string;
  downloadId: string;
  key: string;
  created_at: string;
  /** the product's own key */
  imported?: boolean;
  /** `fingerprint`: the program's id of the device */
  devices: (OwnDevice & { fingerprint: string })[];
};

/** Orders with what was paid and delivered for them. */
export type OrderState = {
  orders: StoredOrder[];
  downloads: Owned<Download>[];
  licences: StoredLicence[];
  /** signs licences, quotes and the records of projects; null until the first of them is signed */
  signingKey: { jwk: JsonWebKey; created_at: string } | null;
  /** imported keys in order; `given` once issued */
  licencePool: { productId: number; key: string; given: boolean }[];
  /** id of an order's line → the file whose access a refund removed */
  revoked: Record<string, Owned<Download>>;
  payments: StoredPayment[];
  /** oldest first */
  refunds: StoredRefund[];
};
