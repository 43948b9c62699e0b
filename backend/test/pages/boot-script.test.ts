import { Script } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../../src/pages/boot-script.ts';

describe('bootScript', () => {
  it('is a script that names its files', () => {
    const text = bootScript(['/assets/index-1.js', '/assets/$&.js'], ['/assets/style-1.css']);
    expect(() => new Script(text)).not.toThrow();
    expect(text).toContain('["/assets/index-1.js","/assets/$&.js"].forEach');
    expect(text).toContain('import(["/assets/index-1.js","/assets/$&.js"][0])');
    expect(text).toContain('["/assets/style-1.css"].forEach');
    expect(text).not.toMatch(/URLS|STYLES|<\//);
  });
});
