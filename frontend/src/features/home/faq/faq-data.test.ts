import { expect, test } from 'vitest';
import { faqData } from './faq-data.ts';

test('every question carries its answer', () => {
  expect(faqData([{ question: 'Which?', answer: 'This.\n\nAnd that.' }])).toMatchObject({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'Which?', acceptedAnswer: { '@type': 'Answer', text: 'This.\n\nAnd that.' } },
    ],
  });
});
