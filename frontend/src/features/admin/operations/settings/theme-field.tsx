import { useState } from 'react';
import type { Theme } from '@/api/generated/model.ts';
import { SelectField } from '../../kit/select-field.tsx';

interface ThemeFieldProps {
  /** Null until an administrator sets one. */
  readonly theme: Theme | null;
  readonly onChoose: () => void;
}

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
];

const EFFECTS: Record<string, string> = {
  light: 'Visitors who haven’t picked a theme see the light theme.',
  dark: 'Visitors who haven’t picked a theme see the dark theme.',
  system: 'Visitors who haven’t picked a theme see the one their device prefers.',
};

/** The default theme of visitors. Until it is changed here, each visitor's device decides. */
export function ThemeField({ theme, onChoose }: ThemeFieldProps) {
  const [previewed, setPreviewed] = useState<string | null>(theme);
  return (
    <SelectField
      name="theme"
      label="Default Theme"
      options={options}
      defaultValue={theme ?? 'light'}
      onChange={({ currentTarget }) => {
        setPreviewed(currentTarget.value);
        onChoose();
      }}
      help={previewed === null ? 'Default: follows each visitor’s device.' : EFFECTS[previewed]}
      className="sm:max-w-60"
    />
  );
}
