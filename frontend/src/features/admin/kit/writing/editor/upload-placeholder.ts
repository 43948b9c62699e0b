import { StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';

class Spot extends WidgetType {
  override eq(): boolean {
    return true;
  }

  override toDOM(): HTMLElement {
    const spot = document.createElement('div');
    spot.className = 'cm-spot';
    spot.textContent = 'The picture appears here.';
    return spot;
  }
}

/** Marks the place of a picture that is being uploaded; null removes the mark. */
export const setUploadPlaceholder = StateEffect.define<number | null>();

/** The position at which a picture will be inserted, mapped through every change of the text. */
export const uploadPlaceholder = StateField.define<number | null>({
  create: () => null,
  update: (spot, transaction) => {
    const set = transaction.effects.find((effect) => effect.is(setUploadPlaceholder));
    if (set) return set.value;
    return spot === null ? null : transaction.changes.mapPos(spot, 1);
  },
  provide: (field) =>
    EditorView.decorations.from(field, (spot) =>
      spot === null
        ? Decoration.none
        : Decoration.set([Decoration.widget({ widget: new Spot(), block: true, side: 1 }).range(spot)]),
    ),
});
