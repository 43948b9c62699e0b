import { renewalText } from '../../../contract/rules/plan-texts.ts';
import type { LegalContent } from '../types.ts';

export const terms: LegalContent = {
  title: 'Terms and Conditions',
  lastUpdated: null,
  description: 'The terms under which this site and its apps may be used.',
  sections: [
    {
      id: 'acceptance-of-terms',
      title: '1. Acceptance of Terms',
      blocks: [
        {
          type: 'text',
          text: 'These terms apply between you and the studio that operates this website, named on the contact page. By using the website, creating an account or downloading a product you accept them. If you do not accept them, please do not use the website.',
        },
        {
          type: 'text',
          text: 'If you act for an organisation, you confirm that you may accept the terms in its name. You are responsible for what happens under your account, for correct details and for a password that only you know. Tell us at once when you believe that somebody else is using your account.',
        },
      ],
    },
    {
      id: 'use-license',
      title: '2. Use License',
      blocks: [
        {
          type: 'text',
          text: `You may read, download and print the content of this website for your own use. The products you download are licensed and not sold: a free tier covers personal use, a paid tier covers what is listed beside its price, for the time that was paid for, with the new versions and support that it lists. ${renewalText()} What is sold as a lifetime licence does not expire. Where a product comes with a licence of its own, that licence prevails.`,
        },
        { type: 'text', text: 'Without our written permission you may not' },
        {
          type: 'list',
          items: [
            { term: null, text: 'sell, rent or redistribute our products or their files as such;' },
            { term: null, text: 'remove notices of authorship or licence;' },
            { term: null, text: 'take the software apart, except where the law allows it;' },
            { term: null, text: 'use automated means that put an undue load on the website or get around its limits;' },
            { term: null, text: 'upload or post anything that is unlawful, harms others or infringes their rights.' },
          ],
        },
        {
          type: 'text',
          text: 'Comments remain yours. By posting one you allow us to show it on the website. We read comments before they appear and may decline or remove them.',
        },
        {
          type: 'text',
          text: 'The licence ends when you break these terms. You then delete the copies in your possession. Nothing is charged without a new order. A wallet balance can be withdrawn at any time.',
        },
      ],
    },
    {
      id: 'disclaimer',
      title: '3. Disclaimer',
      blocks: [
        {
          type: 'text',
          text: 'The website and the products are provided as they are. We take care that they work as described on their pages, but we do not promise that they are free of errors, always available or fit for a purpose that we have not named.',
        },
        {
          type: 'text',
          text: 'Prayer times, calendar dates and holidays are calculated or taken from published sources and do not replace an official announcement. Articles give general information and are no professional advice. Rights that the law gives you as a consumer and that cannot be excluded remain untouched.',
        },
      ],
    },
    {
      id: 'limitations',
      title: '4. Limitations',
      blocks: [
        {
          type: 'text',
          text: 'As far as the law allows, we are not liable for indirect damage such as lost profit or lost data that arises from using the website or the products, or from not being able to use them. In total our liability is limited to what you paid us in the twelve months before the damage.',
        },
        {
          type: 'text',
          text: 'These limits do not apply to damage that we cause on purpose or by gross negligence, nor where the law forbids a limit. Keep backups of your own files: a download can be fetched again from your account, a file that you changed cannot.',
        },
      ],
    },
    {
      id: 'revisions-and-errata',
      title: '5. Revisions and Errata',
      blocks: [
        {
          type: 'text',
          text: 'Pages of this website may contain technical, typographical or pictorial errors. We correct them when we learn of them and may change content, products and prices without notice. A change of price does not affect a month that has been paid.',
        },
        {
          type: 'text',
          text: 'We may revise these terms. Customers are told about a change that matters by e-mail at least 14 days before it takes effect. If you go on using your account after that day, the new version applies. Links to other websites do not mean that we are responsible for their content.',
        },
        {
          type: 'text',
          text: 'The law of Bangladesh applies to these terms. If one part of them is invalid, the others remain in force.',
        },
      ],
    },
    {
      id: 'contact-information',
      title: '6. Contact Information',
      blocks: [
        {
          type: 'text',
          text: 'Questions about these terms, reports of errors and requests for permissions reach us by e-mail.',
        },
        { type: 'contact', text: 'By e-mail:' },
      ],
    },
  ],
};
