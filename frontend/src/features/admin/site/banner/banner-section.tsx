import { type ComponentProps, useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetBanner } from '@/api/generated/admin-banner/admin-banner.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { ContentFrame } from '../../kit/content/content-frame.tsx';
import { BannerForm } from './banner-form.tsx';

interface BannerEditorProps {
  readonly onDraft?: ComponentProps<typeof BannerForm>['onDraft'];
}

/** The promo banner of the public pages, loaded and edited. */
export function BannerEditor({ onDraft }: BannerEditorProps) {
  const query = useAdminGetBanner();
  const [round, setRound] = useState(0);
  const reload = async () => {
    await query.refetch();
    setRound((now) => now + 1);
  };
  return (
    <QueryState
      failure={ErrorPage}
      query={query}
      loading="Loading the banner"
      toMessage={(error) => errorMessage(error, 'Failed to fetch the banner')}
    >
      {(banner) => <BannerForm key={round} banner={banner} onReload={() => void reload()} onDraft={onDraft} />}
    </QueryState>
  );
}

export const BannerSection = () => (
  <ContentFrame section="banner">
    <BannerEditor />
  </ContentFrame>
);
