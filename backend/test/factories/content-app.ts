import type { ActivitySubject } from '../../src/db/schema.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

export type Headers = Record<string, string>;

export interface ContentApp {
  app: TestApp;
  /** of a super-admin */
  admin: Headers;
  adminId: string;
  /** of a customer */
  customer: Headers;
  /** The announced changes since the last call, in order. */
  announced: () => string[];
  /** A picture of the library, in the form that forms send. */
  picture: { url: string; alt: string };
  /** Audit actions on one record, oldest first. */
  trail(subject: ActivitySubject, id: number | string): Promise<string[]>;
}

/** Sends a file to be imported, by default only to be checked. */
export const sendImport = (
  { app, admin }: ContentApp,
  kind: string,
  file: string | Buffer,
  query = 'mode=check',
  headers = admin,
) =>
  app.http
    .post(`/api/admin/imports/${kind}?${query}`)
    .set(headers)
    .attach('file', Buffer.from(file), { filename: 'list.csv', contentType: 'text/csv' });

/** The seeded application with every role involved in managing content. */
export async function createContentApp(): Promise<ContentApp> {
  const announced: string[] = [];
  const app = await createTestApp({
    seeded: true,
    pages: () => ({
      router: (_request, _response, next) => next(),
      sendCached: () => false,
      forget: (change) => announced.push(...change),
    }),
  });
  const { user, headers: admin } = await app.signedIn('super_admin');
  const { headers: customer } = await app.signedIn();
  const { url } = await app.db.selectFrom('pictures').select('url').limit(1).executeTakeFirstOrThrow();
  return {
    app,
    admin,
    adminId: user.id,
    customer,
    announced: () => announced.splice(0),
    picture: { url, alt: 'A river' },
    trail: async (subject, id) => {
      const rows = await app.db
        .selectFrom('audit_entries')
        .select('action')
        .where('subject', '=', subject)
        .where('subject_id', '=', String(id))
        .orderBy('id')
        .execute();
      return rows.map(({ action }) => action);
    },
  };
}
