import { language } from '@/i18n/language.ts';

interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions as structured data, undefined without a question; only the server-rendered page contains it. */
export function faqData(faqs: readonly Question[]): object[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', inLanguage: language, mainEntity }];
}
