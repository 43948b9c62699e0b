import * as z from 'zod';
import { UnusableWebhook } from './provider.adapter.ts';

// Only the event members we read, so that new members of Stripe's objects change nothing.

const text = z
  .string()
  .max(255)
  .regex(/^[^\0]*$/);
const minorAmount = z.int().min(0);
const metadata = z.record(z.string(), z.unknown()).nullish();

const session = z.object({
  id: text,
  client_reference_id: text.nullish(),
  amount_total: minorAmount.nullish(),
  currency: text.nullish(),
  payment_status: text.nullish(),
  status: text.nullish(),
});
const charge = z.object({ metadata, amount_refunded: minorAmount, currency: text });
const dispute = z.object({ id: text, charge: z.union([text, z.object({ id: text })]) });

const event = z.object({ id: text, type: text, data: z.object({ object: z.unknown() }) });

export type StripeSession = z.output<typeof session>;
export type StripeEvent = z.output<typeof event>;

function parseAs<Shape extends z.ZodType>(shape: Shape, value: unknown, description: string): z.output<Shape> {
  const { success, data, error } = shape.safeParse(value);
  if (!success) throw new UnusableWebhook(`Stripe sent ${description} of an unknown form`, { cause: error });
  return data;
}

/** A verified event. @throws UnusableNotification, as do the functions below */
export const parseEvent = (value: unknown): StripeEvent => parseAs(event, value, 'an event');
export const parseSession = ({ data, type }: StripeEvent) => parseAs(session, data.object, type);
export const parseCharge = ({ data, type }: StripeEvent) => parseAs(charge, data.object, type);
export const parseDispute = ({ data, type }: StripeEvent) => parseAs(dispute, data.object, type);

/** Our id of the payment that a Stripe object belongs to; undefined for objects created by another program. */
export const getPaymentId = (source: { metadata?: Record<string, unknown> | null | undefined }): string | undefined =>
  typeof source.metadata?.payment === 'string' ? source.metadata.payment : undefined;
