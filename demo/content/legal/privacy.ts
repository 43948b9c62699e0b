import type { LegalContent } from '../types.ts';
import { collecting } from './privacy-data.ts';
import { tracking } from './privacy-tracking.ts';

export const privacy: LegalContent = {
  title: 'Privacy Policy',
  lastUpdated: 'January 28, 2025',
  description: 'Last updated January 28, 2025. What we collect, why, and what you can ask of us.',
  sections: [
    {
      id: 'introduction',
      title: 'Introduction',
      blocks: [
        {
          type: 'text',
          text: 'This policy explains which personal data this website collects, why, where it is kept and what you can do about it. It covers the public pages, customer accounts and the messages you send us. The apps and files you download from us have notes of their own where they handle personal data.',
        },
        {
          type: 'text',
          text: 'You can read every public page without an account. We do not sell personal data, we show no advertising, and we use no service that follows you across other websites.',
        },
      ],
    },
    {
      id: 'interpretation-and-definitions',
      title: 'Interpretation and Definitions',
      blocks: [
        {
          type: 'text',
          text: 'Words that begin with a capital letter have the meaning given here, in the singular and in the plural.',
        },
        {
          type: 'list',
          items: [
            { term: 'Account', text: 'the record that is created for you when you register.' },
            { term: 'Studio', text: 'the operator of this website, also “we” and “us”, named on the contact page.' },
            {
              term: 'Cookie',
              text: 'a small text that a website stores in your browser and receives back with later requests.',
            },
            {
              term: 'Browser Storage',
              text: 'a place in your browser where a website keeps data that is not sent with every request.',
            },
            { term: 'Device', text: 'a phone, tablet, computer or other machine with which you open the Service.' },
            { term: 'Personal Data', text: 'any information that relates to a person who is or can be identified.' },
            { term: 'Service', text: 'this website, including the customer area.' },
            { term: 'Usage Data', text: 'data that arises when the Service is used, such as the time of a request.' },
            { term: 'You', text: 'the person who uses the Service, or the organisation for which that person acts.' },
          ],
        },
      ],
    },
    collecting,
    tracking,
    {
      id: 'contact-us',
      title: 'Contact Us',
      blocks: [
        {
          type: 'text',
          text: 'For questions about this policy, and to see, correct, export or delete your data, write to us from the address of your account so that we can be sure the request comes from you. We answer within 30 days.',
        },
        { type: 'contact', text: 'By e-mail:' },
      ],
    },
  ],
};
