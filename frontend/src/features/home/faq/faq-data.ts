interface Question {
  readonly question: string;
  readonly answer: string;
}

/** The questions as structured data; only the server-rendered page carries it. */
export function faqData(faqs: readonly Question[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
