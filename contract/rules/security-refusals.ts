import { msg } from '../i18n/macros.ts';

/** Refusals about vulnerabilities, bills of materials and data exports. */
export const SECURITY_REFUSALS = {
  productLines: msg`Please enter the product in one line`,
  advisoryLines: msg`Please use one line`,
  sbomFile: msg`Please choose a JSON file of at most 5 MB, in CycloneDX or SPDX`,
  sbomNone: msg`This release has no bill of materials`,
  exportRunning: msg`Your data export is already being prepared`,
  exportMissing: msg`No finished data export found`,
  exportEnded: msg`This file was removed. Please request a new export.`,
};
