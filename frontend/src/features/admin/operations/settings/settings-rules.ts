import { type AdminSettings, type AdminSettingsInput, Theme } from '@/api/generated/model.ts';
import {
  adminSettingsInputSiteDescriptionMax,
  adminSettingsInputSiteNameMax,
} from '@/api/generated/zod/schemas/adminSettingsInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';
import { findMissing, INVALID_EMAIL, isEmail } from '../../kit/check-text.ts';

/** Controls in reading order; the last one holds the theme once it has been changed here. */
export const settingsFields = [
  'siteName',
  'siteDescription',
  'contactEmail',
  'enableRegistration',
  'maintenanceMode',
  'requireSecondFactor',
  'theme',
] as const;

export type SettingsField = (typeof settingsFields)[number];
export type SettingsInputs = Record<SettingsField, string>;

/** What the server would refuse, as a message for each field. */
export function checkSettings(inputs: SettingsInputs): FieldProblems<SettingsField> {
  const problems: FieldProblems<SettingsField> = findMissing(inputs, {
    siteName: 'Please enter the name of the site',
    siteDescription: 'Please enter a description',
  });
  if (inputs.siteName.trim().length > adminSettingsInputSiteNameMax)
    problems.siteName = `Please keep the name within ${adminSettingsInputSiteNameMax} characters`;
  if (inputs.siteDescription.trim().length > adminSettingsInputSiteDescriptionMax)
    problems.siteDescription = `Please keep the description within ${adminSettingsInputSiteDescriptionMax} characters`;
  if (!isEmail(inputs.contactEmail)) problems.contactEmail = INVALID_EMAIL;
  return problems;
}

const isTheme = (text: string): text is Theme => Object.values<string>(Theme).includes(text);

/**
 * The request body.
 * @param selected whether the theme was changed here; saving must not turn a merely displayed default into a setting
 */
export function toInput(inputs: SettingsInputs, read: AdminSettings, selected: boolean): AdminSettingsInput {
  return {
    siteName: inputs.siteName.trim(),
    siteDescription: inputs.siteDescription.trim(),
    contactEmail: inputs.contactEmail.trim(),
    enableRegistration: inputs.enableRegistration !== '',
    maintenanceMode: inputs.maintenanceMode !== '',
    requireSecondFactor: inputs.requireSecondFactor !== '',
    theme: selected && isTheme(inputs.theme) ? inputs.theme : read.theme,
    version: read.version,
  };
}
