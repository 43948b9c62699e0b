const ANSWER_MAX = 500;

/** One line of another system's message, truncated. */
export const logged = (answer: string): string => answer.replace(/\s+/g, ' ').trim().slice(0, ANSWER_MAX);

/** A mail server's rejection contains its response; other errors only what failed. */
export const answerOf = (error: unknown): string => {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return logged(String(response ?? message ?? error));
};
