import { Skeleton } from '@/components/ui/skeleton.tsx';

const tabs = ['one', 'two', 'three'];

/** Placeholders for tabs and chart while the figures load. */
export function ReportSkeleton() {
  return (
    <div aria-hidden="true">
      <div className="grid grid-cols-3 gap-6 pb-4">
        {tabs.map((tab) => (
          <Skeleton key={tab} className="h-14 w-full" />
        ))}
      </div>
      <Skeleton className="mt-6 h-75 w-full" />
    </div>
  );
}
