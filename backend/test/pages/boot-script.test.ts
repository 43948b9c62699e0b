import { runInNewContext, Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../../src/pages/document/boot-script.ts';

describe('bootScript', () => {
  it('is a script that names its files', () => {
    const text = bootScript(['/assets/index-1.js', '/assets/$&.js'], ['/assets/style-1.css'], {
      at: '/page-data/$&.js?page=%2F',
    });
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('scripts=["/assets/index-1.js","/assets/$&.js"]');
    expect(text).toContain('styles=["/assets/style-1.css"]');
    expect(text).toContain('replay.data=import("/page-data/$&.js?page=%2F")');
    expect(text).not.toMatch(/SCRIPTS|STYLES|DATA|<\//);
  });

  it("holds data that are nobody else's itself, and nothing in them ends it", () => {
    const text = bootScript([], [], { json: '[["a","</script>"]]' });
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('replay.data={default:[["a","\\u003c/script>"]]}');
  });

  it('starts the application soon after the page has loaded, also on a machine that is never idle', () => {
    const listeners: Record<string, () => void> = {};
    const waits: unknown[] = [];
    const requestIdleCallback = (_start: () => void, options: unknown) => waits.push(options);
    const addEventListener = (type: string, listener: () => void) => {
      listeners[type] = listener;
    };
    runInNewContext(bootScript([], [], { json: '' }), {
      window: { requestIdleCallback },
      addEventListener,
      location: new URL('https://studio.test/'),
    });
    listeners.load?.();
    expect(waits).toEqual([{ timeout: 2_000 }]);
  });
});
