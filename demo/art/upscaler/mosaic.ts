/**
 * Real pixel averages: the drawing is rendered to a canvas, shrunk cell by cell and enlarged again without smoothing.
 */

interface Strip {
  /** Left edge, width and height of the cells, in pixels of the drawing. */
  x: number;
  width: number;
  cell: number;
}

/**
 * A canvas showing `art` (SVG content of width x height) as a mosaic in the given strips; the rest stays transparent.
 */
export function mosaic(art: string, width: number, height: number, strips: readonly Strip[], style = ''): string {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${art}</svg>`;
  const script = `{const canvas=document.currentScript.previousElementSibling;const image=new Image();
const done=new Promise((resolve)=>{image.onload=()=>{const pen=canvas.getContext('2d');pen.imageSmoothingEnabled=false;
for(const {x,width,cell} of ${JSON.stringify(strips)}){const small=document.createElement('canvas');small.width=Math.ceil(width/cell);small.height=Math.ceil(canvas.height/cell);
const fine=small.getContext('2d');fine.imageSmoothingQuality='high';fine.drawImage(image,-x/cell,0,canvas.width/cell,canvas.height/cell);
pen.save();pen.beginPath();pen.rect(x,0,width,canvas.height);pen.clip();pen.drawImage(small,x,0,small.width*cell,small.height*cell);pen.restore()}
resolve()}});image.src='data:image/svg+xml,'+encodeURIComponent(${JSON.stringify(source).replaceAll('</', '<\\/')});
globalThis.drawn=Promise.all([globalThis.drawn,done])}`;
  return `<canvas width="${width}" height="${height}" style="display:block;${style}"></canvas><script>${script}</script>`;
}
