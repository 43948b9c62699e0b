// Administrators' writes to articles, comments, messages and subscribers.

import { unique } from './writes-customer.mjs';

/** @param {import('./site.mjs').Site} site @param {Record<string, string>} known @returns {Promise<import('./cases.mjs').Case[]>} */
export const contentWrites = async ({ call, one }, known) => {
  const [put, post, away] = ['PUT', 'POST', 'DELETE'].map((method) => ({ method }));
  const draft = () => ({
    title: `Rivers ${unique()}`,
    excerpt: 'Water.',
    content: 'First.',
    category: 'Design',
    tags: ['maps'],
    author: 'Maliha Karim',
    image: null,
    status: 'draft',
    publishAt: null,
  });
  const article = async () => {
    const { status, text } = await call({ ...post, path: '/admin/content/posts', body: draft() });
    if (status >= 400) throw new Error(`An article: ${status} ${text}`);
    return JSON.parse(text).id;
  };
  const comment = () =>
    one(`insert into comments (post_id, user_id, text, status) values ($1, $2, $3, 'pending') returning id`, [
      known.post,
      known.user,
      unique(),
    ]);
  /** @param {string} operation @param {import('./cases.mjs').Case['prepare']} prepare */
  const write = (operation, prepare) => ({ name: `${operation} `, operation, prepare });
  return [
    write('adminCreatePost', () => ({ ...post, path: '/admin/content/posts', body: draft() })),
    write('adminUpdatePost', async () => ({
      ...put,
      path: `/admin/content/posts/${await article()}`,
      body: { ...draft(), version: 1 },
    })),
    write('adminDeleteContent', async () => ({ ...away, path: `/admin/content-items/posts/${await article()}` })),
    write('adminRestoreContent', async () => {
      const path = `/admin/content-items/posts/${await article()}`;
      await call({ ...away, path });
      return { ...post, path: `${path}/restore` };
    }),
    write('adminUpdateConversation', async (round) => {
      const first = 'from conversations order by created_at, id limit 1';
      return {
        ...put,
        path: `/admin/conversations/${await one(`select id ${first}`)}`,
        body: {
          status: round % 2 === 0 ? 'spam' : 'closed',
          assigneeId: null,
          version: Number(await one(`select version ${first}`)),
        },
      };
    }),
    write('adminModerateComment', async () => ({
      ...put,
      path: `/admin/content/comments/${await comment()}`,
      body: { status: 'approved' },
    })),
    write('adminDeleteComment', async () => ({ ...away, path: `/admin/content/comments/${await comment()}` })),
    write('adminDeleteSubscriber', async () => {
      const text = 'insert into newsletter_subscribers (email) values ($1) returning id';
      return { ...away, path: `/admin/content/subscribers/${await one(text, [`gone-${unique()}@example.com`])}` };
    }),
  ];
};
