import type { RevisionField, RevisionPart } from '@/api/generated/model.ts';

/** Names of the compared fields, as in the form. */
export const FIELD_LABELS: Readonly<Record<RevisionField, string>> = {
  title: 'Title',
  excerpt: 'Excerpt',
  description: 'Description',
  content: 'Text',
  format: 'Format',
  category: 'Category',
  tags: 'Tags',
  series: 'Series',
  author: 'Author',
  image: 'Picture',
  address: 'URL',
  status: 'Publication',
  publishAt: 'Appears on',
  client: 'Client',
  place: 'Place',
  sector: 'Sector',
  year: 'Year',
  summary: 'Summary',
  challenge: 'The challenge',
  work: 'What was done',
  results: 'Results',
  quote: 'Quote',
  quote_name: 'Name of the person quoted',
  quote_role: 'Role of the person quoted',
};

/** Context: unchanged lines that stay visible on each side of a change. */
const CONTEXT_LINES = 2;
/** Minimum number of lines worth hiding: fewer take no more space than the button. */
const MIN_HIDDEN_LINES = 4;

const MARK_STYLES = {
  removed: 'bg-destructive-soft text-destructive line-through decoration-1',
  added: 'bg-success-soft text-success underline decoration-2 underline-offset-3',
};

/** Added or removed words: marked by colour, by line, and in words for screen readers. */
function Changed({ change, text }: RevisionPart & { readonly change: 'added' | 'removed' }) {
  const Mark = change === 'added' ? 'ins' : 'del';
  return (
    <Mark className={`rounded-sm box-decoration-clone px-0.5 ${MARK_STYLES[change]}`}>
      <span className="sr-only">{change === 'added' ? ' (added: ' : ' (removed: '}</span>
      <span>{text}</span>
      <span className="sr-only">) </span>
    </Mark>
  );
}

interface UnchangedProps {
  readonly text: string;
  /** There is no text before or after it. */
  readonly first: boolean;
  readonly last: boolean;
}

/** Unchanged text; of a long stretch only what is next to the changes, the rest on demand. */
function Unchanged({ text, first, last }: UnchangedProps) {
  const lines = text.split('\n');
  const [head, tail] = [first ? 0 : CONTEXT_LINES, last ? 0 : CONTEXT_LINES];
  const hidden = lines.slice(head, lines.length - tail);
  if (hidden.length < MIN_HIDDEN_LINES) return <span>{text}</span>;
  const end = lines.slice(lines.length - tail);
  return (
    <>
      {head > 0 ? <span>{lines.slice(0, head).join('\n')}</span> : null}
      <details className="my-1 rounded-md bg-muted px-3 py-1 text-muted-foreground">
        <summary className="cursor-pointer text-sm">{`${hidden.length} unchanged lines`}</summary>
        <span>{hidden.join('\n')}</span>
      </details>
      <span>{end.join('\n')}</span>
    </>
  );
}

/** A text with its insertions and deletions, in reading order. */
export function DiffView({ parts }: { readonly parts: readonly RevisionPart[] }) {
  return (
    <div className="leading-[1.7] wrap-anywhere whitespace-pre-wrap">
      {parts.map(({ change, text }, index) => {
        const key = `${index}-${change}`;
        return change === 'same' ? (
          <Unchanged key={key} text={text} first={index === 0} last={index === parts.length - 1} />
        ) : (
          <Changed key={key} change={change} text={text} />
        );
      })}
    </div>
  );
}
