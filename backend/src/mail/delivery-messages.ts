import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import { KEEP_PRIVATE } from './guest-messages.ts';
import type { MailMessage } from './mailer.ts';
import { planSummaryText, type ReceiptLine, toLineParts } from './order-messages.ts';
import type { ExampleContext } from './owner-examples.ts';

interface Delivery {
  project: string;
  product: string;
  version: string;
  /** of the client's order */
  number: number;
  lines: readonly ReceiptLine[];
  /** opens the order */
  link: string;
  /** the link needs no sign-in */
  isGuest: boolean;
}

/** To the client of a project: software is ready, with its licence key. */
export function deliveryMail(
  to: MailMessage['to'],
  { project, product, version, number, lines, link, isGuest }: Delivery,
  at: Date,
): MailMessage {
  return compose({
    kind: 'project-delivery',
    to,
    subject: msg`Delivered: ${product} ${version}`,
    heading: msg`${product} ${version} is ready`,
    parts: [
      paragraph(
        msg`Here is the software for your project “${project}”. We made it only for you and don’t sell it to others.`,
      ),
      ...lines.flatMap(({ held, product_name }) => (held ? [paragraph(planSummaryText(product_name, held))] : [])),
      ...toLineParts(lines),
      paragraph(msg`The file, its checksum and all later versions are in order #${number}.`),
      action(msg`Open the order`, link),
      ...(isGuest ? [paragraph(KEEP_PRIVATE)] : []),
    ],
    why: msg`we are working on a project with you`,
    expiresAt: inAWeek(at),
  });
}

export function deliveryExample({ to, publicUrl, at }: Pick<ExampleContext, 'to' | 'publicUrl' | 'at'>): MailMessage {
  const product = writeText(to.language, msg`Tide tables`);
  const delivery = {
    project: writeText(to.language, msg`Web development`),
    product,
    version: '1.0.0',
    number: 10_012,
    lines: [{ product_name: product, quantity: 1, listed_cents: 0, key: 'ABCD-EFGH-JKLM-NPQR' }],
    link: `${publicUrl}/order`,
    isGuest: true,
  };
  return deliveryMail(to, delivery, at);
}
