import type { AdminDeliveryInput, DeliveryPart, ProjectDelivery } from '../../contract/generated/model.ts';
import { MAX_DELIVERIES } from '../../contract/rules/project-deliveries.ts';
import { REFUSALS } from '../../contract/rules/refusals.ts';
import { conflict, invalidField, notFound } from '../problems.ts';
import { insertGrantedOrder, insertGuestRecipient } from './claim-gift.ts';
import type { MockDb } from './db.ts';
import { hasEnded } from './entitlements.ts';
import { createLink } from './guests.ts';
import type { StoredLead } from './leads.ts';
import { listLicences } from './licences.ts';
import { toOnlyLine } from './order-lines.ts';
import { sendMail } from './outbox.ts';
import { withPlanFile } from './plan-files.ts';
import type { StoredProjectPage } from './project-pages.ts';
import { listReleases } from './releases.ts';
import { sampleHash } from './sample-file.ts';

/** Software that was delivered to the client, by the line of its order. */
export interface StoredDelivery {
  lineId: string;
  productId: number;
  planId: string;
  delivered_at: string;
}

const toFile = ({ name, size_bytes }: { name: string; size_bytes: number }) => ({
  name,
  size_bytes,
  sha256: sampleHash(name),
});

const toDelivery = (db: MockDb, { lineId, productId, delivered_at }: StoredDelivery): ProjectDelivery | undefined => {
  const order = db.state.orders.find(({ lines }) => lines.some(({ id }) => id === lineId));
  const line = order?.lines.find(({ id }) => id === lineId);
  const held = db.state.downloads.find(({ id }) => id === line?.download_id);
  if (!order || !line || !held || hasEnded(held.rights)) return undefined;
  const { product_name: product, version, file_name: name, size_bytes } = withPlanFile(db, held);
  const { sbom = null } = listReleases(db, productId).find((release) => release.version === version) ?? {};
  return {
    id: lineId,
    product,
    plan: line.tier ?? '',
    version: version ?? '',
    orderNumber: order.number,
    delivered_at,
    licence: listLicences(db).find(({ downloadId }) => downloadId === held.id)?.key ?? null,
    file: toFile({ name, size_bytes }),
    sbom: sbom && toFile(sbom),
  };
};

/** What the client has of deliveries whose rights have not ended, newest first. */
export const listDeliveries = (db: MockDb, deliveries: readonly StoredDelivery[]): ProjectDelivery[] =>
  deliveries.flatMap((delivery) => toDelivery(db, delivery) ?? []);

/** The file or bill of materials of a delivery. */
export const findDeliveredFile = (
  db: MockDb,
  { deliveries }: StoredProjectPage,
  { id, part }: { id: string; part: DeliveryPart },
) => {
  const file = listDeliveries(db, deliveries).find((delivery) => delivery.id === id)?.[part];
  return file ? { id, name: file.name } : notFound(REFUSALS.projectFileGone);
};

/** Delivers a product to the client, once. @param onAdded runs when it is new */
export const deliverProduct = (
  db: MockDb,
  { lead, page }: { lead: StoredLead; page: StoredProjectPage },
  { product_id, plan_id }: AdminDeliveryInput,
  onAdded: (name: string) => void,
) => {
  const earlier = page.deliveries.find(({ productId }) => productId === product_id);
  if (earlier) return earlier.planId === plan_id ? { status: 204 as const } : conflict(REFUSALS.deliveryOther);
  if (page.deliveries.length >= MAX_DELIVERIES) return conflict(REFUSALS.deliveriesFull(MAX_DELIVERIES));
  const entry = db.state.catalogue.find(({ product }) => product.id === product_id);
  if (!entry?.file || entry.published || entry.deleted) return invalidField('product_id', REFUSALS.deliveryProduct);
  const { title, version, pricing } = entry.product;
  const plan = pricing.find(({ id }) => id === plan_id);
  if (!plan) return invalidField('tier', REFUSALS.choosePlan);
  const client = db.state.conversations.find(({ id }) => id === lead.conversationId);
  const { name = '', email = '', userId = null } = client ?? {};
  const receiver = userId ?? insertGuestRecipient(db, { name, email });
  const line = toOnlyLine(
    { id: crypto.randomUUID(), product_id, product_name: title, tier: plan.name, plan_id, amount: 0 },
    null,
  );
  const order = insertGrantedOrder(db, [line], receiver);
  const lineId = order.lines[0]?.id ?? '';
  page.deliveries.unshift({ lineId, productId: product_id, planId: plan_id, delivered_at: order.created_at });
  const link = userId === null ? `/order#${createLink(db, receiver).token}` : `/dashboard/orders?order=${order.id}`;
  const subject = `Delivered: ${title} ${version}`;
  sendMail(db, { kind: 'project-delivery', to: email, name, subject, text: subject, links: [link] });
  onAdded(`${title} ${version}`);
  return { status: 204 as const };
};
