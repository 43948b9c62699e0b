import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../../src/pages/boot-script.ts';

describe('bootScript', () => {
  it('is a script that names its files', () => {
    const text = bootScript(['/assets/index-1.js', '/assets/$&.js'], ['/assets/style-1.css']);
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('scripts=["/assets/index-1.js","/assets/$&.js"]');
    expect(text).toContain('styles=["/assets/style-1.css"]');
    expect(text).not.toMatch(/SCRIPTS|STYLES|<\//);
  });
});
