import { createFileRoute } from '@tanstack/react-router';
import { privateHead } from '../-context.ts';
import { UpcomingPanel } from './-upcoming-panel.tsx';

export const Route = createFileRoute('/dashboard/downloads')({
  head: ({ match: { context, pathname } }) => privateHead(context, 'My Downloads', pathname),
  component: DownloadsPage,
});

function DownloadsPage() {
  return <UpcomingPanel title="My Downloads" line="The files of your orders, ready to fetch again." />;
}
