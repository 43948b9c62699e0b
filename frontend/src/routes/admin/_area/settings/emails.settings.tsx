import { createFileRoute } from '@tanstack/react-router';
import { MailSettingsPage } from '@/features/admin/email/mails/mail-settings-page.tsx';
import { privateHead } from '../../../-context.ts';

export const Route = createFileRoute('/admin/_area/settings/emails/settings')({
  head: privateHead('Email settings'),
  component: MailSettingsPage,
});
