import { layer } from '../kit/shapes.ts';
import { flower, inHenna, leaf, medallion, paisley, paisleyParts, put, scallops, vine } from '../mehndi/elements.ts';
import { hennaHand } from '../mehndi/henna-hand.ts';
import { henna as c } from '../mehndi/palette.ts';
import { times } from '../scene.ts';
import { type Press, sheet } from './paper.ts';

const NAME = 'Mehndi Stencil Guide 1.2.0';
const line = '#3d130b';

/** A pattern large enough to print: a hand, and its parts around it. */
export const mehndiDesign = (press: Press): Promise<Buffer> =>
  press.png({
    width: 1600,
    height: 2000,
    background: c.paper,
    colours: 24,
    body: layer(
      1600,
      2000,
      `${inHenna('#e9cfae', put(medallion(16), 800, 1000, 8, 0, 5))}<g transform="translate(290 170) scale(1.72)">${hennaHand('d')}</g>${inHenna(line, `${put(paisley(), 220, 260, 1.7, -16)}${put(paisley(), 1400, 320, 1.7, 24)}${put(flower(10), 210, 1700, 2)}${put(flower(10), 1400, 1690, 2)}`)}`,
    ),
  });

const figure = (content: string, width = 660, height = 400) =>
  `<div style="margin-top:5mm;height:${height}px">${layer(width, height, inHenna(line, content))}</div>`;

const steps = times(5, (index) => put(paisleyParts.slice(0, index + 1).join(''), 70 + index * 130, 90, 0.9, 0, 2));

/** Four sheets: how to hold the cone, a paisley in five steps, and patterns to trace. */
export const stencilGuide = (press: Press): Promise<Buffer> =>
  press.pdf(
    [
      `<h1>Henna by hand</h1><p>Trace these sheets with a pencil first, then with the cone. Lay thin paper over the page, or put the page under a sheet of glass.</p><h2>Before you start</h2><ol><li>Mix 100 g of henna powder with about 240 ml of lemon juice and two spoons of sugar. It is right when it falls off the spoon in a ribbon.</li><li>Let it rest covered for 8 to 12 hours, until a dark film stands on top.</li><li>Fill a cone and cut a hole as thin as a pin: a hole cannot be made smaller again.</li><li>Try a drop on the inside of the arm a day before. Never use paste that is sold as black henna: it burns.</li></ol><h2>Three strokes</h2><p>A line: let the thread fall and guide it, a finger above the skin. A drop: press, stop, pull. A dot: press and lift straight up.</p>${figure(`<path d="M20 60C140 10 220 110 340 60S540 10 640 60"/>${times(8, (at) => put(leaf, 50 + at * 80, 210, 0.7, 20))}${times(16, (at) => `<circle cx="${30 + at * 40}" cy="280" r="${2 + (at % 4)}" fill="currentColor"/>`)}`, 660, 320)}`,
      `<h1>A paisley in five steps</h1><p>Outline, border of dots, flower, filling, lace. Let each step dry for a minute; a sleeve goes over wet henna once only.</p>${figure(steps, 660, 200)}<h2>Trace it</h2>${figure(put(paisley(), 330, 280, 4, 0, 3), 660, 520)}`,
      `<h1>A medallion for the palm</h1><p>Work from the middle outwards and turn the hand, not the wrist. Twelve petals are easy to divide: quarters first, then thirds.</p>${figure(put(medallion(12), 330, 340, 2.9, 0, 2.6), 660, 680)}`,
      `<h1>Borders and vines</h1><p>A border hides the end of a pattern. Three for the wrist, and a vine for the back of the hand.</p>${figure(
        `${put(scallops(620, 20), 330, 40)}<path d="M20 36H640M20 28H640"/>${times(9, (at) => put(flower(8), 60 + at * 68, 170, 0.6))}<path d="M20 120H640M20 220H640"/>${times(10, (at) => put(leaf, 50 + at * 62, 350, 0.8, at % 2 ? 24 : -24))}<path d="M20 372H640"/>${put(vine([40, 640, 200, 420, 420, 760, 620, 500], 7, 110), 0, 0)}`,
        660,
        760,
      )}`,
    ]
      .map((body, index) => sheet(NAME, index + 1, body))
      .join(''),
  );
