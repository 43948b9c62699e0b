import { formatSpan, reminderText, renewalText } from '../../contract/rules/plan-texts.ts';
import type { FaqContent } from './types.ts';

export const faqs: FaqContent[] = [
  {
    question: 'What makes your products different from others?',
    answer: `We use them ourselves and keep them small. Our apps work without a connection, ask for as few permissions as possible and run on phones with 2 GB of memory. Texts are written in Bangla first, not translated at the end.

Each product page says what the product does not do. If it is not right for you, you know before you download it.`,
  },
  {
    question: 'What kind of support do you offer?',
    answer: `E-mail is open 24/7 and always gets an answer from a person, normally within one working day. Live chat is staffed in business hours. For questions that cannot wait there are the docs of each product, short video tutorials, and a forum where other users and our team answer.

When you write, tell us the version and your device. That saves one round of questions.`,
  },
  {
    question: 'Do you offer custom development services?',
    answer: `Yes. About two thirds of our work is for clients: websites, Android and iOS apps, design, databases and the care of existing systems. The smallest project we take is one week of work.

Send us a few sentences about what should be possible afterwards that is not possible today. You receive an estimate with a range, and we tell you when we are not the right team.`,
  },
  {
    question: 'What is your development process?',
    answer: `We work in five phases, and each one ends with something you can hold us to.

Discovery & Planning: we talk to the people who will use the product and write down the goal, the limits and the first estimate.

Design & Prototyping: you click through the product before it is built, and so do five of your users.

Development & Testing: a new version every week on a private address, tested on real devices.

Deployment: we move the data, switch over at a quiet hour and stay with you on the day.

Maintenance & Support: updates, repairs and small changes, with a monthly report.`,
  },
  {
    question: 'Are your solutions suitable for enterprise use?',
    answer: `For many companies, yes. We sign confidentiality agreements, work in your repository, document access rights and hand over tests with the code. Systems we built serve organisations with up to 2,000 people.

We are a small studio, though. If you need a team of ten by next month or support on site in several countries, a larger company will serve you better.`,
  },
  {
    question: 'What payment methods do you accept?',
    answer: `Major credit cards, PayPal and bank transfer. Client projects are invoiced in four parts: 30 per cent at the start, two parts on agreed dates, and the last one after you have accepted the work.

A paid plan is paid once, for ${formatSpan(1)}, with new versions and support. ${renewalText()} ${reminderText()} You can renew in your downloads at any time. Bank transfers take one to three working days to arrive.`,
  },
];
