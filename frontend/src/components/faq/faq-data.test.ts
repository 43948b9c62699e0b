import { expect, test } from 'vitest';
import { faqData } from './faq-data.ts';

test('every question has its answer', () => {
  const acceptedAnswer = { '@type': 'Answer', text: 'This.\n\nAnd that.' };
  expect(faqData([{ question: 'Which?', answer: 'This.\n\nAnd that.' }])).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question', name: 'Which?', acceptedAnswer }] },
  ]);
});

test('there is no data without questions', () => {
  expect(faqData([])).toEqual([]);
});
