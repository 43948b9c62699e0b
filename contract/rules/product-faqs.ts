/** A question about a product, as stored. */
export interface StoredFaq {
  question: string;
  answer: string;
}

/** Other members are left out. */
export const trimFaq = ({ question, answer }: StoredFaq): StoredFaq => ({
  question: question.trim(),
  answer: answer.trim(),
});
