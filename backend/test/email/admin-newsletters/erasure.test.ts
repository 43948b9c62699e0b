import { expect, it } from 'vitest';
import { EVERYONE } from '../../../../contract/rules/newsletters.ts';
import { endNewsletters } from '../../../src/features/email/newsletter-reports.service.ts';
import { eraseDeletedUsers, GRACE_MS } from '../../../src/features/privacy/erase-users.service.ts';
import { setUpNewsletters } from './newsletter-app.ts';

const { site, call, subscribe, create, send, recipients } = setUpNewsletters();

const countAll = async () => (await call('post', 'newsletter-audience', EVERYONE).expect(200)).body;

it('erasing a subscriber leaves the figures, no address, and a complaint that still holds', async () => {
  const [reader] = await subscribe(['Reader@list.example', 'other@list.example']);
  const newsletter = await create();
  await send(newsletter).expect(200);
  await site.app.background.idle();
  const rows = await recipients(newsletter.id);
  const mailId = rows.find(({ subscriber_id }) => subscriber_id === reader?.id)?.mail_id;
  const recipient = 'reader@list.example';
  const report = { outcome: 'complained', mailId, recipient, reason: `<${recipient}> objects` } as const;
  const { db, clock } = site.app;
  await db.transaction().execute((tx) => endNewsletters(tx, { ...report, at: clock.now() }, undefined));
  const problems = () => call('get', `newsletters/${newsletter.id}/problems`).expect(200);
  expect((await problems()).body.items).toMatchObject([{ email: 'Reader@list.example', status: 'complained' }]);

  await call('delete', `content/subscribers/${reader?.id}`).expect(204);
  expect((await problems()).body).toMatchObject({ total: 0, items: [] });
  const { body } = await call('get', `newsletters/${newsletter.id}`).expect(200);
  expect(body.figures).toMatchObject({ recipients: 2, sent: 2, complaints: 1 });
  const suppressions = await db.selectFrom('newsletter_suppressions').selectAll().execute();
  expect(suppressions).toMatchObject([{ cause: 'complained' }]);
  for (const table of ['newsletter_suppressions', 'newsletter_recipients', 'newsletters', 'mail_log'] as const)
    expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(/reader@list/i);

  // Added again without being asked, as an import does.
  await subscribe(['READER@list.example']);
  expect(await countAll()).toMatchObject({ total: 1, suppressed: 1 });
});

it('erasing an account leaves no address among those that get no newsletters', async () => {
  const { db, clock, deps, http } = site.app;
  const { user } = await site.app.signedIn();
  const report = {
    outcome: 'bounced',
    mailId: undefined,
    recipient: user.email,
    reason: `<${user.email}> is full`,
  } as const;
  const logged = { recipient_email: user.email };
  await db.transaction().execute((tx) => endNewsletters(tx, { ...report, at: clock.now() }, logged));
  await http.delete(`/api/admin/users/${user.id}`).set(site.owner).expect(204);
  await eraseDeletedUsers(deps, new Date(clock.now().getTime() + GRACE_MS));
  const suppressions = await db.selectFrom('newsletter_suppressions').selectAll().execute();
  expect(suppressions).toMatchObject([{ cause: 'bounced' }]);
  expect(JSON.stringify(suppressions)).not.toContain(user.email);
  await subscribe([user.email]);
  expect(await countAll()).toMatchObject({ total: 0, suppressed: 1 });
});
