/** A paragraph of an answer; `term` is the name that it starts with, as in 'Deployment: we move the data'. */
export interface AnswerSegment {
  readonly term: string | null;
  readonly text: string;
}

/** A short name in front of a colon at the very start: it has no full stop and starts with a capital letter. */
const TERM = /^([A-Z][^.:]{2,39}): +(?=\S)/;

/** An answer's plain text as paragraphs; blank lines separate them. */
export function answerSegments(answer: string): AnswerSegment[] {
  return answer
    .split(/\n\s*\n/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [start = '', term = null] = TERM.exec(text) ?? [];
      return { term, text: text.slice(start.length) };
    });
}
