import { PageContents } from '@/components/layout/page-contents.tsx';
import { Container } from '@/components/ui/container.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';

interface TextPageProps {
  readonly title: string;
  /** The day of the last change, for people; null where it is of no use. */
  readonly changed: string | null;
  readonly parts: readonly { readonly id: string; readonly title: string }[];
  /** Finished HTML of the API. */
  readonly html: string;
}

/** With fewer parts there is nothing to find one's way in. */
const CONTENTS_FROM = 3;

/** A page of the owner's own, to read and to print: contents beside the text where it has several parts. */
export function TextPage({ title, changed, parts, html }: TextPageProps) {
  const hasContents = parts.length >= CONTENTS_FROM;
  return (
    <Container className="legal grid grid-cols-[minmax(0,1fr)] gap-x-6 pt-8 pb-20 lg:grid-cols-12 lg:pt-16 lg:pb-32">
      <header className="border-b border-border pb-8 lg:col-span-full lg:pb-14">
        <h1 className="text-6xl tracking-[-0.022em]">{title}</h1>
        {changed ? <p className="mt-5 text-lg text-muted-foreground">{`Last updated ${changed}`}</p> : null}
      </header>
      {hasContents ? (
        <div className="pt-8 lg:sticky lg:top-0 lg:col-span-4 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:pt-12 lg:pr-10 lg:pb-8">
          <PageContents sections={parts} />
        </div>
      ) : null}
      <article className="max-w-[38rem] min-w-0 pt-12 lg:col-span-8">
        <RenderedText html={html} />
      </article>
    </Container>
  );
}
