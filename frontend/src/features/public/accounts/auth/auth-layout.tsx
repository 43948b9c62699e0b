import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { NoScriptNotice } from '@/components/feedback/no-script-notice.tsx';
import type { StateScene } from '@/components/feedback/state-names.ts';
import { Split } from '@/components/layout/split.tsx';
import { scrollToMessage } from '@/lib/scroll-to-message.ts';

interface AuthLayoutProps {
  /** The picture next to the form when it is closed. */
  readonly scene?: StateScene | undefined;
  readonly title: string;
  /** The page's lead text; `message` replaces it after a failure, so that nothing moves. */
  readonly line: string;
  readonly message: string | null;
  /** A success message in the same position, unless there is a failure. */
  readonly notice?: string | null | undefined;
  readonly children: ReactNode;
}

/** A heading, one line and a form. */
export function AuthLayout({ scene, title, line, message, notice = null, children }: AuthLayoutProps) {
  return (
    <Split scene={scene}>
      <div className="sm:max-w-form">
        <h1 className="text-4xl">{title}</h1>
        <div className="mt-3 mb-2 min-h-18">
          {message || notice ? (
            <div key={message ?? notice} ref={scrollToMessage}>
              <Banner tone={message ? 'danger' : 'success'}>{message ?? notice}</Banner>
            </div>
          ) : (
            <p className="text-muted-foreground">{line}</p>
          )}
        </div>
        <NoScriptNotice feature={t`This form`} />
        {children}
      </div>
    </Split>
  );
}
