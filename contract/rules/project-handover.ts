import type { Message } from '../i18n/message.ts';
import { REFUSALS } from './refusals.ts';
import { toPlainLines } from './text.ts';

interface HandoverTexts {
  source: string;
  rights: string;
}

/** A handover with its texts trimmed, or the first reason why it cannot be offered. */
export function checkHandover(input: HandoverTexts): HandoverTexts | { field: string; message: Message } {
  const source = toPlainLines(input.source);
  if (source === '') return { field: 'source', message: REFUSALS.handoverSource };
  const rights = toPlainLines(input.rights);
  return rights === '' ? { field: 'rights', message: REFUSALS.handoverRights } : { source, rights };
}

interface ProjectState {
  /** each with its newest version first */
  deliverables: readonly { title: string; versions: readonly { number: number; sha256: string }[] }[];
  deliveries: readonly { product: string; version: string; file: { sha256: string } }[];
}

/** What is handed over now: delivered software, and the newest version of each file. */
export const listHandoverItems = ({ deliverables, deliveries }: ProjectState) => [
  ...deliveries.map(({ product: name, version, file: { sha256 } }) => ({ name, version, sha256 })),
  ...deliverables.flatMap(({ title: name, versions: [newest] }) =>
    newest ? [{ name, version: String(newest.number), sha256: newest.sha256 }] : [],
  ),
];
