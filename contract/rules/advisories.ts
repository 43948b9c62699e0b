import { isOneLine, toPlainLines } from './text.ts';

/** A vulnerability that a release fixes. */
interface Advisory {
  reference: string;
  severity: 'low' | 'medium' | 'high' | 'critical';
  affected: string;
  summary: string;
}

/** A bill of materials is read by programs; larger files are something else. */
const MAX_SBOM_BYTES = 5 * 1024 * 1024;

/** Trimmed. */
export const toAdvisories = (advisories: readonly Advisory[]): Advisory[] =>
  advisories.map(({ reference, severity, affected, summary }) => ({
    reference: reference.trim(),
    severity,
    affected: affected.trim(),
    summary: toPlainLines(summary),
  }));

/** The first field that must be one line and is not, such as `advisories.0.affected`. */
export function findMultilineField(advisories: readonly Advisory[]): string | undefined {
  for (const [at, { reference, affected }] of advisories.entries()) {
    if (!isOneLine(reference)) return `advisories.${at}.reference`;
    if (!isOneLine(affected)) return `advisories.${at}.affected`;
  }
  return undefined;
}

/** Whether an uploaded file can be a bill of materials. */
export const isSbomFile = ({ name, size_bytes }: { name: string; size_bytes: number }): boolean =>
  /\.json$/i.test(name) && size_bytes <= MAX_SBOM_BYTES;
