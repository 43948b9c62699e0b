import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { notify } from '../../../src/features/activity/notifications.repository.ts';
import { listDeliveries, saveOutcome } from '../../../src/features/operations/webhook-deliveries.repository.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { bookCall, openCalls } from '../../factories/calls.ts';
import { createOffer, createOrder, creditWallet } from '../../factories/commerce.ts';
import { DRAFT_CONTENT } from '../../factories/direct-invoices.ts';
import { saveHours, startCarePlan } from '../../factories/hours.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

const NAME = 'Zubaida Qantara';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { WEBHOOKS_ALLOW_PRIVATE: 'true' } });
});
afterAll(() => app.close());

/** What a column says of people, by its name. A new one is added here, with what becomes of it when an account is erased. */
const PERSONAL_COLUMNS = [
  // Erased with the account, which the test above shows for those of its customer.
  ['audit_entries.label', 'billing_details.name', 'contact_messages.email', 'contact_messages.name'],
  ['connected_accounts.email', 'provider_sign_ins.email'],
  ['contract_withdrawals.email', 'contract_withdrawals.name', 'conversation_messages.mail_email'],
  ['conversations.email', 'conversations.name', 'email_confirmations.email', 'email_returns.email'],
  ['gifts.recipient_email', 'gifts.recipient_name', 'gifts.sender_name', 'licence_devices.name'],
  ['mail_log.recipient_email', 'mail_log.recipient_name', 'newsletter_subscribers.email', 'order_terms.buyer'],
  [
    'orders.customer_sort',
    'passkeys.name',
    'seats.email',
    'sessions.network',
    'users.email',
    'users.name',
    'users.person_key',
  ],
  ['waitlist_subscribers.email', 'webhook_deliveries.request_body', 'webhook_deliveries.response_body'],
  // Of a project, which is erased with its conversation.
  ['briefs.email', 'briefs.name', 'briefs.phone', 'calls.email', 'calls.name', 'calls.phone'],
  ['project_changes.name', 'project_mark_messages.name', 'project_marks.resolved_name', 'work_receipts.name'],
  // Of an organisation: the person is deleted, and what was agreed with them stays.
  ['organisation_people.email', 'organisation_people.name', 'organisations.name'],
  ['project_handovers.document', 'project_handovers.network', 'project_handovers.signed_name'],
  // The law wants them complete: an invoice, and a quote that was accepted; other versions and quotes are erased.
  ['invoices.document', 'quote_acceptances.name', 'quote_acceptances.network', 'quote_versions.document'],
  // Of people without an account: a guest writes the name that is published; links end after a day, invitations when they
  // are accepted or expire; of a suppressed email only a hash is stored.
  ['comments.guest_name', 'reviews.guest_name', 'guest_email_links.email', 'invitations.email', 'invitations.name'],
  ['newsletter_suppressions.email_hash'],
  // The studio, its clients who have approved their words, and businesses in a public register.
  ['case_studies.quote_name', 'invoice_settings.seller_name', 'mail_recipients.email', 'site_settings.contact_email'],
  ['site_settings.name', 'site_settings.phone', 'team_members.name', 'testimonials.name', 'vat_checks.name'],
  // Things.
  ['api_keys.name', 'bundles.name', 'conversation_files.name', 'day_sales.product_name', 'downloads.product_name'],
  ['files.name', 'month_sales.product_name', 'order_lines.bundle_name', 'order_lines.product_name', 'uploads.name'],
  ['order_terms.tax_name', 'orders.product_name', 'pictures.name', 'saved_views.name', 'servers.name', 'slides.name'],
  ['sign_in_providers.name'],
  ['project_hours.tax_name', 'site_documents.name', 'visit_days.name', 'visit_months.name'],
].flat();

/** The columns with one of these texts, in all tables. */
async function findCopies(...texts: string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name from information_schema.tables
     where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE' order by 1`.execute(app.db);
  const patterns = texts.map((text) => `%${text}%`);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ column: string }>`
      select distinct field.key as column from ${sql.raw(name)} as copy, jsonb_each(to_jsonb(copy)) as field
       where field.value::text ilike any(${patterns}) order by 1`.execute(app.db);
    found.push(...rows.map(({ column }) => `${name.replace('public.', '')}.${column}`));
  }
  return found;
}

/** A quote that was sent and is not accepted, as the administration stores it. @returns the id of its lead */
async function writeQuote(userId: string, recipient: { name: string; email: string }): Promise<string> {
  const at = app.clock.now();
  const conversation = await app.db
    .insertInto('conversations')
    .values({ ...recipient, user_id: userId, subject: 'A site', channel: 'form', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const lead = await app.db
    .insertInto('leads')
    .values({ conversation_id: conversation.id, title: 'A site', created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  const document = JSON.stringify({ recipient });
  const quote = await app.db
    .insertInto('quotes')
    .values({ lead_id: lead.id, content: document, created_at: at, updated_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('quote_versions')
    .values({
      quote_id: quote.id,
      number: 1,
      document,
      total_cents: 100,
      valid_until: '2100-01-01',
      link_token: crypto.randomUUID(),
      sent_at: at,
    })
    .execute();
  return lead.id;
}

/** A care plan and the draft of an hour, from before the client had an account. */
async function startPlan(owner: Record<string, string>, userId: string, leadId: string): Promise<void> {
  const { db, http } = app;
  const setUser = (from: string | null, to: string | null) =>
    db
      .updateTable('conversations')
      .set({ user_id: to })
      .where('user_id', from ? '=' : 'is', from)
      .execute();
  await setUser(userId, null);
  await startCarePlan(app, owner, leadId, { sends: true }).expect(200);
  const id = crypto.randomUUID();
  await saveHours(app, owner, leadId, {}, id).expect(204);
  await http
    .post(`/api/admin/projects/${leadId}/invoices`)
    .set(owner)
    .send({ ids: [id], grouping: 'task' })
    .expect(200);
  await setUser(null, userId);
}

/** As if the call was booked by another client's link. */
async function moveToOtherConversation(callId: string): Promise<void> {
  const at = app.clock.now();
  const { id } = await app.db
    .insertInto('conversations')
    .values({
      name: 'Nadia',
      email: 'n@example.com',
      subject: 'A site',
      channel: 'form',
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.updateTable('calls').set({ conversation_id: id }).where('id', '=', callId).execute();
}

const projectNotice = (leadId: string) => ({
  kind: 'account' as const,
  title: `${NAME} commented on a file`,
  body: `I am ${NAME}`,
  href: `/admin/inbox/projects/${leadId}`,
});

it('no copy of the name or email remains, in whichever table', async () => {
  const owner = await app.signedIn('super_admin');
  const { http, db } = app;
  const { user, headers } = await app.signedIn();
  const email = user.email;
  await db.updateTable('users').set({ name: NAME, email_verified_at: new Date() }).where('id', '=', user.id).execute();
  const events = ['order.paid', 'licence.issued', 'subscriber.confirmed', 'conversation.message_received'];
  const created = await http
    .post('/api/admin/webhooks')
    .set(owner.headers)
    .send({ url: 'http://127.0.0.1:9', events, enabled: true })
    .expect(201);
  await creditWallet(db, user.id, 500_000);
  const product = await createOffer(db, app.deps.storage);
  const billing = { name: NAME, address: `${NAME}, Rajshahi`, country: 'BD', taxNumber: '' };
  await http.put('/api/billing-details').set(headers).send(billing).expect(200);
  const { body: order } = await http
    .post('/api/orders')
    .set({ ...headers, 'Idempotency-Key': crypto.randomUUID() })
    .send({ product_id: product.id, tier: 'Pro' })
    .expect(201);
  await createOrder(db, user.id, { status: 'pending' });
  await http
    .post('/api/conversations')
    .set(headers)
    .send({ subject: 'A question', text: `I am ${NAME}` })
    .expect(201);
  const message = { name: NAME, email, subject: 'Hello', message: `I am ${NAME}` };
  await http.post('/api/contact').set(headers).send(message).expect(202);
  await http
    .post(`/api/orders/${order.id}/refund-request`)
    .set(headers)
    .send({ reason: `${NAME} changed her mind` });
  await http
    .post(`/api/admin/users/${user.id}/notes`)
    .set(owner.headers)
    .send({ text: `${NAME} likes maps` });
  for (const list of ['newsletter', 'waitlist'])
    await db
      .insertInto(`${list}_subscribers` as 'newsletter_subscribers')
      .values({ email: email.toUpperCase(), status: 'confirmed', confirmed_at: new Date() })
      .execute();
  const { body: draft } = await http.post('/api/admin/invoice-drafts').set(owner.headers).send({}).expect(201);
  const recipient = { ...DRAFT_CONTENT.recipient, customerId: user.id, name: NAME, email };
  await http
    .put(`/api/admin/invoice-drafts/${draft.id}`)
    .set(owner.headers)
    .send({ ...DRAFT_CONTENT, recipient, version: 1 })
    .expect(200);
  const leadId = await writeQuote(user.id, { name: NAME, email });
  await db.transaction().execute((tx) => notify(tx, [owner.user.id], projectNotice(leadId), app.clock.now()));
  await startPlan(owner.headers, user.id, leadId);
  await openCalls(app, owner.headers);
  const { input: booked } = await bookCall(app, { name: NAME, email: email.toUpperCase() });
  await moveToOtherConversation(booked.id);
  const { body: template } = await http.post('/api/admin/invoice-drafts').set(owner.headers).send({}).expect(201);
  await http
    .put(`/api/admin/invoice-drafts/${template.id}`)
    .set(owner.headers)
    .send({ ...DRAFT_CONTENT, recipient, version: 1 })
    .expect(200);
  const first_on = `${app.clock.now().getUTCFullYear() + 1}-01-01`;
  await http
    .post('/api/admin/invoice-schedules')
    .set(owner.headers)
    .send({ draft_id: template.id, version: 2, every: 'month', first_on, sends: true })
    .expect(200);
  await http
    .put(`/api/admin/users/${user.id}`)
    .set(owner.headers)
    .send({ name: NAME, email, role: 'customer', status: 'active' });
  await app.background.idle();
  const copies = await findCopies(NAME, email);
  expect(copies).toEqual(
    expect.arrayContaining([
      'webhook_deliveries.request_body',
      'order_terms.buyer',
      'quotes.content',
      'notifications.body',
    ]),
  );
  const { id: endpointId } = created.body.webhook;
  const [underWay] = await listDeliveries(db, endpointId, 1);

  await http.delete(`/api/admin/users/${user.id}`).set(owner.headers).expect(204);
  await eraseDeletedUsers(app.deps, new Date(app.clock.now().getTime() + GRACE_MS));
  await app.background.idle();
  // An attempt that was under way meanwhile.
  if (underWay) await saveOutcome(db, underWay, { ...underWay, status: 'delivered', request_body: NAME });
  // An issued invoice is a document of the books, which the law wants complete.
  expect(await findCopies(NAME, email)).toEqual(['invoices.document']);
  const { body: schedules } = await http.get('/api/admin/invoice-schedules').set(owner.headers).expect(200);
  expect(schedules.items).toMatchObject([
    { status: 'ended', name: '' },
    { status: 'ended', name: '' },
  ]);
  expect((await listDeliveries(db, endpointId, 1)).map(({ status, request_body }) => [status, request_body])).toEqual([
    ['delivered', null],
  ]);
});

it('every column that may name a person is listed with what becomes of it', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
      join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb')
       and column_name ~ '(^|_)(names?|emails?|phone|network|buyer|sender|recipient|person|label|customer|document)(_|$)'
        or column_name in ('request_body', 'response_body')
     order by 1`.execute(app.db);
  const names = rows.map(({ name }) => name).filter((name) => !name.endsWith('_token'));
  expect(names.toSorted()).toEqual(PERSONAL_COLUMNS.toSorted());
});
