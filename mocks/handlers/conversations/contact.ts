import { CONFIRMATIONS } from '../../../backend/shared/confirmations.ts';
import { REFUSALS } from '../../../backend/shared/refusals.ts';
import { isOneLine } from '../../../backend/shared/text.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { openConversation } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { postMail } from '../../store/outbox.ts';

export const createContactHandlers = (db: MockDb): Pick<MockHandlers, 'sendContactMessage'> => ({
  sendContactMessage: ({ body }) => {
    if (!isOneLine(body.name.trim())) return invalidField('name', REFUSALS.nameLines);
    if (!isOneLine(body.subject.trim())) return invalidField('subject', REFUSALS.subjectLines);
    const [name, email] = [body.name.trim(), body.email.trim()];
    const known = db.memberByEmail(email);
    const userId = known?.confirmed && !body.website ? known.user.id : null;
    const text = { subject: body.subject.trim(), text: body.message.trim() };
    const conversation = openConversation(db, { userId, name, email, channel: 'form', orderId: null }, text);
    // Bots fill the honeypot field, browsers may as well: the message is stored as spam, and the answer does not reveal
    // that.
    if (body.website) conversation.status = 'spam';
    else {
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
