interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions as structured data, none without a question; only the server-rendered page carries it. */
export function faqData(faqs: readonly Question[]): object[] {
  if (faqs.length === 0) return [];
  const mainEntity = faqs.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@context': 'https://schema.org', '@type': 'FAQPage', mainEntity }];
}
