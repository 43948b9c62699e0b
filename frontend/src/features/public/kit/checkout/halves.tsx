import type { ReactNode } from 'react';
import { River } from '@/components/brand/river.tsx';

interface HalfProps {
  readonly children: ReactNode;
}

/** What is bought, on the dark surface up to the window's edge; on small screens above the paper half. */
export const DarkHalf = ({ children }: HalfProps) => (
  <div className="dark deep relative overflow-clip lg:row-span-2">
    <River className="absolute -end-24 -bottom-40 h-[44rem] text-deep-line/30 mask-t-from-40% max-lg:hidden" />
    <div className="relative ms-auto w-full px-(--edge) pt-6 pb-8 lg:max-w-[calc(37.5rem+var(--edge))] lg:pt-10 lg:pe-[min(5rem,6vw)] lg:pb-20">
      {children}
    </div>
  </div>
);

/** What the customer does, on paper. */
export const PaperHalf = ({ children }: HalfProps) => (
  <div className="w-full px-(--edge) pt-10 lg:max-w-[calc(37.5rem+var(--edge))] lg:pt-16 lg:ps-[min(5rem,6vw)]">
    {children}
  </div>
);
