import { describe, expect, it } from 'vitest';
import { menuPosition } from './menu-position.ts';

const menu = { offsetWidth: 200, offsetHeight: 120 };
const view = { width: 1000, height: 800 };

describe('menuPosition', () => {
  it('is below its button, with right edges aligned', () => {
    expect(menuPosition({ right: 900, top: 100, bottom: 136 }, menu, view)).toEqual({ left: 700, top: 140 });
  });

  it('is above it near the bottom of the window', () => {
    expect(menuPosition({ right: 900, top: 700, bottom: 736 }, menu, view)).toEqual({ left: 700, top: 576 });
  });

  it('stays within the window', () => {
    expect(menuPosition({ right: 120, top: 100, bottom: 136 }, menu, view).left).toBe(8);
    expect(menuPosition({ right: 999, top: 100, bottom: 136 }, menu, view).left).toBe(792);
  });
});
