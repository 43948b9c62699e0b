import { toText } from '../../../contract/i18n/message.ts';
import { CONFIRMATIONS } from '../../../contract/rules/confirmations.ts';
import { REFUSALS } from '../../../contract/rules/refusals.ts';
import { isOneLine } from '../../../contract/rules/text.ts';
import { invalidField } from '../../problems.ts';
import type { MockHandlers } from '../../server/types.ts';
import { createConversation } from '../../store/conversations.ts';
import type { MockDb } from '../../store/db.ts';
import { sendMail } from '../../store/outbox.ts';

export const createContactHandlers = (db: MockDb): Pick<MockHandlers, 'sendContactMessage'> => ({
  sendContactMessage: ({ body, call }) => {
    if (!isOneLine(body.name.trim())) return invalidField('name', REFUSALS.nameLines);
    if (!isOneLine(body.subject.trim())) return invalidField('subject', REFUSALS.subjectLines);
    const [name, email] = [body.name.trim(), body.email.trim()];
    const account = db.memberByEmail(email);
    const userId = account?.confirmed && !body.website ? account.user.id : null;
    const text = { subject: body.subject.trim(), text: body.message.trim() };
    const { language } = call;
    const person = { userId, name, email, channel: 'form' as const, orderId: null, language };
    const conversation = createConversation(db, person, text);
    // Bots fill the honeypot field, browsers may as well: the message is stored as spam, and the answer does not reveal
    // that.
    if (body.website) conversation.status = 'spam';
    else {
      sendMail(db, {
        kind: 'contact',
        to: db.state.site.contactEmail,
        name: db.state.site.name,
        subject: `Contact form: ${body.subject}`,
        text: `${body.name} <${body.email}>\n\n${body.message}`,
      });
    }
    return {
      status: 202,
      body: {
        message: [toText(call.language, CONFIRMATIONS.messageSent), db.state.sections.contact.answer]
          .filter(Boolean)
          .join(' '),
      },
    };
  },
});
