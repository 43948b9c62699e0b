import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Detached } from '@/components/ui/detached.tsx';

interface PageFrameProps {
  /** What the frame shows, for screen readers. */
  readonly title: string;
  /** Size of the window around the page, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** Selector of the element to scroll to. */
  readonly anchor: string | null;
  readonly children: ReactNode;
}

/** Makes a page of the empty document of a frame. Markup in `srcdoc` would need a policy for trusted types. */
function toPage({ documentElement, body }: Document): HTMLElement {
  documentElement.lang = 'en';
  body.className = 'flex min-h-dvh flex-col';
  body.inert = true;
  return body;
}

/** Keeps the style sheets and the theme of a frame's document equal to those of this one. */
function followStyles(frame: Document): () => void {
  const copies = new Map<Node, Node>();
  const isStyle = (node: Node): node is HTMLElement =>
    node instanceof HTMLStyleElement || (node instanceof HTMLLinkElement && node.rel === 'stylesheet');
  const sync = () => {
    const { className, style, dataset } = document.documentElement;
    frame.documentElement.className = className;
    frame.documentElement.style.colorScheme = style.colorScheme;
    Object.assign(frame.documentElement.dataset, dataset);
    delete frame.documentElement.dataset.belowFold;
    for (const node of document.head.childNodes) {
      if (!isStyle(node) || copies.get(node)?.textContent === node.textContent) continue;
      const copy = node.cloneNode(true);
      const outdated = copies.get(node);
      if (outdated) frame.head.replaceChild(copy, outdated);
      else frame.head.append(copy);
      copies.set(node, copy);
    }
  };
  sync();
  // Screens bring their style sheets along when they are first shown.
  const watch = new MutationObserver(sync);
  watch.observe(document.head, { childList: true, subtree: true, characterData: true });
  watch.observe(document.documentElement, { attributes: true });
  return () => watch.disconnect();
}

const RETRY_MS = 150;
/** Space above the element for the page's header. */
const HEADER = 96;

/** Scrolls a page to an element, until what loads above it no longer moves it. The page around the frame stays put. */
function scrollWhenThere(page: HTMLElement, anchor: string, onDone: () => void): () => void {
  let top: number | undefined;
  const timer = setInterval(() => {
    const [target, view] = [page.querySelector(anchor), page.ownerDocument.defaultView];
    if (!target || !view) return;
    const current = Math.round(view.scrollY + target.getBoundingClientRect().top);
    if (current === top) {
      clearInterval(timer);
      onDone();
    }
    top = current;
    view.scrollTo({ top: top - HEADER });
  }, RETRY_MS);
  return () => clearInterval(timer);
}

/** Keeps an answer open while it is edited; its element changes with its question. */
function keepOpen(page: HTMLElement, anchor: string): () => void {
  const open = () => page.querySelector(`details${anchor}`)?.setAttribute('open', '');
  open();
  const watch = new MutationObserver(open);
  watch.observe(page, { childList: true, subtree: true });
  return () => watch.disconnect();
}

/**
 * Shows its children as a page in a window of the given width, scaled to the space that there is. The children stay part
 * of this React tree, so they see its state at once; media queries see the frame. Nothing in it can be pressed.
 */
export function PageFrame({ title, width, height, anchor, children }: PageFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0);
  const [page, setPage] = useState<HTMLElement | null>(null);
  const [shownAnchor, setShownAnchor] = useState<string | null>(null);

  useEffect(() => {
    if (!box.current) return;
    const watch = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? 0) / width)));
    watch.observe(box.current);
    return () => watch.disconnect();
  }, [width]);
  // An empty document has already loaded before React attaches its listener; some browsers replace it later.
  const takeDocument = () => setPage(frame.current?.contentDocument ? toPage(frame.current.contentDocument) : null);
  useEffect(takeDocument, []);
  useEffect(() => (page ? followStyles(page.ownerDocument) : undefined), [page]);

  useEffect(() => {
    if (!page || !anchor) return undefined;
    const stopScrolling = scrollWhenThere(page, anchor, () => setShownAnchor(anchor));
    const stopOpening = keepOpen(page, anchor);
    return () => {
      stopScrolling();
      stopOpening();
    };
  }, [page, anchor]);

  return (
    <div ref={box} className="overflow-hidden" style={{ height: height * scale || undefined }}>
      <iframe
        ref={frame}
        title={title}
        aria-busy={anchor !== null && shownAnchor !== anchor}
        width={width}
        height={height}
        onLoad={takeDocument}
        className="block origin-top-left border-0 bg-background"
        style={{ scale }}
      />
      {page ? <Detached into={page}>{children}</Detached> : null}
    </div>
  );
}
