/** One party of an invoice. */
export interface Party {
  readonly name: string;
  readonly address: string;
  readonly country: string;
  readonly taxNumber: string;
  readonly email: string;
}

interface Amounts {
  readonly net: number;
  readonly tax: number;
  readonly total: number;
}

interface Line extends Amounts {
  readonly description: string;
  readonly quantity: number;
  /** null for pieces */
  readonly unit: string | null;
  /** without tax */
  readonly unitPrice: number;
  readonly discount: number;
  readonly taxName: string;
  readonly taxPercent: number;
  /** End of the plan's term; null when it does not expire, absent without a plan. */
  readonly until?: string | null | undefined;
  /** the earlier invoice that the line deducts */
  readonly deposit?: { readonly number: string; readonly issuedOn: string } | undefined;
}

/** The source of an invoice document: the contract's `Invoice`, with amounts in units of the currency. */
export interface PrintableInvoice extends Amounts {
  readonly kind: 'invoice' | 'credit_note';
  readonly number: string;
  readonly refersTo: string | null;
  /** null when the studio has written it */
  readonly orderNumber: number | null;
  /** last day to pay, `yyyy-mm-dd` */
  readonly dueOn?: string | undefined;
  /** parts of the total with their own days, the last of which is `dueOn` */
  readonly instalments?: readonly { readonly dueOn: string; readonly amount: number }[] | undefined;
  readonly purchaseOrder?: string | undefined;
  readonly note?: string | undefined;
  readonly issued_at: string;
  readonly suppliedAt: string;
  readonly currency: string;
  readonly seller: Party;
  readonly buyer: Party;
  readonly lines: readonly Line[];
  /** sums of each tax rate, in the order of the lines */
  readonly taxes: readonly {
    readonly name: string;
    readonly percent: number;
    readonly net: number;
    readonly tax: number;
  }[];
  readonly mushak: boolean;
  /** Whose days it is dated by; papers of former releases have none. */
  readonly time_zone?: string | undefined;
  /** How and when it was paid; absent on credit notes and on documents of earlier releases. */
  readonly payment?: { readonly title: string; readonly code: string | null; readonly paid_at: string } | undefined;
  /** The buyer accounts for the tax. */
  readonly reverseCharge?: boolean | undefined;
  /** The sums in the second currency in which the order was charged; it has one line. */
  readonly charge?:
    | (Amounts & {
        readonly currency: string;
        readonly base: string;
        readonly rate: number;
        readonly rate_date: string;
      })
    | undefined;
}
