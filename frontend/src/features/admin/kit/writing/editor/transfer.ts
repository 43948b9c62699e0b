import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { pastedBlock, pastedLink } from '../markdown-edits.ts';
import { applyEdit } from './keys.ts';

interface TransferOptions {
  /** Pictures that were pasted or dropped at an offset of the text. */
  readonly onFiles: (files: readonly File[], at: number) => void;
  /** A message about content that was not pasted. */
  readonly onNotice: (text: string) => void;
}

/** Formatting that plain text would lose. */
const FORMATTED =
  /<(?:b|strong|i|em|h[1-6]|a|ul|ol|li|table|blockquote|pre|code|del|s)[\s>]|mso-list|docs-internal-guid/i;
/** Code editors copy coloured code as HTML; their plain text is what is meant. */
const CODE_EDITOR = 'vscode-editor-data';

const hasText = (html: string): boolean => html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/gi, '').trim() !== '';

/** Replaces the selection by HTML as Markdown, or by its plain text when the converter cannot be loaded. */
async function pasteHtml(view: EditorView, html: string, plain: string, onNotice: TransferOptions['onNotice']) {
  const insert = (text: string) =>
    view.dispatch(view.state.replaceSelection(text), { scrollIntoView: true, userEvent: 'input.paste' });
  try {
    const { htmlToMarkdown } = await import('../paste/html-to-markdown.ts');
    const { markdown, pictures } = htmlToMarkdown(html);
    if (!applyEdit(view, pastedBlock(markdown))) insert(markdown);
    if (pictures > 0)
      onNotice(
        `${pictures === 1 ? 'A picture was' : `${pictures} pictures were`} not pasted. Drop the files here instead.`,
      );
  } catch {
    insert(plain);
    onNotice('Pasted without formatting.');
  }
}

/** Paste and drop: pictures are uploaded, formatted text becomes Markdown, a URL links the selected words. */
export const transfer = ({ onFiles, onNotice }: TransferOptions): Extension =>
  EditorView.domEventHandlers({
    paste: (event, view) => {
      const { clipboardData } = event;
      if (!clipboardData) return false;
      const html = clipboardData.getData('text/html');
      const plain = clipboardData.getData('text/plain');
      const files = [...clipboardData.files];
      // Word adds a picture of the copied text.
      if (files.length > 0 && !hasText(html) && plain.trim() === '') {
        onFiles(files, view.state.selection.main.to);
        return true;
      }
      if (applyEdit(view, pastedLink(plain))) return true;
      if (!FORMATTED.test(html) || clipboardData.types.includes(CODE_EDITOR)) return false;
      void pasteHtml(view, html, plain, onNotice);
      return true;
    },
    drop: (event, view) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length === 0) return false;
      event.preventDefault();
      const at = view.posAtCoords({ x: event.clientX, y: event.clientY });
      onFiles(files, at ?? view.state.selection.main.to);
      return true;
    },
  });
