import { useBlocker } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { AdminSettings } from '@/api/generated/model.ts';
import { Banner } from '@/components/feedback/banner.tsx';
import { ConfirmDialog } from '@/components/feedback/confirm-dialog.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { AdminPage } from '../kit/admin-page.tsx';
import { SwitchField } from '../kit/switch-field.tsx';
import { TextAreaField } from '../kit/text-area-field.tsx';
import { SettingsGroup } from './settings-group.tsx';
import { DESCRIPTION_MAX, NAME_MAX } from './settings-rules.ts';
import { ThemeField } from './theme-field.tsx';
import { useSettingsForm } from './use-settings-form.ts';

interface SettingsFormProps {
  /** As they were read; give the form another key when they are read again. */
  readonly settings: AdminSettings;
  /** Saved or read again: this form takes the place of the one that had the focus. */
  readonly renewed: boolean;
  /** Reads the settings again and gives up what was typed. */
  readonly onReload: () => void;
}

/** All settings in one form. What is not saved is not lost without a question. */
export function SettingsForm({ settings, renewed, onReload }: SettingsFormProps) {
  const { form, busy, dirty, stale, problem, chooseTheme } = useSettingsForm(settings);
  useEffect(() => {
    if (renewed && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`button[form="${form.id}"]`)?.focus({ preventScroll: true });
  }, [renewed, form.id]);
  const [closing, setClosing] = useState(settings.maintenanceMode);
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: dirty,
    withResolver: true,
  });
  return (
    <AdminPage
      title="Settings"
      note={<span role="status">{dirty ? 'Unsaved changes' : ''}</span>}
      actions={
        <Button type="submit" form={form.id} busy={busy}>
          Save Changes
        </Button>
      }
    >
      {stale ? (
        <Banner
          tone="danger"
          className="mb-6"
          action={
            <Button variant="quiet" size="small" onClick={onReload}>
              Reload
            </Button>
          }
        >
          {stale}
        </Banner>
      ) : null}
      <form {...form}>
        <SettingsGroup
          title="General"
          line="The name stands in the title of every page, in header, footer and mails; the description in search results."
        >
          <div className="grid gap-y-2">
            <Field
              name="siteName"
              label="Site Name"
              required
              maxLength={NAME_MAX}
              autoComplete="off"
              defaultValue={settings.siteName}
              error={problem('siteName')}
            />
            <TextAreaField
              name="siteDescription"
              label="Site Description"
              required
              rows={3}
              maxLength={DESCRIPTION_MAX}
              defaultValue={settings.siteDescription}
              error={problem('siteDescription')}
            />
            <Field
              name="contactEmail"
              label="Contact Email"
              type="email"
              required
              autoComplete="off"
              defaultValue={settings.contactEmail}
              help="Shown on the contact page; messages of its form go here."
              error={problem('contactEmail')}
            />
          </div>
        </SettingsGroup>
        <SettingsGroup title="Access" line="Who may come in. Both take effect at once, for everybody.">
          <SwitchField
            name="enableRegistration"
            label="User Registration"
            help="Allow new users to register"
            defaultChecked={settings.enableRegistration}
          />
          <hr className="my-4 border-border" />
          <SwitchField
            name="maintenanceMode"
            label="Maintenance Mode"
            help="Put site in maintenance mode"
            defaultChecked={settings.maintenanceMode}
            onChange={({ currentTarget }) => setClosing(currentTarget.checked)}
          />
          {closing ? (
            <p className="mt-3 rounded-md bg-warning-soft px-3.5 py-2.5 text-sm text-foreground">
              Visitors and customers see a closed site. You and other administrators still see everything.
            </p>
          ) : null}
        </SettingsGroup>
        <SettingsGroup title="Appearance" line="What the site looks like at the first visit.">
          <ThemeField theme={settings.theme} onChoose={chooseTheme} />
        </SettingsGroup>
      </form>
      <ConfirmDialog
        open={blocker.status === 'blocked'}
        question="Discard your changes?"
        action="Discard"
        onConfirm={() => blocker.proceed?.()}
        onCancel={() => blocker.reset?.()}
      >
        What you have changed is not saved yet.
      </ConfirmDialog>
    </AdminPage>
  );
}
