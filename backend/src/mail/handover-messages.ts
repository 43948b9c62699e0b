import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import type { ExampleContext } from './owner-examples.ts';

const REASON = msg`we are working on a project with you`;

/** To the client: the handover of the project waits for a signature. */
export function handoverMail(
  to: MailMessage['to'],
  { project, link }: { project: string; link: string },
  at: Date,
): MailMessage {
  return compose({
    kind: 'project-handover',
    to,
    subject: msg`Please sign: handover of ${project}`,
    heading: msg`Your project is ready for handover`,
    parts: [
      paragraph(
        msg`The handover of “${project}” lists the files, the source code and the rights that you receive. Please read it, then sign it with your name.`,
      ),
      action(msg`Review and sign`, link),
      paragraph(msg`Opening the link doesn’t sign anything. If something is missing, write to us on the same page.`),
    ],
    why: REASON,
    expiresAt: inAWeek(at),
  });
}

interface SignedHandover {
  leadId: string;
  project: string;
  sha256: string;
  /** undefined when the link of the project was revoked */
  link: string | undefined;
}

/** Confirms the signature, with the sealed PDF. */
export function signedHandoverMail(
  to: MailMessage['to'],
  { leadId, project, sha256, link }: SignedHandover,
  at: Date,
): MailMessage {
  return compose({
    kind: 'project-handover-signed',
    to,
    subject: msg`Handover of ${project} signed`,
    heading: msg`Thank you, the handover is signed`,
    parts: [
      paragraph(msg`You have signed the handover of “${project}”. It is attached as a sealed PDF.`),
      { kind: 'facts', rows: [[msg`Fingerprint of the PDF (SHA-256)`, sha256]] },
      ...(link === undefined ? [] : [action(msg`Open the project`, link)]),
    ],
    attachment: { handoverId: leadId },
    why: REASON,
    expiresAt: inAWeek(at),
  });
}

export function handoverExamples({
  to,
  publicUrl,
  at,
}: Pick<ExampleContext, 'to' | 'publicUrl' | 'at'>): MailMessage[] {
  const project = writeText(to.language, msg`Web development`);
  const link = `${publicUrl}/project`;
  const leadId = '00000000-0000-4000-8000-000000000000';
  return [
    handoverMail(to, { project, link }, at),
    signedHandoverMail(to, { leadId, project, sha256: 'a3'.repeat(32), link }, at),
  ];
}
