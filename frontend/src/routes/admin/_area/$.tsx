import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { findCurrentUrl } from '@/features/admin/layout/moved-paths.ts';

/** Addresses of earlier releases lead to where their screen is now; all others are unknown. */
export const Route = createFileRoute('/admin/_area/$')({
  // Not in `beforeLoad`, which is in every visitor's script.
  loader: ({ location }) => {
    const href = findCurrentUrl(location);
    throw href ? redirect({ href, replace: true }) : notFound();
  },
});
