import { useState } from 'react';
import { errorMessage } from '@/api/api-error.ts';
import { useAdminGetBanner } from '@/api/generated/admin-banner/admin-banner.ts';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { ContentPartFrame } from '../../kit/content/content-frame.tsx';
import { usePageEditing } from '../../kit/content/page-editing.ts';
import { BannerForm } from './banner-form.tsx';

/** The promo banner of the public pages. */
export function BannerSection() {
  const editing = usePageEditing();
  const query = useAdminGetBanner();
  const [round, setRound] = useState(0);
  const reload = async () => {
    await query.refetch();
    setRound((now) => now + 1);
  };
  return (
    <ContentPartFrame id="banner" label="Banner">
      <QueryState
        query={query}
        loading="Loading the banner"
        toMessage={(error) => errorMessage(error, 'Failed to fetch the banner')}
      >
        {(banner) => (
          <BannerForm key={round} banner={banner} onReload={() => void reload()} onDraft={editing?.onBannerDraft} />
        )}
      </QueryState>
    </ContentPartFrame>
  );
}
