import { StyleModule } from 'style-mod';

/** Modules in the order of their precedence, and the sheet that holds their rules. */
const adopted = new WeakMap<DocumentOrShadowRoot, { readonly modules: StyleModule[]; readonly sheet: CSSStyleSheet }>();

/** Inserts new modules before the next one that is already there, so that earlier ones keep their precedence. */
function insertModules(into: StyleModule[], added: readonly StyleModule[]): boolean {
  const before = into.length;
  let place = 0;
  for (const module of added) {
    const known = into.indexOf(module);
    if (known < 0) into.splice(place, 0, module);
    place = (known < 0 ? place : known) + 1;
  }
  return into.length > before;
}

/**
 * Mounts the editor's styles as constructed sheets. In a document the package creates a `style` element, which the
 * content policy refuses.
 */
export function adoptEditorStyles(): void {
  StyleModule.mount = (root, modules) => {
    const found = adopted.get(root) ?? { modules: [], sheet: new CSSStyleSheet() };
    adopted.set(root, found);
    if (insertModules(found.modules, [modules].flat()))
      found.sheet.replaceSync(found.modules.map((module) => module.getRules()).join('\n'));
    if (!root.adoptedStyleSheets.includes(found.sheet))
      root.adoptedStyleSheets = [found.sheet, ...root.adoptedStyleSheets];
  };
}
