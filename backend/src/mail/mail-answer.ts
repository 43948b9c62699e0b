const MAX_ANSWER_LENGTH = 500;

/** One line of another system's message, truncated. */
export const truncateAnswer = (answer: string): string =>
  answer.replace(/\s+/g, ' ').trim().slice(0, MAX_ANSWER_LENGTH);

/** A mail server's rejection contains its response; other errors only what failed. */
export const toAnswer = (error: unknown): string => {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return truncateAnswer(String(response ?? message ?? error));
};
