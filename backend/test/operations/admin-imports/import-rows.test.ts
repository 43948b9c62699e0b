import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContentApp, createContentApp, sendImport } from '../../factories/content-app.ts';
import { isShortRun } from '../../support/test-length.ts';

let content: ContentApp;
beforeAll(async () => {
  content = await createContentApp();
});
afterAll(() => content.app.close());

const SUBSCRIBERS =
  'E-mail,Confirmed\nrina@import.example,2024-05-31\nomar@import.example,2023-01-02\nnobody,2024-05-31\n';
const emails = async (like: string) =>
  (await content.app.db.selectFrom('newsletter_subscribers').selectAll().where('email', 'like', like).execute()).length;

describe('POST /api/admin/imports/subscribers', () => {
  it('413: more than 20 MB', async () => {
    expect((await sendImport(content, 'subscribers', Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });

  it('200: a dry run reports what would happen and changes nothing', async () => {
    const { body } = await sendImport(content, 'subscribers', SUBSCRIBERS).expect(200);
    expect(body).toMatchObject({ rows: 3, ready: 2, known: 0, broken: 1, imported: null });
    expect(body.problems).toEqual([
      {
        row: 4,
        cells: ['nobody', '2024-05-31'],
        details: [{ field: 'email', message: 'Please enter a valid email address' }],
      },
    ]);
    expect(await emails('%@import.example')).toBe(0);
  });

  it('200: the date of consent is kept, and importing the same file again changes nothing', async () => {
    const first = await sendImport(content, 'subscribers', SUBSCRIBERS, 'mode=import').expect(200);
    expect(first.body).toMatchObject({ ready: 2, broken: 1, imported: 2 });
    const again = await sendImport(content, 'subscribers', SUBSCRIBERS, 'mode=import').expect(200);
    expect(again.body).toMatchObject({ ready: 0, known: 2, imported: 0 });
    const row = await content.app.db
      .selectFrom('newsletter_subscribers')
      .select(['status', 'confirmed_at'])
      .where('email', '=', 'rina@import.example')
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ status: 'confirmed', confirmed_at: new Date('2024-05-31T00:00:00Z') });
    const trail = await content.app.db
      .selectFrom('audit_entries')
      .select('after')
      .where('action', '=', 'import.subscribers')
      .execute();
    expect(trail).toEqual([{ after: { rows: 3, imported: 2 } }]);
  });

  it('200: an address that has unsubscribed stays unsubscribed', async () => {
    await content.app.db
      .insertInto('newsletter_subscribers')
      .values({ email: 'gone@import.example', status: 'unsubscribed' })
      .execute();
    const { body } = await sendImport(
      content,
      'subscribers',
      'email,consent\nGONE@import.example,2024-01-01',
      'mode=import',
    );
    expect(body).toMatchObject({ known: 1, imported: 0 });
  });

  it.each([
    ['a byte order mark and semicolons', Buffer.from('\uFEFFE-mail;Confirmed\na@read.example;2024-01-01\n')],
    ['UTF-16 little endian', Buffer.from('\uFEFFE-mail\tConfirmed\na@read.example\t2024-01-01\n', 'utf16le')],
    ['UTF-16 big endian', Buffer.from('\uFEFFE-mail,Confirmed\na@read.example,2024-01-01\n', 'utf16le').swap16()],
    [
      'quoted cells over several lines',
      Buffer.from('"E-mail","Confirmed","Note"\na@read.example,2024-01-01,"x\n""y"""'),
    ],
    ['carriage returns', Buffer.from('E-mail,Confirmed\r\na@read.example,2024-01-01\r\n')],
  ])('200: reads %s', async (_name, file) => {
    const { body } = await sendImport(content, 'subscribers', file).expect(200);
    expect(body).toMatchObject({ rows: 1, ready: 1, broken: 0 });
  });

  it('200: formulas, surplus cells and future dates are errors of their rows', async () => {
    const file =
      'E-mail,Confirmed\n=cmd|calc@x.example,2024-01-01\na@b.example,2024-01-01,more\nc@d.example,2999-01-01';
    const { body } = await sendImport(content, 'subscribers', file).expect(200);
    expect(body.ready).toBeLessThanOrEqual(1);
    const messages = body.problems.flatMap(({ details }: { details: { message: string }[] }) => details);
    expect(messages.map(({ message }: { message: string }) => message)).toEqual(
      expect.arrayContaining(['This row has 3 cells; the header has 2', 'The date cannot be in the future']),
    );
  });

  it.each([
    ['bytes that are no UTF-8', Buffer.from([0x45, 0x2c, 0xe4, 0xff, 0x0a]), /UTF-8/],
    ['NUL characters', Buffer.from('E-mail,Confirmed\na\0@b.example,2024-01-01'), /NUL/],
    ['nothing', Buffer.from(' \n'), /empty/],
    [
      'a quote that is never closed',
      Buffer.from(`E-mail,Confirmed\n"a@b.example,2024\n${'x,y\n'.repeat(50)}`),
      /quote/,
    ],
    ['a quote inside a cell', Buffer.from('E-mail,Confirmed\nq@t.example,5" tablet\n'), /line 2/],
    ['a quote behind a closed cell', Buffer.from('E-mail,Confirmed\n"q"t@x.example,2024-01-01\n'), /line 2/],
    ['a program', Buffer.from('\u007fELF\u0002\u0001"\u0001 x "y\n'.repeat(40)), /line/],
    ['a huge field', Buffer.from(`E-mail,Confirmed\n${'x'.repeat(300_000)},2024-01-01`), /200,000/],
  ])('400: %s', async (_name, file, sentence) => {
    const { status, body } = await sendImport(content, 'subscribers', file);
    expect([status, body.details[0].field]).toEqual([400, 'file']);
    expect(body.message).toMatch(sentence);
  });

  it('200: row numbers match a spreadsheet, and rows without values are skipped', async () => {
    const file = 'sep=;\r\nE-mail;Confirmed\r\n\r\n;\r\na@rows.example;2024-01-01\r\n ; \r\nbroken;2024-01-01\r\n';
    const { body } = await sendImport(content, 'subscribers', file).expect(200);
    expect(body).toMatchObject({ header: ['E-mail', 'Confirmed'], rows: 2, ready: 1, broken: 1 });
    expect(body.problems).toMatchObject([{ row: 6, cells: ['broken', '2024-01-01'] }]);
  });

  it.skipIf(isShortRun)('400 or 200, and never a server error, for any text', async () => {
    const signs = ['"', ',', ';', '\t', '\n', '\r', "'", '\\', '=', 'a', '৫', '\uFEFF', '\u2028', '{', '\u0007', '😀'];
    const file = fc
      .array(fc.constantFrom(...signs), { maxLength: 60 })
      .map((parts) => `E-mail,Confirmed\n${parts.join('')}`);
    const bytes = fc.uint8Array({ minLength: 1, maxLength: 200 }).map((list) => Buffer.from(list));
    await fc.assert(
      fc.asyncProperty(fc.oneof(file, bytes), async (written) => {
        for (const kind of ['subscribers', 'customers', 'products']) {
          expect([200, 400]).toContain((await sendImport(content, kind, written)).status);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('400: a required column is missing, or the columns do not match', async () => {
    const { body } = await sendImport(content, 'subscribers', 'A,B\n1,2').expect(200);
    expect(body).toMatchObject({ rows: 1, ready: 0, columns: [{ name: 'email', place: -1 }, {}, {}] });
    expect((await sendImport(content, 'subscribers', 'A,B\n1,2', 'mode=import')).status).toBe(400);
    expect((await sendImport(content, 'subscribers', 'A,B\n1,2', 'mode=check&places=0,0,-1')).status).toBe(400);
    expect((await sendImport(content, 'subscribers', 'A,B\n1,2', 'mode=check&places=0,7,-1')).status).toBe(400);
    expect((await sendImport(content, 'parcels', 'A,B\n1,2')).status).toBe(404);
    expect((await sendImport(content, 'subscribers', 'A,B\n1,2', 'mode=maybe')).status).toBe(400);
    const chosen = await sendImport(
      content,
      'subscribers',
      'A,B\na@b.example,2024-01-01',
      'mode=check&places=0,1,-1',
    ).expect(200);
    expect(chosen.body.ready).toBe(1);
  });

  it.skipIf(isShortRun)('200: 100,000 rows, some of them invalid; 400: one more', async () => {
    const row = (index: number) => `${index % 20 === 0 ? `p${index}@many.example` : index},2024-01-01`;
    const rows = Array.from({ length: 100_000 }, (_, index) => row(index));
    const file = `E-mail,Confirmed\n${rows.join('\n')}\n`;
    const before = process.memoryUsage().rss;
    const { body } = await sendImport(content, 'subscribers', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ rows: 100_000, imported: 5_000, broken: 95_000 });
    expect(body.problems).toHaveLength(500);
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(400);
    expect((await sendImport(content, 'subscribers', `${file}one@more.example,2024-01-01\n`)).status).toBe(400);
  });
});

describe('POST /api/admin/imports/customers', () => {
  const FILE = 'Full name,E-mail,Since\nRina Das,rina@customers.example,2020-02-03\nOmar,customer@example.com,\n';

  it('200: accounts without a known password, with a wallet, and no email', async () => {
    const { body } = await sendImport(content, 'customers', FILE, 'mode=import').expect(200);
    expect(body).toMatchObject({ rows: 2, imported: 1, known: 1 });
    const user = await content.app.db
      .selectFrom('users')
      .innerJoin('wallets', 'wallets.user_id', 'users.id')
      .select(['users.role', 'users.created_at', 'wallets.balance_cents'])
      .where('email', '=', 'rina@customers.example')
      .executeTakeFirstOrThrow();
    expect(user).toEqual({ role: 'customer', created_at: new Date('2020-02-03T00:00:00Z'), balance_cents: 0 });
    await content.app.background.idle();
    expect(content.app.mail.sent.filter(({ to }) => to.address === 'rina@customers.example')).toEqual([]);
  });

  it('200: first and last name in two columns', async () => {
    const file =
      'First name,Last name,E-mail\nRina,Das,rina.das@two.example\nMono,,mono@two.example\n,,none@two.example\n';
    const { body } = await sendImport(content, 'customers', file, 'mode=import').expect(200);
    expect(body).toMatchObject({ imported: 2, broken: 1, problems: [{ details: [{ field: 'name' }] }] });
    expect(body.columns[0]).toMatchObject({ name: 'name', needed: false, place: -1 });
    const names = await content.app.db
      .selectFrom('users')
      .select('name')
      .where('email', 'like', '%@two.example')
      .orderBy('name')
      .execute();
    expect(names.map(({ name }) => name)).toEqual(['Mono', 'Rina Das']);
  });

  it('200: an email with a link to set the password, when the owner requests it', async () => {
    const file = 'Name,E-mail\nLin,lin@customers.example';
    await sendImport(content, 'customers', file, 'mode=import&invite=true').expect(200);
    await content.app.background.idle();
    const mails = content.app.mail.sent.filter(({ to }) => to.address === 'lin@customers.example');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('/forgot-password?token=');
  });
});
