import { CONFIRMATIONS } from '../../backend/shared/confirmations.ts';
import { REFUSALS } from '../../backend/shared/refusals.ts';
import { isOneLine } from '../../backend/shared/text.ts';
import { invalidField } from '../problems.ts';
import type { MockHandlers } from '../server/types.ts';
import type { MockDb } from '../store/db.ts';
import { postMail } from '../store/outbox.ts';

export const createContactHandlers = (db: MockDb): Pick<MockHandlers, 'sendContactMessage'> => ({
  sendContactMessage: ({ body }) => {
    if (!isOneLine(body.name.trim())) return invalidField('name', REFUSALS.nameLines);
    if (!isOneLine(body.subject.trim())) return invalidField('subject', REFUSALS.subjectLines);
    // Only a robot fills the hidden field; it must not learn that it was noticed.
    if (!body.website) {
      const { website: _robot, ...message } = body;
      const created_at = new Date().toISOString();
      db.state.messages.unshift({ ...message, id: crypto.randomUUID(), status: 'new', created_at });
      postMail(db, {
        kind: 'contact',
        to: db.state.site.contactEmail,
        name: db.state.site.name,
        subject: `Contact form: ${body.subject}`,
        text: `${body.name} <${body.email}>\n\n${body.message}`,
      });
    }
    return { status: 202, body: { message: CONFIRMATIONS.messageSent(db.state.sections.contact.answer) } };
  },
});
