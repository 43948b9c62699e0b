import type { ReactNode } from 'react';
import { Banner } from '@/components/feedback/banner.tsx';
import { Split } from '@/components/layout/split.tsx';

interface AuthLayoutProps {
  readonly title: string;
  /** What the visitor gets here; its place is taken by `message` when something went wrong, so nothing moves. */
  readonly line: string;
  readonly message: string | null;
  readonly children: ReactNode;
}

/** Heading, one line and a form. */
export function AuthLayout({ title, line, message, children }: AuthLayoutProps) {
  return (
    <Split>
      <div className="lg:max-w-form">
        <h1 className="text-4xl">{title}</h1>
        <div className="mt-3 mb-2 min-h-18">
          {message ? <Banner tone="danger">{message}</Banner> : <p className="text-muted">{line}</p>}
        </div>
        {children}
      </div>
    </Split>
  );
}
