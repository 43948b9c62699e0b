import { invalidField } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { postMail } from '../store/outbox.ts';

/** As the real server: none of these belongs into a mail's header. */
const SECOND_LINE = /[\p{Cc}\u2028\u2029]/u;

export const createContactHandlers = (db: MockDb): Pick<MockHandlers, 'sendContactMessage'> => ({
  sendContactMessage: ({ body }) => {
    if (SECOND_LINE.test(body.name.trim())) return invalidField('name', 'Please enter your name in one line');
    if (SECOND_LINE.test(body.subject.trim())) return invalidField('subject', 'Please enter the subject in one line');
    // Only a robot fills the hidden field; it must not learn that it was noticed.
    if (!body.website) {
      const { website: _robot, ...message } = body;
      const created_at = new Date().toISOString();
      db.state.messages.unshift({ ...message, id: crypto.randomUUID(), status: 'new', created_at });
      postMail(db, {
        to: db.state.site.contactEmail,
        subject: body.subject,
        text: `${body.name} <${body.email}>\n\n${body.message}`,
      });
    }
    return { status: 202, body: { message: 'Your message has been sent. We answer within one working day.' } };
  },
});
