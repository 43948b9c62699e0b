import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { formatDownloads } from '@/lib/content-figures.ts';
import { detectLanguage } from '@/lib/detect-language.ts';
import { BETWEEN_MARGINS } from '@/lib/picture-sizes.ts';
import { topicName } from '@/lib/topic-name.ts';
import { Picture, type PictureData } from '../ui/picture.tsx';

/** Large next to two others, one column of three, or a full row. */
export type ProjectShape = 'lead' | 'third' | 'row';

interface ProjectCardProps {
  readonly project: {
    readonly id: number;
    readonly title: string;
    readonly description: string;
    readonly category: string;
    readonly downloads: string;
    readonly badges: readonly string[];
    readonly image: PictureData;
  };
  readonly shape: ProjectShape;
}

const LARGE = `(min-width: 1280px) 792px, (min-width: 1024px) 62vw, ${BETWEEN_MARGINS}`;

/** The pictures' `sizes`; the widths follow from styles/home.css. */
const sizes: Record<ProjectShape, string> = {
  lead: LARGE,
  third: `(min-width: 1280px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 46vw, ${BETWEEN_MARGINS}`,
  row: LARGE,
};

/** A project, shown mainly by its picture. The title's link covers the card. */
export function ProjectCard({ project, shape }: ProjectCardProps) {
  const downloads = formatDownloads(project.downloads);
  const isNew = project.badges.includes('New');
  return (
    <article className={clsx('project group', `project-${shape}`)}>
      <Picture picture={project.image} sizes={sizes[shape]} className="project-picture rounded-xl" />
      <div className="min-w-0">
        <p className="text-sm font-semibold text-primary">{topicName(project.category)}</p>
        <h3 lang={detectLanguage(project.title)} className="project-title mt-1">
          <Link
            to="/product/$id"
            params={{ id: String(project.id) }}
            className="decoration-primary decoration-2 underline-offset-[0.18em] group-hover:underline after:absolute after:inset-0 after:rounded-xl"
          >
            {project.title}
          </Link>
        </h3>
        <p className="project-about text-muted-foreground">{project.description}</p>
        <p className="project-facts flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted-foreground tabular-nums">
          {isNew ? (
            <span className="rounded-md bg-marigold px-2 text-xs leading-6 font-semibold text-marigold-foreground">
              <Trans>New</Trans>
            </span>
          ) : null}
          {project.downloads === '0' ? null : <span>{t`${downloads} downloads`}</span>}
        </p>
      </div>
    </article>
  );
}
