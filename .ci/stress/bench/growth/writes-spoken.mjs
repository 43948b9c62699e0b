// Conversations from both sides, and reviews.

import { CUSTOMER } from './calls.mjs';
import { unique } from './writes-customer.mjs';

/** @param {import('./site.mjs').Site} site @param {Record<string, string>} known @returns {Promise<import('./cases.mjs').Case[]>} */
export const spokenWrites = async ({ call, one }, { conversation, product, user }) => {
  const [put, post, away] = ['PUT', 'POST', 'DELETE'].map((method) => ({ method }));
  await one('update users set email_verified_at = now() where id = $1', [user]);
  /** The user's purchase without a review. */
  const reviewable = async () =>
    one(
      `select product_id from orders join products on products.id = product_id
        where user_id = $1 and status = 'completed' and published
          and not exists (select from reviews where reviews.user_id = $1 and reviews.product_id = orders.product_id)
        limit 1`,
      [user],
    );
  const review = { stars: 5, text: 'The alarm rang on all phones.' };
  const another = () =>
    one(
      `insert into reviews (product_id, guest_name, stars, text, status, created_at)
       values ($1, 'Somebody', 4, 'Good', 'pending', now()) returning id`,
      [product],
    );
  /** @param {string} operation @param {import('./cases.mjs').Case['prepare']} prepare */
  const write = (operation, prepare) => ({ name: `${operation} `, operation, prepare });
  return [
    write('startConversation', () => ({
      ...post,
      path: '/conversations',
      as: CUSTOMER,
      body: { subject: 'The alarm stays silent', text: `It rang until ${unique()}.` },
    })),
    write('answerConversation', () => ({
      ...post,
      path: `/conversations/${conversation}/messages`,
      as: CUSTOMER,
      body: { text: `Still silent ${unique()}` },
    })),
    write('markConversationRead', async () => ({
      ...put,
      path: `/conversations/${conversation}/read`,
      as: CUSTOMER,
      body: {
        messageId: await one(
          "select id from conversation_messages where conversation_id = $1 and kind <> 'note' order by seq desc limit 1",
          [conversation],
        ),
      },
    })),
    write('adminAnswerConversation', async () => ({
      ...post,
      path: `/admin/conversations/${conversation}/messages`,
      body: {
        text: `We look into it ${unique()}`,
        note: false,
        version: await one('select version from conversations where id = $1', [conversation]),
      },
    })),
    write('saveReview', async () => ({
      ...put,
      path: `/products/${await reviewable()}/review`,
      as: CUSTOMER,
      body: review,
    })),
    write('deleteReview', async () => {
      const path = `/products/${await reviewable()}/review`;
      await call({ ...put, path, as: CUSTOMER, body: review });
      return { ...away, path, as: CUSTOMER };
    }),
    write('adminModerateReview', async () => ({
      ...put,
      path: `/admin/content/reviews/${await another()}`,
      body: { status: 'approved', answer: null },
    })),
    write('adminDeleteReview', async () => ({ ...away, path: `/admin/content/reviews/${await another()}` })),
  ];
};
