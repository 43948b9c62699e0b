import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorMessage, hasStatus } from '@/api/api-error.ts';
import { fieldProblems } from '@/api/field-problems.ts';
import { getAdminGetSettingsQueryKey, useAdminUpdateSettings } from '@/api/generated/admin-settings/admin-settings.ts';
import type { AdminSettings } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';
import { useForm } from '@/hooks/use-form.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { isFormChanged } from '@/lib/form-changed.ts';
import { checkSettings, settingsFields, toInput } from './settings-rules.ts';

/** State of the settings form: saves, and reports the result. */
export function useSettingsForm(settings: AdminSettings) {
  const client = useQueryClient();
  const router = useRouter();
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateSettings();
  const [themeChosen, setThemeChosen] = useState(false);
  const form = useForm({
    fields: settingsFields,
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
