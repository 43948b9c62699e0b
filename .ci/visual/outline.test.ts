import { describe, expect, test } from 'vitest';
import { compareOutlines, outlineProblem, toOutline } from './outline.mjs';

const SIDEBAR = `- navigation "Account" [box=0,64,256,320]:
  - list [box=12,80,232,240]:
    - listitem [box=12,80,232,40]:
      - link "Orders" [box=12,80,232,40]
    - listitem [box=12,120,232,40]:
      - link "Downloads" [box=12,120,232,40]
- button "View Reports" [box=900,96,140,44]`;

describe('comparing outlines', () => {
  test('edges within six pixels are the same, fractions are rounded', () => {
    expect(compareOutlines(SIDEBAR, SIDEBAR.replace('900,96', '905.6,99'))).toEqual([]);
    expect(toOutline('- link "Home" [box=1.4,2.6,-0.2,40]')).toBe('- link "Home" [box=1,3,0,40]\n');
  });

  test('the port of the test server does not count', () => {
    const link = (port: number) => `- link "Open"\n  - /url: http://localhost:${port}/invoice`;
    expect(compareOutlines(link(23_315), link(23_316))).toEqual([]);
  });

  test('a missing button is reported', () => {
    expect(compareOutlines(SIDEBAR, SIDEBAR.split('\n').slice(0, -1).join('\n'))).toEqual([
      '- - button "View Reports" [box=900,96,140,44]'.replace(' [box=900,96,140,44]', ''),
    ]);
  });

  test('two missing sidebar entries, changed text and changed order are reported', () => {
    const [navigation] = SIDEBAR.split('\n');
    expect(compareOutlines(SIDEBAR, `${navigation}\n- button "View Reports" [box=900,96,140,44]`)).toHaveLength(5);
    expect(compareOutlines(SIDEBAR, SIDEBAR.replace('Downloads', 'Files'))).toEqual([
      '- - link "Downloads"',
      '+ - link "Files"',
    ]);
    const swapped = SIDEBAR.replace('Downloads', 'X').replace('Orders', 'Downloads').replace('X', 'Orders');
    expect(compareOutlines(SIDEBAR, swapped)).toEqual(['order: - link "Downloads" instead of - link "Orders"']);
  });

  test('a moved or resized element is reported with both positions', () => {
    expect(compareOutlines(SIDEBAR, SIDEBAR.replace('900,96,140', '900,96,220'))).toEqual([
      'moved: - button "View Reports" from 900,96,140,44 to 900,96,220,44',
    ]);
  });

  test('a message names the first differences and counts the rest', () => {
    expect(outlineProblem('home', ['a', 'b', 'c', 'd', 'e', 'f'])).toBe(
      'home says or shows something else:\na\nb\nc\nd\nand 2 more\nWhen it is meant so: npm run visual:update',
    );
  });
});
