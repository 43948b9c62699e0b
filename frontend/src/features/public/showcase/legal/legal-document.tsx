import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { LegalBlock, LegalPage } from '@/api/generated/model.ts';
import { PageContents } from '@/components/layout/page-contents.tsx';
import { Container } from '@/components/ui/container.tsx';
import { UntranslatedNote } from '@/components/ui/untranslated-note.tsx';
import { LegalText } from './legal-text.tsx';

interface LegalDocumentProps {
  readonly page: LegalPage;
  readonly contactEmail: string;
  /** Below the text. */
  readonly children?: ReactNode;
}

/** Key of a block within a section: no two blocks have the same text. */
const toPlainText = ({ text, items }: LegalBlock) => text || items.map((item) => item.text).join(' ');

/** A page to read and to print: table of contents next to the text, both from the same sections. */
export function LegalDocument({ page: { title, lastUpdated, sections }, contactEmail, children }: LegalDocumentProps) {
  return (
    <Container className="legal grid gap-x-6 pt-8 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-32">
      <header className="border-b border-border pb-8 lg:col-span-full lg:pb-14">
        <h1 className="text-6xl tracking-[-0.022em]">{title}</h1>
        {lastUpdated ? <p className="mt-5 text-lg text-muted-foreground">{t`Last updated ${lastUpdated}`}</p> : null}
      </header>
      <div className="pt-8 lg:sticky lg:top-0 lg:col-span-4 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:pt-12 lg:pe-10 lg:pb-8">
        <PageContents sections={sections} />
      </div>
      <article className="max-w-[35rem] lg:col-span-8">
        <UntranslatedNote text={title} className="mt-12" />
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`} className="pt-12">
            <h2 id={`${section.id}-title`} className="text-2xl">
              {section.title}
            </h2>
            {section.blocks.map((block) => (
              <LegalText key={toPlainText(block)} block={block} contactEmail={contactEmail} />
            ))}
          </section>
        ))}
        {children}
      </article>
    </Container>
  );
}
