import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendReviewInvitations } from '../../../src/features/catalogue/review-invitations.service.ts';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { createDownload, createOrder } from '../../factories/commerce.ts';
import { createProduct } from '../../factories/content.ts';
import { createTestApp, type TestApp } from '../../test-app.ts';

let app: TestApp;
let product: { id: number; title: string };
const DAY = 86_400_000;
beforeAll(async () => {
  app = await createTestApp();
  await app.db
    .updateTable('mail_settings')
    .set({ orders_from: new Date(Date.now() - DAY) })
    .execute();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.reset();
  app.mail.sent.length = 0;
  product = await createProduct(app.db, {});
});

/** A customer who has bought the product today, and downloaded it this often. */
async function createBuyer(count = 1) {
  const signedIn = await app.signedIn();
  const proven = { email_verified_at: app.clock.now() };
  await app.db.updateTable('users').set(proven).where('id', '=', signedIn.user.id).execute();
  const { id: line_id } = await createOrder(app.db, signedIn.user.id, { status: 'completed' });
  const { id } = await createDownload(app.db, app.deps.storage, signedIn.user.id);
  const downloadFields = { product_id: product.id, line_id, download_count: count };
  await app.db.updateTable('downloads').set(downloadFields).where('id', '=', id).execute();
  return signedIn;
}
const invite = async (after = 7.1) => {
  app.clock.reset();
  app.clock.advance(after * DAY);
  await sendReviewInvitations(app.deps, createUnsubscribeTokens(app.secret));
  await app.background.idle();
};
const listInvitations = () => app.mail.sent.filter(({ kind }) => kind === 'review-invitation');
const countNotifications = (userId: string) =>
  app.db.selectFrom('notifications').select(['title', 'href']).where('user_id', '=', userId).execute();

describe('the invitation to review', () => {
  it('is sent once, some days after the order, by email and in the app, with a link to the form', async () => {
    const { user } = await createBuyer();
    await invite(6.9);
    expect(listInvitations()).toEqual([]);
    await Promise.all([invite(), invite()]);
    await invite(20);
    expect(listInvitations().map(({ to }) => to.address)).toEqual([user.email]);
    expect(listInvitations()[0]?.text).toContain(`/product/${product.id}?write=1#reviews`);
    expect(listInvitations()[0]?.stop).toMatch(/token=reviews\./);
    expect(await countNotifications(user.id)).toEqual([
      { title: 'Write a review', href: `/product/${product.id}?write=1#reviews` },
    ]);
  });

  it('is not sent to customers who have not downloaded the file, have already reviewed, or got a refund', async () => {
    const [never, wrote, gone] = [await createBuyer(0), await createBuyer(), await createBuyer()];
    await app.http
      .put(`/api/products/${product.id}/review`)
      .set(wrote.headers)
      .send({ stars: 5, text: '' })
      .expect(200);
    await app.db.updateTable('downloads').set({ revoked_at: new Date() }).where('user_id', '=', gone.user.id).execute();
    await invite();
    expect(listInvitations()).toEqual([]);
    expect(await countNotifications(never.user.id)).toEqual([]);
  });

  it('is in the app only for customers who opted out of the email', async () => {
    const { user, headers } = await createBuyer();
    await app.http.put('/api/users/mails/reviews').set(headers).send({ wanted: false }).expect(200);
    await invite();
    expect(listInvitations()).toEqual([]);
    expect(await countNotifications(user.id)).toHaveLength(1);
  });

  it('is not sent when the owner has switched it off', async () => {
    await createBuyer();
    await app.db.updateTable('mail_settings').set({ review_days: 0 }).execute();
    await invite();
    await app.db.updateTable('mail_settings').set({ review_days: 7 }).execute();
    expect(listInvitations()).toEqual([]);
  });
});
