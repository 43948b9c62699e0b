import { createFileRoute, Outlet } from '@tanstack/react-router';
import { privateHead } from '../../-context.ts';

export const Route = createFileRoute('/admin/_area/content')({
  head: privateHead('Content'),
  component: Outlet,
});
