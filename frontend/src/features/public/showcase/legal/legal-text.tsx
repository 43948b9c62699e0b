import type { LegalBlock } from '@/api/generated/model.ts';
import { LegalList } from './legal-list.tsx';

interface LegalTextProps {
  readonly block: LegalBlock;
  /** The email at the end of a contact block; empty while the settings have none. */
  readonly contactEmail: string;
}

/** One block of a legal text: a heading, a paragraph, a list, or the contact details. */
export function LegalText({ block: { type, text, items }, contactEmail }: LegalTextProps) {
  if (type === 'heading') return <h3 className="mt-8 text-xl">{text}</h3>;
  if (type === 'list') return <LegalList items={items} />;
  if (type === 'contact') {
    return (
      <p className="mt-5 border-s-2 border-primary py-1 ps-5">
        <span>{text}</span>{' '}
        {contactEmail ? (
          <a
            href={`mailto:${contactEmail}`}
            className="font-semibold text-primary underline decoration-1 underline-offset-4 hover:text-primary-hover"
          >
            {contactEmail}
          </a>
        ) : null}
      </p>
    );
  }
  return <p className="mt-4">{text}</p>;
}
