import { Writable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createLogger, type LogOptions } from '../../src/lib/log.ts';

function written(options: Pick<LogOptions, 'format' | 'level'>) {
  const texts = { out: '', err: '' };
  const into = (name: 'out' | 'err') =>
    new Writable({
      write: (part, _encoding, done) => {
        texts[name] += part;
        done();
      },
    });
  return { texts, log: createLogger({ ...options, out: into('out'), err: into('err') }) };
}

describe('createLogger', () => {
  it('writes one JSON object per line, with warnings and errors on a separate stream', () => {
    const { texts, log } = written({ format: 'json', level: 'info' });
    log.info('Started', { port: 5000, big: 12n });
    log.warn('Slow\nor not');
    log.error('Broken', { error: Object.assign(new Error('no'), { code: 'E1' }) });
    expect(JSON.parse(texts.out)).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      message: 'Started',
      port: 5000,
      big: '12',
    });
    const [warned, failed] = texts.err
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(warned).toMatchObject({ level: 'warn', message: 'Slow\nor not' });
    expect(failed).toMatchObject({ level: 'error', error: { name: 'Error', message: 'no', code: 'E1' } });
  });

  it('writes readable lines, and request text cannot forge new ones', () => {
    const { texts, log } = written({ format: 'text', level: 'info' });
    log.info('Started');
    log.error('Refused', { path: '/a\nb' });
    expect(texts).toEqual({ out: 'Started\n', err: 'error: Refused {"path":"/a\\nb"}\n' });
  });

  it('omits messages below the level', () => {
    const { texts, log } = written({ format: 'text', level: 'error' });
    log.info('one');
    log.warn('two');
    log.error('three');
    expect(texts).toEqual({ out: '', err: 'error: three\n' });
  });

  it.each([
    ['an address', 'No mailbox for নাদিয়া@example.com here'],
    ['a session', 'Bearer eyJhbGciOi.eyJzdWIi.c2ln is not good'],
    ['a link', 'GET /forgot-password?token=SECRET-TOKEN failed'],
    ['a connection string', 'connect postgresql://studio:SECRET@db:5432/x'],
    ['a row', 'Key (lower(email))=(SECRET) already exists'],
    ['a row of two columns', 'Key (user_id, key)=(1, SECRET) already exists'],
  ])('leaks no identity and no secret: %s', (_what, text) => {
    const { texts, log } = written({ format: 'json', level: 'info' });
    log.warn(text, { error: new Error(text, { cause: new Error(text) }), deep: [{ email: 'SECRET', text }] });
    expect(texts.err).not.toMatch(/SECRET|নাদিয়া@|eyJ/);
    expect(texts.err).toContain('[removed]');
  });
});
