// Rules for Markdown files: valid links, phrases to avoid, decision records, the length of the README.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { root } from '../exec.mjs';
import { readText, type Sources } from './sources.ts';

/** Every Markdown file of the repository, including untracked ones, by path from the root. */
export function readDocuments(): Sources {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.md'];
  const files = execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  return new Map(
    files.filter((file) => file !== '' && existsSync(join(root, file))).map((file) => [file, readText(file)]),
  );
}

/** Code is not prose: its names are those of the program. */
const withoutCode = (text: string): string =>
  text.replace(/^( *)```[\s\S]*?^\1```/gm, (block) => block.replace(/[^\n]/g, '')).replace(/`[^`\n]*`/g, '');

const lineOf = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchorsOf = (text: string): string[] =>
  [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Relative links to a file or a heading that does not exist. */
export function findBrokenLinks(documents: Sources, exists = (path: string) => existsSync(join(root, path))): string[] {
  const isBroken = (file: string, target: string): boolean => {
    const [path = '', anchor] = target.split('#');
    const linked = path === '' ? file : normalize(join(file, '..', path)).replaceAll('\\', '/');
    if (!documents.has(linked) && !exists(linked)) return true;
    const text = documents.get(linked);
    return anchor !== undefined && text !== undefined && !anchorsOf(text).includes(anchor);
  };
  return [...documents].flatMap(([file, text]) =>
    [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)]
      .filter(([, target = '']) => !/^[a-z]+:/.test(target) && isBroken(file, target))
      .map((link) => `${file}:${lineOf(withoutCode(text), link.index)} ${link[1]}`),
  );
}

/** Idioms of another language, with what an engineer writes instead. */
const PHRASES: Readonly<Record<string, string>> = {
  somebody: 'someone, a customer, an administrator',
  nobody: 'no one, none',
  anybody: 'anyone, without a sign-in',
  everybody: 'everyone, all users',
  whoever: 'a user who',
  'any more': 'no longer',
  'for ever': 'forever, permanently, lifetime',
  '(?:goes|going|go|went|gone) on': 'continues',
  '(?:is|are|was|were|be|been|being) told': 'is notified, is informed',
  '(?:stands?|stood) (?:in|at|on|beside|next|behind|below)': 'is in',
  '(?:lies|lay|lying) (?:in|at|on|beside|below)': 'is in',
  'by (?:itself|themselves)': 'automatically',
  '(?:is|are|was|were|has|have) gone': 'was deleted, no longer exists',
  '(?:takes?|taken|took|taking) (?:back|away)': 'revoke, undo, remove',
  'way back': 'recovery, undo',
  'the news (?:float|stand|tab|are)': 'the newsletter prompt',
  'e-mails?': 'email',
  'lies ahead': 'is in the future',
  untold: 'unreported',
};

const phrase = new RegExp(`(?<![\\w-])(?:${Object.keys(PHRASES).join('|')})(?![\\w-])`, 'gi');

/** Phrases in prose that a native writer would not use. */
export const findAvoidedPhrases = (documents: Sources): string[] =>
  [...documents].flatMap(([file, whole]) => {
    const text = withoutCode(whole);
    return [...text.matchAll(phrase)].map((found) => {
      const [, instead] =
        Object.entries(PHRASES).find(([rule]) => new RegExp(`^(?:${rule})$`, 'i').test(found[0])) ?? [];
      return `${file}:${lineOf(text, found.index)} '${found[0]}': ${instead}`;
    });
  });

const RECORD = /^docs\/decisions\/(\d{4})-[a-z0-9-]+\.md$/;
/** Half a page. */
const RECORD_LINES = 40;

/** Decision records are numbered without gaps, dated, short, have a status, and are listed in the index. */
export function findDecisionProblems(documents: Sources): string[] {
  const records = [...documents].filter(([file]) => RECORD.test(file)).sort(([a], [b]) => a.localeCompare(b));
  const index = documents.get('docs/decisions/README.md') ?? '';
  return records.flatMap(([file, text], position) => {
    const number = RECORD.exec(file)?.[1] ?? '';
    const problems = [
      Number(number) !== position + 1 && `has a gap or a double before it: expected ${position + 1}`,
      !new RegExp(`^# ${number}\\. \\S`).test(text) && `needs the heading '# ${number}. …'`,
      !/^Date: \d{4}-\d{2}-\d{2}$/m.test(text) && 'needs a line Date: YYYY-MM-DD',
      !/^Status: (?:accepted|superseded by \[\d{4}\]\(\S+\))$/m.test(text) &&
        "needs a status: 'accepted' or 'superseded by [NNNN](…)'",
      ...['Context', 'Decision', 'Cost'].map((part) => !text.includes(`\n**${part}.** `) && `lacks **${part}.**`),
      text.split('\n').length > RECORD_LINES && `has more than ${RECORD_LINES} lines`,
      !index.includes(`](${file.replace('docs/decisions/', '')})`) && 'is not listed in docs/decisions/README.md',
    ];
    return problems.filter((problem) => problem !== false).map((problem) => `${file} ${problem}`);
  });
}

/** Records and the changelog describe their own time; the tutorial names files that its reader is about to write. */
const PAST_OR_FUTURE = /^docs\/decisions\/|^CHANGELOG\.md$|^docs\/new-screen\.md$/;

/** Paths and commands in documents that do not exist. */
export function findStaleNames(
  documents: Sources,
  scripts: readonly string[],
  exists = (path: string) => existsSync(join(root, path)),
): string[] {
  const present = [...documents].filter(([file]) => !PAST_OR_FUTURE.test(file));
  return present.flatMap(([file, text]) => {
    const paths = [...text.matchAll(/`((?:backend|frontend|mocks|docs|contract|demo|\.ci)\/[\w./-]+)`/g)];
    const commands = [...text.matchAll(/npm run ([\w:]+)/g)];
    return [
      ...paths.filter(([, path = '']) => !exists(path)),
      ...commands.filter(([, name = '']) => !scripts.includes(name)),
    ].map((found) => `${file}:${lineOf(text, found.index)} ${found[1]}`);
  });
}

const AREAS = [
  'Store',
  'Payments and invoices',
  'Accounts and security',
  'Administration',
  'Content',
  'Site and accessibility',
  'API',
  'Operations',
  'Development',
];
const ENTRY_LENGTH = 170;

/** The changelog has one line for each change, in the section of its audience. */
export function findChangelogProblems(text: string): string[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => line.startsWith('## '));
  const isRight = (line: string): boolean => {
    if (line.startsWith('### ')) return AREAS.includes(line.slice(4));
    return line === '' || line.startsWith('## ') || (line.startsWith('- ') && line.length <= ENTRY_LENGTH);
  };
  return lines
    .slice(start)
    .flatMap((line, index) => (isRight(line) ? [] : [`CHANGELOG.md:${start + index + 1} ${line}`]));
}
