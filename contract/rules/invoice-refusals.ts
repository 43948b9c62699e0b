import { msg } from '../i18n/macros.ts';

/** Refusals about invoices that the studio writes, merged into the list of refusals. */
export const INVOICE_REFUSALS = {
  invoiceName: msg`Please enter a name`,
  invoiceEmail: msg`Please enter a valid email`,
  invoiceEmpty: msg`Please add a line`,
  invoiceDescription: msg`Please enter a description`,
  invoiceQuantity: msg`Please enter a quantity with at most three decimals`,
  invoiceTaxName: msg`Please enter the name of the tax`,
  invoiceWholeAmount: (currency: string) => msg`Amounts in ${currency} have no decimals`,
  invoiceDiscount: msg`The discount is larger than the line`,
  invoiceTooLarge: msg`The total of this invoice is too large`,
  invoiceFree: msg`The total of an invoice is more than 0`,
  invoiceSent: msg`This invoice has been sent. Only a credit note changes it.`,
  invoiceCustomerGone: msg`This customer no longer has an account`,
  invoiceCreditChanged: msg`Part of this invoice was credited since you opened it. Reload to see what is left.`,
  invoicePaymentChanged: msg`This invoice was paid or credited since you opened it. Reload to see what is left.`,
  invoicePaymentTooLarge: msg`This is more than what is left to pay`,
  invoicePaymentFuture: msg`Please enter a day that is not in the future`,
  invoiceLinkUnknown: msg`This link doesn’t work. Please use the one in our latest email.`,
  invoiceNothingDue: msg`This invoice is paid`,
  invoicePaymentChecked: msg`We are checking a payment of this invoice`,
  invoiceNotWaiting: msg`Less than this amount is left to pay of the invoice. Refuse the payment and return the money.`,
  invoiceCreditTooLarge: msg`This is more than what is left of the invoice`,
};
