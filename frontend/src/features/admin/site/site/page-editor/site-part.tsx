import { useCallback } from 'react';
import type { SectionConfig } from '../site-field.ts';
import { SiteForm } from '../site-form.tsx';
import { topicSection } from '../topic-labels.ts';
import { TopicsForm } from '../topics-form.tsx';
import type { PagePart, PartContext } from './page-part.ts';

interface SitePartProps extends PartContext {
  readonly config: SectionConfig;
}

function SitePart({ config, site, onReload, onDraft }: SitePartProps) {
  const { section } = config;
  const report = useCallback((draft: object) => onDraft(section, draft), [onDraft, section]);
  const topics = topicSection(config);
  const shared = { sectionConfig: config, site, onReload };
  return topics ? <TopicsForm section={topics} {...shared} /> : <SiteForm {...shared} onDraft={report} />;
}

/** A section of the site's texts as a part of a page. */
export const sitePart = (config: SectionConfig, anchor: string | null): PagePart => ({
  id: config.id,
  label: config.label,
  line: config.line,
  anchor,
  needs: 'adminUpdateSite',
  content: (context) => <SitePart config={config} {...context} />,
});
