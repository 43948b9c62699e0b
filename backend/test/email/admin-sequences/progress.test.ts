import { describe, expect, it } from 'vitest';
import { advanceSequences } from '../../../src/features/email/sequence-progress.service.ts';
import { createUnsubscribeTokens } from '../../../src/mail/unsubscribe-tokens.ts';
import { setUpSequences } from './sequence-app.ts';

const { site, get, save, turn, later, tick, sent, subjects, confirm, buy } = setUpSequences();

describe('a sequence that is on', () => {
  it('sends each email once, on its day, in the language of the reader, and counts them', async () => {
    await confirm('before@list.example');
    later(0.1);
    await save('welcome', [
      [1, 'One'],
      [3, 'Two'],
    ]);
    await confirm('off@list.example');
    later(0.1);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    await tick();
    expect(sent()).toEqual([]);
    expect(await get('welcome')).toMatchObject({
      figures: { entered: 1, active: 1 },
      steps: [{ waiting: 1 }, { waiting: 0 }],
    });
    later(1);
    // Two servers at once, and again.
    await Promise.all([1, 2, 3].map(() => advanceSequences(site.app.deps)));
    await tick();
    expect(sent()).toEqual(['reader@list.example: One']);
    expect((await get('welcome')).steps).toMatchObject([
      { waiting: 0, sent: 1 },
      { waiting: 1, sent: 0 },
    ]);
    later(2);
    await tick();
    expect(subjects()).toEqual(['One', 'Two']);
    later(40);
    await tick();
    expect(await get('welcome')).toMatchObject({ figures: { entered: 1, active: 0, sent: 2, reached: 0 } });
  });

  it('never repeats an email whose server died while sending it', async () => {
    await save('welcome', [[0, 'One']]);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    const { deliver } = site.app.mail;
    site.app.mail.deliver = () => Promise.reject(new Error('Killed'));
    await tick();
    site.app.mail.deliver = deliver;
    const claimed = { status: 'claimed' as const };
    await site.app.db.updateTable('newsletter_recipients').set(claimed).execute();
    later(1);
    await tick();
    await tick();
    expect(sent()).toEqual([]);
    const rows = await site.app.db.selectFrom('newsletter_recipients').select('status').execute();
    expect(rows).toEqual([{ status: 'unconfirmed' }]);
  });

  it('ends at once for those who unsubscribe, also by another email, and does not start again', async () => {
    await save('welcome', [
      [0, 'One'],
      [2, 'Two'],
    ]);
    await turn('welcome', true);
    later(0.1);
    const id = await confirm('reader@list.example');
    await tick();
    const token = createUnsubscribeTokens(site.app.secret).sign('newsletter', id);
    await site.app.http.post(`/unsubscribe?token=${token}`).send('List-Unsubscribe=One-Click').expect(200);
    expect((await get('welcome')).figures).toMatchObject({ active: 0, sent: 1, unsubscribed: 1 });
    later(3);
    await confirm('other@list.example');
    await site.app.db
      .updateTable('newsletter_subscribers')
      .set({ status: 'confirmed', confirmed_at: site.app.clock.now() })
      .where('id', '=', id)
      .execute();
    await tick();
    expect(sent()).toEqual(['reader@list.example: One', 'other@list.example: One']);
  });

  it('stops for everyone when it is turned off, and continues with new events only', async () => {
    await save('welcome', [
      [0, 'One'],
      [2, 'Two'],
    ]);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    await tick();
    await turn('welcome', false);
    expect((await get('welcome')).figures.active).toBe(0);
    await turn('welcome', true);
    later(5);
    await tick();
    expect(subjects()).toEqual(['One']);
  });

  it('continues with changed emails: what was sent is not sent again, what was added later is', async () => {
    const { steps } = await save('welcome', [
      [0, 'One'],
      [4, 'Three'],
    ]);
    await turn('welcome', true);
    later(0.1);
    await confirm('reader@list.example');
    await tick();
    const [one, three] = steps.map(({ id }) => id ?? undefined);
    await save('welcome', [
      [1, 'One', one],
      [2, 'Two'],
      [5, 'Three!', three],
    ]);
    for (let day = 0; day < 8; day += 1) {
      later(1);
      await tick();
    }
    expect(subjects()).toEqual(['One', 'Two', 'Three!']);
  });

  it('sends nothing to suspended, deleted or erased accounts', async () => {
    await save('first_steps', [[1, 'One']]);
    await turn('first_steps', true);
    later(0.1);
    const buyers = [await buy(), await buy(), await buy(), await buy()];
    await tick();
    expect((await get('first_steps')).figures.entered).toBe(4);
    const { db, clock } = site.app;
    const [suspended, deleted, erased] = buyers.map(({ user }) => user);
    await db
      .updateTable('users')
      .set({ status: 'suspended' })
      .where('id', '=', suspended?.id ?? '')
      .execute();
    await db
      .updateTable('users')
      .set({ deleted_at: clock.now() })
      .where('id', '=', deleted?.id ?? '')
      .execute();
    await db
      .deleteFrom('newsletter_subscribers')
      .where('email', '=', erased?.email ?? '')
      .execute();
    later(2);
    await tick();
    expect(sent()).toEqual([`${buyers[3]?.user.email}: One`]);
  });
});
