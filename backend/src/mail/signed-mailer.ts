import type { Mailer } from './mailer.ts';

/** Where the name of the site stands. */
interface SiteName {
  get(): Promise<{ name: string }>;
}

/** Writes in the name of the site: as the sender's name, and below every text that goes out to people. */
export function signedMailer(mailer: Mailer, site: SiteName): Mailer {
  return {
    ...mailer,
    send: async (message) => {
      const { name } = await site.get();
      // What the contact form brings in goes to the studio itself and is signed by its sender.
      const text = message.replyTo ? message.text : `${message.text.trimEnd()}\n\n${name}\n`;
      await mailer.send({ ...message, fromName: name, text });
    },
  };
}
