import * as z from 'zod';
import { UnusableNotification } from './provider.adapter.ts';

// Only the event members we read, so that new members of Stripe's objects change nothing.

const text = z
  .string()
  .max(255)
  .regex(/^[^\0]*$/);
const minor = z.int().min(0);
const metadata = z.record(z.string(), z.unknown()).nullish();

const session = z.object({
  id: text,
  client_reference_id: text.nullish(),
  amount_total: minor.nullish(),
  currency: text.nullish(),
  payment_status: text.nullish(),
  status: text.nullish(),
});
const charge = z.object({ metadata, amount_refunded: minor, currency: text });
const dispute = z.object({ id: text, charge: z.union([text, z.object({ id: text })]) });

const event = z.object({ id: text, type: text, data: z.object({ object: z.unknown() }) });

export type StripeSession = z.output<typeof session>;
export type StripeEvent = z.output<typeof event>;

function read<Shape extends z.ZodType>(shape: Shape, value: unknown, what: string): z.output<Shape> {
  const { success, data, error } = shape.safeParse(value);
  if (!success) throw new UnusableNotification(`Stripe sent ${what} of an unknown form`, { cause: error });
  return data;
}

/** A verified event. @throws UnusableNotification, as do the functions below */
export const readEvent = (value: unknown): StripeEvent => read(event, value, 'an event');
export const readSession = ({ data, type }: StripeEvent) => read(session, data.object, type);
export const readCharge = ({ data, type }: StripeEvent) => read(charge, data.object, type);
export const readDispute = ({ data, type }: StripeEvent) => read(dispute, data.object, type);

/** Our id of the payment that a Stripe object belongs to; undefined for objects created by another program. */
export const paymentOf = (from: { metadata?: Record<string, unknown> | null | undefined }): string | undefined =>
  typeof from.metadata?.payment === 'string' ? from.metadata.payment : undefined;
