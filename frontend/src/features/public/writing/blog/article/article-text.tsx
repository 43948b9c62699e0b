import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Fragment, type ReactNode } from 'react';
import type { Post } from '@/api/generated/model.ts';
import { Badge } from '@/components/ui/badge.tsx';
import { Picture } from '@/components/ui/picture.tsx';
import { RenderedText } from '@/components/ui/rendered-text.tsx';
import { UntranslatedNote } from '@/components/ui/untranslated-note.tsx';
import { detectLanguage } from '@/lib/detect-language.ts';
import { topicName } from '@/lib/topic-name.ts';
import { detailIndex, type Paragraph, splitParagraphs } from './paragraphs.ts';

interface ArticleTextProps {
  readonly post: Pick<Post, 'category' | 'excerpt' | 'content' | 'html' | 'tags' | 'image'>;
  /** Next to the category. */
  readonly children?: ReactNode;
}

const VARIANTS: Record<Paragraph['variant'], string | undefined> = {
  plain: undefined,
  opening: 'post-opening',
  turn: 'post-turn',
};

/** As wide as the text, rendered larger than its frame. */
const DETAIL_SIZES = '(min-width: 640px) 1100px, 175vw';

/** As in plain texts: a drop cap needs several lines and a script without marks above its letters. */
const DROP_CAP = /^<p>[A-Za-z][^<]{159}/;

function PlainText({ content, image }: Pick<Post, 'content' | 'image'>) {
  const paragraphs = splitParagraphs(content);
  const detailPosition = detailIndex(paragraphs);
  return (
    <div className="post-text mt-8">
      {paragraphs.map(({ text, variant }, index) => (
        // Two paragraphs may be identical; their positions distinguish them.
        <Fragment key={`${String(index)}-${variant}`}>
          {index === detailPosition ? (
            <div className="post-detail print:hidden">
              <Picture picture={image} sizes={DETAIL_SIZES} alt="" className="aspect-video" />
            </div>
          ) : null}
          <p lang={detectLanguage(text)} className={VARIANTS[variant]}>
            {text}
          </p>
        </Fragment>
      ))}
    </div>
  );
}

/** The body of an article, from its category to its tags. */
export function ArticleText({ post: { category, excerpt, content, html, tags, image }, children }: ArticleTextProps) {
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge variant="soft">{topicName(category)}</Badge>
        {children}
      </div>
      <UntranslatedNote text={html ?? content} className="mt-5" />
      <p
        lang={detectLanguage(excerpt)}
        className="mt-4 border-b border-border pb-8 text-xl leading-[max(1.4,var(--line-xl))] text-ink-11"
      >
        {excerpt}
      </p>
      {html === null ? (
        <PlainText content={content} image={image} />
      ) : (
        <RenderedText html={html} className={clsx('post-text mt-8', DROP_CAP.test(html) && 'post-opens')} />
      )}
      {tags.length > 0 ? (
        <ul aria-label={t`Tags`} className="mt-10 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {tags.map((tag) => (
            <li key={tag}>
              <Link
                to="/blog"
                search={{ tag }}
                className="inline-flex min-h-11 items-center rounded-md font-semibold text-primary decoration-1 underline-offset-4 hover:underline sm:min-h-9"
              >
                {`#${topicName(tag)}`}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
