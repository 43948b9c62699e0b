import { expect, it } from 'vitest';
import { setUpNewsletters } from './newsletter-app.ts';

const { site, call, subscribe, create, send } = setUpNewsletters();

const figures = async (id: string) => (await call('get', `newsletters/${id}`).expect(200)).body.figures;

it('an audience that changes after sending has begun adds no one', async () => {
  await subscribe(['first@list.example', 'second@list.example']);
  const newsletter = await create();
  await send(newsletter).expect(200);
  await subscribe(['late@list.example']);
  await site.app.background.idle();
  expect(site.app.mail.sent.map(({ to }) => to.address).sort()).toEqual(['first@list.example', 'second@list.example']);
  expect(await figures(newsletter.id)).toMatchObject({ recipients: 2, sent: 2 });
});

it('an address whose form no mail server accepts, such as an imported one, ends, and all others are reached', async () => {
  const { mail } = site.app;
  const { deliver } = mail;
  mail.deliver = async (message) => {
    if (/^[^@]+@[^@]+$/.test(message.to.address)) return deliver(message);
    // As Postfix answers.
    const reply = { responseCode: 501, command: 'RCPT TO', response: '501 5.1.3 Bad recipient address syntax' };
    throw Object.assign(new Error('Refused'), reply);
  };
  await subscribe(['no-at-sign', 'good@list.example', '@list.example']);
  const newsletter = await create();
  await send(newsletter).expect(200);
  await site.app.background.idle();
  mail.deliver = deliver;
  expect(await figures(newsletter.id)).toMatchObject({ recipients: 3, sent: 1, returned: 2 });
  expect((await send(await create()).expect(200)).body.figures.recipients).toBe(1);
});
