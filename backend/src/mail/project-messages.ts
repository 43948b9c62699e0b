import { msg } from '../../../contract/i18n/macros.ts';
import { writeText } from '../../../contract/i18n/message.ts';
import { action, compose, inAWeek, paragraph } from './compose.ts';
import type { MailMessage } from './mailer.ts';
import type { ExampleContext } from './owner-examples.ts';

interface MailedProject {
  project: string;
  /** to its page */
  link: string;
}

/** To the client: where the project can be followed. */
export function projectMail(to: MailMessage['to'], { project, link }: MailedProject, at: Date): MailMessage {
  return compose({
    kind: 'project',
    to,
    subject: msg`The page of your project: ${project}`,
    heading: msg`Your project has a page`,
    parts: [
      paragraph(
        msg`You can follow “${project}” on one page: the current phase, files, decisions, invoices and messages.`,
      ),
      action(msg`Open the project`, link),
      paragraph(msg`Anyone with this link can open the page, approve files and write to us, so keep it to yourself.`),
    ],
    why: msg`we are working on a project with you`,
    expiresAt: inAWeek(at),
  });
}

interface MailedFile extends MailedProject {
  title: string;
  version: number;
  /** may be empty */
  note: string;
}

/** To the client: a file waits for an approval. */
export function projectFileMail(
  to: MailMessage['to'],
  { project, title, version, note, link }: MailedFile,
  at: Date,
): MailMessage {
  const isNew = version > 1;
  return compose({
    kind: 'project-file',
    to,
    subject: isNew ? msg`For your approval: ${title}, version ${version}` : msg`For your approval: ${title}`,
    heading: isNew ? msg`${title}, version ${version}` : title,
    parts: [
      paragraph(
        msg`We have added a file to “${project}”. Please look at it, then approve it or tell us what should change.`,
      ),
      ...(note === '' ? [] : [{ kind: 'quote' as const, text: note }]),
      action(msg`View and reply`, link),
      paragraph(msg`Opening the link approves nothing.`),
    ],
    why: msg`we are working on a project with you`,
    expiresAt: inAWeek(at),
  });
}

/** Customer emails about the page of a project. */
export function projectExamples({ to, publicUrl, at }: Pick<ExampleContext, 'to' | 'publicUrl' | 'at'>): MailMessage[] {
  const project = writeText(to.language, msg`Web development`);
  const title = writeText(to.language, msg`Design of the screens`);
  const link = `${publicUrl}/project`;
  return [
    projectMail(to, { project, link }, at),
    projectFileMail(to, { project, title, version: 1, note: '', link }, at),
  ];
}
