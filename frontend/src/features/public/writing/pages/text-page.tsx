import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { PageContents } from '@/components/layout/page-contents.tsx';
import { Container } from '@/components/ui/container.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { UntranslatedNote } from '@/components/ui/untranslated-note.tsx';

interface TextPageProps {
  readonly title: string;
  /** The date of the last change; null where it is irrelevant. */
  readonly changed: string | null;
  readonly pageSections: readonly { readonly id: string; readonly title: string }[];
  /** Rendered HTML from the API. */
  readonly html: string;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** Minimum number of headings for a table of contents. */
const MIN_SECTIONS_FOR_CONTENTS = 3;

/** One of the owner's pages, to read and to print: with a table of contents if it has several sections. */
export function TextPage({ title, changed, pageSections, html, children }: TextPageProps) {
  const hasContents = pageSections.length >= MIN_SECTIONS_FOR_CONTENTS;
  return (
    <Container className="legal grid grid-cols-[minmax(0,1fr)] gap-x-6 pt-8 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-32">
      <header className="border-b border-border pb-8 lg:col-span-full lg:pb-14">
        <h1 className="text-6xl tracking-[-0.022em]">{title}</h1>
        {changed ? <p className="mt-5 text-lg text-muted-foreground">{t`Last updated ${changed}`}</p> : null}
      </header>
      {hasContents ? (
        <div className="pt-8 lg:sticky lg:top-0 lg:col-span-4 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:pt-12 lg:pe-10 lg:pb-8">
          <PageContents sections={pageSections} />
        </div>
      ) : null}
      <article className="max-w-[38rem] min-w-0 pt-12 lg:col-span-8">
        <UntranslatedNote text={html} className="mb-8" />
        <RenderedText html={html} />
        {children}
      </article>
    </Container>
  );
}
