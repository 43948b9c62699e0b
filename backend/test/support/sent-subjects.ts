import type { TestApp } from '../test-app.ts';

/** The subjects of all emails to an address, once the background work is done. */
export async function listSentSubjects(app: TestApp, to: string): Promise<string[]> {
  await app.background.idle();
  return app.mail.sent.filter((mail) => mail.to.address === to).map(({ subject }) => subject);
}
