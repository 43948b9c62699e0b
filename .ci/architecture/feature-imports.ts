// Features of the frontend do not import each other; the features of a group share the group's kit.
import { isTest, type Module } from './sources.ts';

const GROUPS = ['dashboard', 'admin'];

/** Features composed of the group's other features, with the reason. */
const COMPOSED: Record<string, string> = {
  'dashboard/layout': 'the frame of every page holds notifications and search',
};

/** Features that list other features' records, with their cards and hearts. */
const ACROSS: Record<string, readonly string[]> = { saved: ['products', 'blog'] };

/** 'home' or 'admin/users'. */
function partOf(file: string): string | undefined {
  const [, feature = '', inner = ''] = /^frontend\/src\/features\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (feature === '') return undefined;
  return GROUPS.includes(feature) && inner !== '' ? `${feature}/${inner}` : feature;
}

function mayImport(from: string, to: string): boolean {
  if (from === to || ACROSS[from]?.includes(to)) return true;
  const [group = '', part = ''] = from.split('/');
  const [otherGroup = '', otherPart = ''] = to.split('/');
  if (group !== otherGroup) return false;
  if (part === 'kit') return false;
  return otherPart === 'kit' || from in COMPOSED;
}

/** Imports from one feature to another, or from one part of a group to another outside its kit. */
export const findForeignFeatureImports = (modules: Module[]): string[] =>
  modules
    .filter(({ file }) => !isTest(file))
    .flatMap(({ file, imports }) => {
      const from = partOf(file);
      if (from === undefined) return [];
      return imports.flatMap(({ target, address }) => {
        const to = partOf(target);
        if (to === undefined) return [];
        if (!mayImport(from, to)) return [`${file} imports ${target}: share it in a kit or above`];
        const own = to === from && address.startsWith('@/');
        return own ? [`${file} imports ${address}: a feature's own files are imported relatively`] : [];
      });
    });
