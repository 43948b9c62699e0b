import { createFileRoute } from '@tanstack/react-router';
import { SignInPage } from '@/features/admin/accounts/sign-in/sign-in-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/sign-in')({
  head: privateHead('Customer sign-in'),
  component: SignInPage,
});
