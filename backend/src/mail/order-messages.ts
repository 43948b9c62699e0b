import { msg } from '../../../contract/i18n/macros.ts';
import { localised, type Text } from '../../../contract/i18n/message.ts';
import { longDayText } from '../../../contract/rules/business-day.ts';
import { splitTax, type TaxTerms } from '../../../contract/rules/invoices.ts';
import { LOCALES } from '../../../contract/rules/languages.ts';
import { moneyText } from '../../../contract/rules/money.ts';
import { activePlanText, renewedPlanText } from '../../../contract/rules/plan-texts.ts';
import { consentText } from '../../../contract/rules/withdrawal-consent.ts';
import { action, compose, fact, furtherLink, inAWeek, minus, paragraph } from './compose.ts';
import { dayPlaceholder, momentPlaceholder } from './date-placeholders.ts';
import type { MailMessage } from './mailer.ts';

interface OrderPlan {
  tier: Text;
  /** it has an end date and can be renewed */
  renewable: boolean;
  /** it is renewed by agreement */
  renews?: boolean | null;
  /** null for no end */
  holds_until: Date | null;
  updates_until: Date | null;
  support_until: Date | null;
}

/** What a line of an order gave. */
export interface ReceiptLine {
  product_name: Text;
  quantity: number;
  /** price of all units before the discount, with tax if prices include it */
  listed_cents: number;
  /** what the plan grants; missing where there was no choice of plans */
  held?: OrderPlan | undefined;
  /** the licence key of the program */
  key?: string | undefined;
  /** the bundle that it was bought in */
  bundle?: Text | undefined;
  /** its units are seats, to which the buyer invites people */
  isSeats?: boolean | undefined;
}

interface Receipt {
  number: number;
  lines: readonly ReceiptLine[];
  amount_cents: number;
  currency: string;
  /** the buyer's */
  tax: TaxTerms;
  /** the buyer's own number of the purchase */
  purchaseOrder?: string | undefined;
  /** the coupon applied */
  coupon?: { code: string; discount_cents: number } | undefined;
  /** path of the first product's picture on the site */
  picture?: string | undefined;
  /** page of the order with its file and invoice */
  link: string;
  /** the statutory right to withdraw, and the form for it */
  withdrawal?: { until: Date; link: string } | undefined;
  /** when the buyer agreed to immediate delivery */
  consentedAt?: Date | null | undefined;
  /** who gets it instead of the buyer */
  gift?: { recipient_name: string; deliver_on: string } | undefined;
}

const toEndText = ({
  holds_until: until,
  renewable,
  renews,
}: Pick<OrderPlan, 'holds_until' | 'renewable' | 'renews'>) =>
  localised((language) =>
    until && renews
      ? renewedPlanText(dayPlaceholder(until), language)
      : activePlanText(until && dayPlaceholder(until), until === null || renewable, language),
  );

/** The end date of a renewed or upgraded plan. */
export const planSummaryText = (
  product: Text,
  { tier, ...end }: Pick<OrderPlan, 'tier' | 'holds_until' | 'renewable' | 'renews'>,
) => msg`${product}, ${tier}. ${toEndText(end)}`;

/** New versions and support, until a day unless they end with the plan. @param until formatted dates */
function includedText(until: { updates: string | null; support: string | null }, hasSupport: boolean) {
  const { updates, support } = until;
  if (!hasSupport) return updates ? msg`It includes new versions until ${updates}.` : msg`It includes new versions.`;
  if (support === null)
    return updates
      ? msg`It includes new versions until ${updates} and support.`
      : msg`It includes new versions and support.`;
  return updates
    ? msg`It includes new versions until ${updates} and support until ${support}.`
    : msg`It includes new versions and support until ${support}.`;
}

/** The plan's end date, what happens then, and what it includes. */
function planText(held: OrderPlan) {
  const { tier, holds_until: end, updates_until, support_until } = held;
  const toUntil = (date: Date | null) =>
    date === null || end?.getTime() === date.getTime() ? null : dayPlaceholder(date);
  const until = { updates: toUntil(updates_until), support: toUntil(support_until) };
  const included = includedText(until, support_until !== null);
  return msg`Your plan: ${tier}. ${toEndText(held)} ${included}`;
}

/** 'Bangla Calendar, Team', '3 × Bangla Calendar, Team' for several units, and with the name of its bundle in brackets. */
function toLineTitle({ product_name, quantity, held, bundle }: ReceiptLine): Text {
  const title = held ? msg`${product_name}, ${held.tier}` : product_name;
  if (bundle !== undefined) return msg`${title} (in the bundle ${bundle})`;
  return quantity > 1 ? msg`${quantity} × ${title}` : title;
}

/** Prices of the lines; an order for one unit of a product has no further title. */
function toPriceRows({ lines, amount_cents, coupon, tax }: Receipt, money: (cents: number) => Text): [Text, Text][] {
  const [line] = lines;
  if (line && lines.length === 1 && line.quantity === 1) {
    const split = splitTax(amount_cents, tax.percent);
    const title = line.bundle === undefined ? line.product_name : toLineTitle(line);
    return [[title, money((tax.included ? split.total : split.net) + (coupon?.discount_cents ?? 0))]];
  }
  return lines.map((each) => [toLineTitle(each), money(each.listed_cents)]);
}

/** Keys and plans: of several products each with its title. */
export function toLineParts(lines: readonly ReceiptLine[]) {
  const isSingle = lines.length === 1;
  return [
    ...lines.flatMap(({ product_name, key }) =>
      key ? [fact(isSingle ? msg`Licence key` : msg`Licence key for ${product_name}`, key)] : [],
    ),
  ];
}

const toPlanParts = (lines: readonly ReceiptLine[]) =>
  lines.length === 1
    ? lines.map(({ held }) => paragraph(held ? planText(held) : msg`One-time payment: nothing renews automatically.`))
    : lines.flatMap(({ product_name, held }) => (held ? [paragraph(msg`${product_name}: ${planText(held)}`)] : []));

const filesText = (lines: readonly ReceiptLine[]) =>
  lines.length === 1 ? msg`Your file and invoice are here:` : msg`Your files and invoice are here:`;

/** When the recipient of a gift gets it. A day is shown as such, whatever the time zone. */
const toGiftParts = ({ recipient_name, deliver_on }: NonNullable<Receipt['gift']>) => [
  paragraph(
    msg`This is a gift for ${recipient_name}. We’ll email the link on ${longDayText(new Date(`${deliver_on}T00:00:00Z`), 'UTC')}.`,
  ),
];

/** Notifies a buyer that an order is paid, with links to file and invoice. */
export function orderReceiptMail(to: MailMessage['to'], receipt: Receipt, at: Date): MailMessage {
  const { number, lines, amount_cents, currency, tax, coupon: use, picture } = receipt;
  const { link, withdrawal, consentedAt, gift } = receipt;
  const money = (cents: number) => moneyText(cents, currency);
  const amount = money(amount_cents);
  const split = splitTax(amount_cents, tax.percent);
  const percent = new Intl.NumberFormat(LOCALES[to.language], { maximumFractionDigits: 20 }).format(tax.percent);
  const taxRows: [Text, Text][] =
    tax.included || split.tax === 0 ? [] : [[`${tax.name} ${percent}%`, money(split.tax)]];
  return compose({
    kind: 'order-receipt',
    to,
    subject: msg`Receipt for order #${number}`,
    heading: msg`Thank you for your order`,
    parts: [
      paragraph(msg`We have received ${amount} for order #${number}.`),
      {
        kind: 'lines',
        rows: [
          ...toPriceRows(receipt, money),
          ...(use ? [[msg`Code ${use.code}`, minus(money(use.discount_cents))] as const] : []),
          ...taxRows,
          [msg`Total`, amount],
        ],
        ...(picture === undefined ? {} : { picture }),
      },
      ...(receipt.purchaseOrder === undefined ? [] : [fact(msg`Purchase order`, receipt.purchaseOrder)]),
      ...toLineParts(lines),
      ...(gift ? toGiftParts(gift) : toPlanParts(lines)),
      ...(lines.some(({ isSeats }) => isSeats)
        ? [
            paragraph(
              msg`Invite people to your seats from the order. Each person gets their own download and licence key.`,
            ),
          ]
        : []),
      paragraph(gift ? msg`See when it is claimed, and find your invoice:` : filesText(lines)),
      action(msg`Open the order`, link),
      ...(consentedAt
        ? [paragraph(msg`On ${momentPlaceholder(consentedAt)} you agreed: “${localised(consentText)}”`)]
        : []),
      ...(withdrawal
        ? [
            paragraph(
              msg`You can withdraw from this contract until ${dayPlaceholder(withdrawal.until)}, without a reason.`,
            ),
            furtherLink(msg`Withdraw from contract here`, withdrawal.link),
          ]
        : []),
    ],
    why: msg`you bought something from us`,
    expiresAt: inAWeek(at),
  });
}

/** Notifies a buyer that an unpaid order was cancelled. */
export function unpaidOrderMail(
  to: MailMessage['to'],
  {
    number,
    product_name,
    reason,
    link,
  }: Pick<Receipt, 'number' | 'link'> & { product_name: Text; reason: Text | null },
  at: Date,
): MailMessage {
  return compose({
    kind: 'order-unpaid',
    to,
    subject: msg`Order #${number} was cancelled`,
    heading: msg`Your order was cancelled`,
    parts: [
      paragraph(msg`Your payment for ${product_name} did not go through, so order #${number} was cancelled.`),
      ...(reason ? [paragraph(reason)] : []),
      paragraph(msg`If you did pay, we will contact you when the money arrives.`),
      action(msg`Open the order`, link),
    ],
    why: msg`you placed an order with us`,
    expiresAt: inAWeek(at),
  });
}
