import { syntaxTree } from '@codemirror/language';
import { type EditorState, type Range, StateField } from '@codemirror/state';
import { Decoration, type DecorationSet, EditorView, WidgetType } from '@codemirror/view';
import { isLibraryPicture } from '../markdown-edits.ts';

const HEIGHT_BEFORE_LOAD = 320;

/** A picture above the line that names it. */
class Figure extends WidgetType {
  readonly #url: string;

  constructor(url: string) {
    super();
    this.#url = url;
  }

  override eq(other: Figure): boolean {
    return other.#url === this.#url;
  }

  override get estimatedHeight(): number {
    return HEIGHT_BEFORE_LOAD;
  }

  override toDOM(view: EditorView): HTMLElement {
    const figure = document.createElement('div');
    figure.className = 'cm-figure';
    if (!isLibraryPicture(this.#url)) {
      figure.classList.add('cm-figure-missing');
      figure.textContent = 'Not in the library. Readers see only the description.';
      return figure;
    }
    const image = document.createElement('img');
    // The line below has the description.
    image.alt = '';
    image.addEventListener('load', () => view.requestMeasure());
    image.src = this.#url;
    figure.append(image);
    return figure;
  }
}

function findFigures(state: EditorState): DecorationSet {
  const found: Range<Decoration>[] = [];
  syntaxTree(state).iterate({
    enter: ({ name, node }) => {
      if (name !== 'Image') return;
      const address = node.getChild('URL');
      const line = state.doc.lineAt(node.from);
      // As in articles: a figure is a paragraph of its own.
      if (!address || line.from !== node.from || line.text.trimEnd().length !== node.to - node.from) return;
      const widget = new Figure(state.sliceDoc(address.from, address.to));
      found.push(Decoration.widget({ widget, block: true, side: -1 }).range(line.from));
    },
  });
  return Decoration.set(found, true);
}

/** Shows the pictures of the text. Blocks between lines must be known before the view is drawn, hence a state field. */
export const figures = StateField.define<DecorationSet>({
  create: findFigures,
  update: (shown, { docChanged, startState, state }) =>
    docChanged || syntaxTree(startState) !== syntaxTree(state) ? findFigures(state) : shown,
  provide: (field) => EditorView.decorations.from(field),
});
