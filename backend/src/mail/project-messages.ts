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
    subject: msg`Your project page: ${project}`,
    heading: msg`Your project page is ready`,
    parts: [
      paragraph(msg`See the current phase, files, decisions, invoices and messages of “${project}” in one place.`),
      action(msg`Open the project`, link),
      paragraph(
        msg`Anyone with this link can see and accept your quotes, view and pay invoices, approve files and message us. Please don’t share it.`,
      ),
    ],
    why: msg`we are working on a project with you`,
    expiresAt: inAWeek(at),
  });
}

interface MailedPerson {
  organisation: string;
  /** name of the client who invites; empty for the studio */
  invitedBy: string;
  /** at least one */
  projects: { title: string; link: string }[];
}

/** Sends a person of an organisation the links to its projects. */
export function projectPersonMail(
  to: MailMessage['to'],
  { organisation, invitedBy, projects }: MailedPerson,
  at: Date,
): MailMessage {
  const project = projects[0]?.title ?? '';
  return compose({
    kind: 'project-person',
    to,
    subject:
      invitedBy === ''
        ? msg`Your access to a project: ${project}`
        : msg`${invitedBy} invited you to a project: ${project}`,
    heading: msg`You now have access to ${organisation}’s projects`,
    parts: [
      paragraph(msg`The page shows what you may read, approve or pay for ${organisation}.`),
      ...projects.map(({ title, link }) => action(msg`Open “${title}”`, link)),
      paragraph(msg`This link is personal: decisions made with it are signed with your name. Please don’t share it.`),
    ],
    why: msg`someone gave you access to a project`,
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
      paragraph(msg`Opening the link doesn’t approve anything.`),
    ],
    why: msg`we are working on a project with you`,
    expiresAt: inAWeek(at),
  });
}

interface MailedComments extends MailedProject {
  /** oldest first */
  comments: { title: string; number: number; text: string }[];
}

/** In one email; the page has the others. */
const MAX_MAILED = 10;

/** To the client: what the studio has written at marks on pictures. */
export function projectMarksMail(
  to: MailMessage['to'],
  { project, comments, link }: MailedComments,
  at: Date,
): MailMessage {
  const more = comments.length - MAX_MAILED;
  return compose({
    kind: 'project-marks',
    to,
    subject: msg`New comments on your project: ${project}`,
    heading: msg`We commented on your files`,
    parts: [
      ...comments
        .slice(0, MAX_MAILED)
        .flatMap(({ title, number, text }) => [
          paragraph(msg`${title}, mark ${number}:`),
          { kind: 'quote' as const, text },
        ]),
      ...(more > 0 ? [paragraph(msg`Further comments: ${more}`)] : []),
      action(msg`View and reply`, link),
    ],
    why: msg`we are working on a project with you`,
    expiresAt: inAWeek(at),
  });
}

interface MailedChange extends MailedProject {
  title: string;
  decision: 'free' | 'declined';
  /** may be empty */
  reason: string;
}

/** To the client: a change request was answered without a quote. */
export function projectChangeMail(
  to: MailMessage['to'],
  { title, decision, reason, link }: MailedChange,
  at: Date,
): MailMessage {
  const isFree = decision === 'free';
  return compose({
    kind: 'project-change',
    to,
    subject: isFree ? msg`Change accepted at no extra cost` : msg`Change request declined`,
    heading: isFree ? msg`We’ll make this change at no extra cost` : msg`We can’t make this change`,
    parts: [
      paragraph(
        isFree
          ? msg`The change “${title}” is now part of your project at no extra cost.`
          : msg`We declined the change “${title}” for this reason:`,
      ),
      ...(reason === '' ? [] : [{ kind: 'quote' as const, text: reason }]),
      action(msg`Open the project`, link),
    ],
    why: msg`we are working on a project with you`,
    expiresAt: inAWeek(at),
  });
}

/** Customer emails about the page of a project. */
export function projectExamples({ to, publicUrl, at }: Pick<ExampleContext, 'to' | 'publicUrl' | 'at'>): MailMessage[] {
  const project = writeText(to.language, msg`Web development`);
  const title = writeText(to.language, msg`Screen designs`);
  const link = `${publicUrl}/project`;
  return [
    projectMail(to, { project, link }, at),
    projectPersonMail(
      to,
      { organisation: 'Rahman Ferries', invitedBy: 'Nadia Rahman', projects: [{ title: project, link }] },
      at,
    ),
    projectFileMail(to, { project, title, version: 1, note: '', link }, at),
    projectMarksMail(
      to,
      { project, comments: [{ title, number: 1, text: writeText(to.language, msg`The button is larger now.`) }], link },
      at,
    ),
    projectChangeMail(
      to,
      { project, title: writeText(to.language, msg`A dark theme`), decision: 'free', reason: '', link },
      at,
    ),
  ];
}
