import { type AdminSettings, type AdminSettingsInput, Theme } from '@/api/generated/model.ts';
import {
  adminSettingsInputSiteDescriptionMax,
  adminSettingsInputSiteNameMax,
} from '@/api/generated/zod/schemas/adminSettingsInput.zod.ts';
import type { FieldProblems } from '@/lib/form-problems.ts';

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
export type SettingsTexts = Record<SettingsField, string>;

/** What the server would refuse, as a message for each field. */
export function checkSettings(texts: SettingsTexts): FieldProblems<SettingsField> {
  const problems: FieldProblems<SettingsField> = {};
  const name = texts.siteName.trim();
  const description = texts.siteDescription.trim();
  if (!name) problems.siteName = 'Please enter the name of the site';
  else if (name.length > adminSettingsInputSiteNameMax)
    problems.siteName = `Please keep the name within ${adminSettingsInputSiteNameMax} characters`;
  if (!description) problems.siteDescription = 'Please enter a description';
  else if (description.length > adminSettingsInputSiteDescriptionMax) {
    problems.siteDescription = `Please keep the description within ${adminSettingsInputSiteDescriptionMax} characters`;
  }
  if (!/^\S+@\S+\.\S+$/.test(texts.contactEmail.trim())) {
    problems.contactEmail = 'Please enter a valid email address';
  }
  return problems;
}

const isTheme = (text: string): text is Theme => Object.values<string>(Theme).includes(text);

/**
 * The request body.
 * @param chosen whether the theme was changed here; saving must not turn a merely displayed default into a setting
 */
export function toInput(texts: SettingsTexts, read: AdminSettings, chosen: boolean): AdminSettingsInput {
  return {
    siteName: texts.siteName.trim(),
    siteDescription: texts.siteDescription.trim(),
    contactEmail: texts.contactEmail.trim(),
    enableRegistration: texts.enableRegistration !== '',
    maintenanceMode: texts.maintenanceMode !== '',
    requireSecondFactor: texts.requireSecondFactor !== '',
    theme: chosen && isTheme(texts.theme) ? texts.theme : read.theme,
    version: read.version,
  };
}
