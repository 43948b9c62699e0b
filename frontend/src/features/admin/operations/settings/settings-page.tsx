import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useId, useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import {
  getAdminGetSettingsQueryKey,
  useAdminGetSettings,
  useAdminUpdateSettings,
} from '@/api/generated/admin-settings/admin-settings.ts';
import type { AdminSettings } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';
import {
  adminSettingsInputSiteDescriptionMax,
  adminSettingsInputSiteNameMax,
} from '@/api/generated/zod/schemas/adminSettingsInput.zod.ts';
import { ErrorPage } from '@/components/feedback/error-page.tsx';
import { QueryState } from '@/components/feedback/query-state.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Field } from '@/components/ui/field.tsx';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { AdminPage } from '../../kit/admin-page.tsx';
import { FailureBanner } from '../../kit/failure-banner.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { SettingsFooter, SettingsGroup, SettingsSkeleton } from '../../kit/settings-group.tsx';
import { SwitchField } from '../../kit/switch-field.tsx';
import { TextAreaField } from '../../kit/text-area-field.tsx';
import { NO_CACHE } from '../../kit/use-draft-form.ts';
import { checkSettings, settingsFields, toInput } from './settings-rules.ts';
import { ThemeField } from './theme-field.tsx';

/** State of the settings form: saves, and reports the result. */
function useSettingsForm(settings: AdminSettings) {
  const client = useQueryClient();
  const router = useRouter();
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateSettings();
  const [themeChosen, setThemeChosen] = useState(false);
  const form = useForm({
    fields: settingsFields,
    draftKey: 'settings',
    check: checkSettings,
    send: async (inputs) => {
      const saved = await mutateAsync({ data: toInput(inputs, settings, themeChosen) });
      client.setQueryData(getAdminGetSettingsQueryKey(), saved);
      show({ tone: 'success', text: 'Settings updated successfully' });
      await client.invalidateQueries({ queryKey: getGetSiteQueryKey() });
      await router.invalidate(); // the title of this page contains the name
    },
    refused: fieldProblems,
    /**
     * Another administrator saved first: the message stays above the form, with a button that loads what is stored now.
     */
    toMessage: (error) => {
      const text = errorMessage(error, 'Failed to update settings');
      if (hasStatus(error, 409)) return text;
      show({ tone: 'danger', text });
      return null;
    },
    isChanged: isFormChanged,
  });
  return { ...form, chooseTheme: () => setThemeChosen(true), dirty: form.dirty || themeChosen };
}

interface SettingsFormProps {
  /** The settings as loaded; change the form's key after reloading them. */
  readonly settings: AdminSettings;
  /** Saved or reloaded: this form replaces the one that had the focus. */
  readonly renewed: boolean;
  /** Refetches the settings and discards the typed text. */
  readonly onReload: () => void;
}

/** All settings in one form. Unsaved changes are never lost without confirmation. */
function SettingsForm({ settings, renewed, onReload }: SettingsFormProps) {
  const id = useId();
  const { form, busy, dirty, failure, problem, chooseTheme } = useSettingsForm(settings);
  useEffect(() => {
    if (renewed && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[id="${id}"] [type="submit"]`)?.focus({ preventScroll: true });
  }, [renewed, id]);
  const [closing, setClosing] = useState(settings.maintenanceMode);
  return (
    <AdminPage title="Settings">
      <FailureBanner failure={failure} stale onReload={onReload} className="mb-6" />
      <form id={id} noValidate {...form}>
        <SettingsGroup
          title="General"
          line="Shown in page titles, header, footer and emails; the description in search results."
        >
          <div className="grid gap-y-2">
            <Field
              name="siteName"
              label="Site Name"
              required
              maxLength={adminSettingsInputSiteNameMax}
              autoComplete="off"
              defaultValue={settings.siteName}
              error={problem('siteName')}
            />
            <TextAreaField
              name="siteDescription"
              label="Site Description"
              required
              rows={3}
              maxLength={adminSettingsInputSiteDescriptionMax}
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
              help="Shown on the contact page. Contact form messages are sent here."
              error={problem('contactEmail')}
            />
          </div>
        </SettingsGroup>
        <SettingsGroup title="Access" line="Registration, visibility and admin sign-in. Changes apply immediately.">
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
              Visitors and customers see a maintenance page. You and other administrators still see everything.
            </p>
          ) : null}
          <hr className="my-4 border-border" />
          <SwitchField
            name="requireSecondFactor"
            label="Require two-step sign-in"
            help="Administrators must set up an app or passkey"
            defaultChecked={settings.requireSecondFactor}
            error={problem('requireSecondFactor')}
          />
        </SettingsGroup>
        <SettingsGroup title="Appearance" line="How the site looks on a first visit.">
          <ThemeField theme={settings.theme} onChoose={chooseTheme} />
        </SettingsGroup>
        <SettingsFooter>
          <span role="status" className="text-sm text-muted-foreground">
            {dirty ? 'Unsaved changes' : ''}
          </span>
          <Button type="submit" busy={busy}>
            Save Changes
          </Button>
        </SettingsFooter>
      </form>
      <LeaveGuard dirty={dirty}>You have unsaved changes.</LeaveGuard>
    </AdminPage>
  );
}

/** Settings of the site. */
export function SettingsPage() {
  const query = useAdminGetSettings({ query: NO_CACHE });
  const { data, dataUpdatedAt, refetch } = query;
  const [first, setFirst] = useState(0);
  if (data && first === 0) setFirst(dataUpdatedAt);
  if (data)
    return (
      <SettingsForm
        key={dataUpdatedAt}
        settings={data}
        renewed={first !== 0 && first !== dataUpdatedAt}
        onReload={() => void refetch()}
      />
    );
  return (
    <AdminPage title="Settings">
      <QueryState
        failure={ErrorPage}
        query={query}
        loading="Loading settings"
        skeleton={<SettingsSkeleton />}
        toMessage={(error) => errorMessage(error, 'Failed to fetch settings')}
      >
        {() => null}
      </QueryState>
    </AdminPage>
  );
}
