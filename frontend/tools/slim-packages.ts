import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Package modules of which this site needs only a part, with their replacements. */
const standIns: readonly { readonly module: RegExp; readonly file: string }[] = [
  // Renders every icon. The package's own also supports providers, stroke widths and other frameworks.
  { module: /\/lucide-react\/dist\/esm\/createLucideIcon\.mjs$/, file: './stand-ins/create-icon.ts' },
  // src/lib/scroll.ts scrolls; the router has no option to leave out its own scroll restoration.
  { module: /\/@tanstack\/router-core\/dist\/esm\/scroll-restoration\.js$/, file: './stand-ins/scroll-restoration.ts' },
  {
    module: /\/@tanstack\/react-router\/dist\/esm\/lazyRouteComponent\.js$/,
    file: './stand-ins/lazy-route-component.ts',
  },
];

/**
 * Builds the site with smaller replacements. Fails when a package has moved a replaced module, so that the original
 * does not return unnoticed.
 */
export function slimPackages(): Plugin {
  const met = new Set<string>();
  return {
    name: 'slim-packages',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!importer || !/(?:createLucideIcon|scroll-restoration|lazyRouteComponent)\.m?js$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const standIn = standIns.find(({ module }) => found && module.test(found.id.replaceAll('\\', '/')));
      if (!standIn) return null;
      met.add(standIn.file);
      return fileURLToPath(new URL(standIn.file, import.meta.url));
    },
    buildEnd(error) {
      const missing = standIns.filter(({ file }) => !met.has(file));
      if (!error && missing.length > 0)
        throw new Error(`Nothing asks for what these stand in for: ${missing.map(({ file }) => file).join(', ')}`);
    },
  };
}
