import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { DirectInvoice, RecordedPayment } from '@/api/generated/model.ts';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { formatDate } from '@/lib/format.ts';
import { moneyIn } from '@/lib/format-amounts.ts';
import { Can } from '../../kit/can.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';
import { CorrectionDialog } from './correction-dialog.tsx';
import { METHOD_LABELS } from './payment-dialog.tsx';

const toLabel = ({ method, withheld, returned, corrects }: RecordedPayment): string => {
  const what = withheld ? `Tax withheld (${withheld.kind.toUpperCase()})` : METHOD_LABELS[method];
  if (corrects !== null) return `Reversed: ${what}`;
  return returned ? 'Returned by the provider' : what;
};

const certificateOf = ({ withheld, corrects }: RecordedPayment): string | undefined => {
  if (!withheld || corrects !== null) return undefined;
  const { certificate } = withheld;
  return certificate ? `Certificate ${certificate.number}, ${formatDate(certificate.issuedOn)}` : 'Certificate pending';
};

/** What has been paid, oldest first; a mistake is reversed by a row of its own. */
export function RecordedPayments({ invoice }: { readonly invoice: DirectInvoice }) {
  const [corrected, setCorrected] = useState<RecordedPayment | null>(null);
  const [certified, setCertified] = useState<RecordedPayment | null>(null);
  const { payments, currency } = invoice;
  const isReturned = ({ payment_id: id }: RecordedPayment) =>
    id !== null && payments.some(({ payment_id, returned }) => returned && payment_id === id);
  return (
    <Card className="mt-6 p-5 sm:p-6 print:hidden">
      <h2 className="text-lg">Payments</h2>
      <ul aria-label="Payments" className="mt-2 divide-y divide-border text-sm">
        {payments.map((payment) => {
          const { id, amount, paidOn, reference, payment_id, reason } = payment;
          const isOpen = amount > 0 && !payment.corrected && !isReturned(payment);
          const certificate = certificateOf(payment);
          return (
            <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-2.5">
              <div className="min-w-0 flex-1 basis-56 wrap-anywhere">
                <p className={payment.corrected ? 'line-through' : undefined}>
                  <span className="font-medium">{formatDate(paidOn)}</span>
                  <span className="text-muted-foreground">
                    {[toLabel(payment), reference]
                      .filter(Boolean)
                      .map((text) => ` · ${text}`)
                      .join('')}
                  </span>
                </p>
                {reason ? <p className="text-muted-foreground">{reason}</p> : null}
                {certificate ? <p className="text-muted-foreground">{certificate}</p> : null}
              </div>
              <div className="flex flex-wrap items-baseline gap-x-3 max-sm:basis-full">
                {payment_id === null ? null : (
                  <Link
                    to="/admin/orders/payments"
                    search={{ payment: payment_id }}
                    className="text-primary underline underline-offset-4"
                  >
                    Payment
                  </Link>
                )}
                {isOpen && payment.withheld ? (
                  <Can do="adminAddTaxCertificate">
                    <Button variant="link" size="sm" className="max-sm:px-0" onClick={() => setCertified(payment)}>
                      {payment.withheld.certificate ? 'Change certificate' : 'Add certificate'}
                    </Button>
                  </Can>
                ) : null}
                {isOpen ? (
                  <Can do="adminCorrectInvoicePayment">
                    <Button variant="link" size="sm" className="max-sm:px-0" onClick={() => setCorrected(payment)}>
                      Reverse
                    </Button>
                  </Can>
                ) : null}
                <span className="ms-auto font-medium tabular-nums">{moneyIn(currency, amount)}</span>
              </div>
            </li>
          );
        })}
      </ul>
      <CorrectionDialog
        key={`correction-${corrected?.id}`}
        invoice={invoice}
        payment={corrected}
        onClose={() => setCorrected(null)}
      />
      <CertificateDialog
        key={`certificate-${certified?.id}`}
        invoice={invoice}
        payment={certified}
        onClose={() => setCertified(null)}
      />
    </Card>
  );
}
