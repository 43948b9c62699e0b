// Subjects of the frontend do not import each other; those of an area share the area's kit.
import { isTest, type Module } from './sources.ts';

/** What belongs to a whole area instead of a room. */
const OF_AREA = ['kit', 'layout'];

/** Parts composed of the area's other subjects, with the reason. */
const COMPOSED: Record<string, string> = {
  'dashboard/layout': 'the frame of every page holds notifications and search',
};

/** Subjects that list other subjects' records, with their cards and hearts. */
const ACROSS: Record<string, readonly string[]> = {
  'public/catalogue/saved': ['public/catalogue/products', 'public/writing/blog'],
};

/** 'public/showcase/home', 'admin/accounts/users' or 'admin/kit'. */
function partOf(file: string): string | undefined {
  const [, area = '', room = '', subject = ''] =
    /^frontend\/src\/features\/([^/]+)\/([^/]+)\/(?:([^/]+)\/)?/.exec(file) ?? [];
  if (area === '') return undefined;
  return OF_AREA.includes(room) ? `${area}/${room}` : `${area}/${room}/${subject}`;
}

function mayImport(from: string, to: string): boolean {
  if (from === to || ACROSS[from]?.includes(to)) return true;
  const [area = '', room = ''] = from.split('/');
  const [otherArea = '', otherRoom = ''] = to.split('/');
  if (area !== otherArea || room === 'kit') return false;
  return otherRoom === 'kit' || from in COMPOSED;
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
