import { describe, expect, it } from 'vitest';
import { checkFields, splitLines } from './field-spec.ts';

const fields = [
  { name: 'name', label: 'Name', kind: 'text', max: 20, missing: 'Please enter the name' },
  { name: 'link', label: 'Link', kind: 'https', max: 500 },
  { name: 'points', label: 'Points', kind: 'lines', max: 5 },
] as const;

describe('the fields of an editor', () => {
  it('accept complete values', () => {
    expect(checkFields(fields, { name: 'Sadia', link: 'https://example.com/a', points: 'one\n\ntwo' })).toEqual({});
    expect(checkFields(fields, { name: 'Sadia', link: '', points: '' })).toEqual({});
  });
  it('report missing and overlong values', () => {
    expect(checkFields(fields, { name: '  ', points: 'longer' })).toEqual({
      name: 'Please enter the name',
      points: 'Each line can have up to 5 characters',
    });
  });
  it.each(['http://example.com', 'javascript:alert(1)', 'https:/x', 'https://x', 'example.com'])(
    'reject %s',
    (link) => {
      expect(checkFields(fields, { name: 'x', link })).toHaveProperty('link');
    },
  );
  it('parse lines', () => {
    expect(splitLines(' a \n\n b\r\n')).toEqual(['a', 'b']);
  });
});
