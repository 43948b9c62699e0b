const ANSWER_MAX = 500;

/** One line of another system's words, cut. */
export const logged = (answer: string): string => answer.replace(/\s+/g, ' ').trim().slice(0, ANSWER_MAX);

/** Refusals of a mail server carry what it said; failures on the way there only what went wrong. */
export const answerOf = (error: unknown): string => {
  const { response, message } = error as { response?: unknown; message?: unknown };
  return logged(String(response ?? message ?? error));
};
