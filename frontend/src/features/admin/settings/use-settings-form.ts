import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hasStatus, messageOf } from '@/api/api-error.ts';
import { getAdminGetSettingsQueryKey, useAdminUpdateSettings } from '@/api/generated/admin-settings/admin-settings.ts';
import type { AdminSettings } from '@/api/generated/model.ts';
import { getGetSiteQueryKey } from '@/api/generated/site/site.ts';
import { useToast } from '@/hooks/use-toast.ts';
import { useSheetForm } from '../kit/use-sheet-form.ts';
import { checkSettings, settingsFields, toInput } from './settings-rules.ts';

/** The settings form over what was read: saves, tells how it went, and knows when somebody else was faster. */
export function useSettingsForm(settings: AdminSettings) {
  const client = useQueryClient();
  const router = useRouter();
  const { show } = useToast();
  const { mutateAsync } = useAdminUpdateSettings();
  const [themeChosen, setThemeChosen] = useState(false);
  const [stale, setStale] = useState<string | null>(null);
  const form = useSheetForm({
    fields: settingsFields,
    check: checkSettings,
    send: async (texts) => {
      setStale(null);
      const saved = await mutateAsync({ data: toInput(texts, settings, themeChosen) });
      client.setQueryData(getAdminGetSettingsQueryKey(), saved);
      show({ tone: 'success', text: 'Settings updated successfully' });
      await client.invalidateQueries({ queryKey: getGetSiteQueryKey() });
      await router.invalidate(); // the title of this page carries the name
    },
    explain: (error) => {
      const text = messageOf(error, 'Failed to update settings');
      if (hasStatus(error, 409)) setStale(text);
      else show({ tone: 'danger', text });
      return text;
    },
  });
  return { ...form, stale, chooseTheme: () => setThemeChosen(true), dirty: form.dirty || themeChosen };
}
