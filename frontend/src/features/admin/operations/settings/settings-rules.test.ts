import { describe, expect, it } from 'vitest';
import { checkSettings, type SettingsInputs, toInput } from './settings-rules.ts';

const texts: SettingsInputs = {
  siteName: ' Nodi Studio ',
  siteDescription: 'Apps and design',
  contactEmail: 'hello@nodi.example',
  enableRegistration: 'on',
  maintenanceMode: '',
  requireSecondFactor: '',
  theme: 'light',
};
const read = {
  siteName: 'Nodi Studio',
  siteDescription: 'Apps and design',
  contactEmail: 'hello@nodi.example',
  enableRegistration: true,
  maintenanceMode: false,
  requireSecondFactor: false,
  theme: null,
  version: 7,
  updated_at: null,
};

describe('checkSettings', () => {
  it('accepts valid settings', () => {
    expect(checkSettings(texts)).toEqual({});
  });
  it.each([
    [{ siteName: '  ' }, 'siteName'],
    [{ siteName: 'a'.repeat(61) }, 'siteName'],
    [{ siteDescription: '' }, 'siteDescription'],
    [{ siteDescription: 'a'.repeat(301) }, 'siteDescription'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
  ] as const)('rejects %j', (change, field) => {
    expect(Object.keys(checkSettings({ ...texts, ...change }))).toEqual([field]);
  });
});

describe('toInput', () => {
  it('sends switches as booleans, trimmed texts, and the version that was read', () => {
    expect(toInput(texts, read, false)).toEqual({
      siteName: 'Nodi Studio',
      siteDescription: 'Apps and design',
      contactEmail: 'hello@nodi.example',
      enableRegistration: true,
      maintenanceMode: false,
      requireSecondFactor: false,
      theme: null,
      version: 7,
    });
  });
  it('sends a theme only when it is or was selected', () => {
    expect(toInput(texts, read, true).theme).toBe('light');
    expect(toInput(texts, { ...read, theme: 'dark' }, false).theme).toBe('dark');
  });
});
