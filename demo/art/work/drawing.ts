import { n, times } from '../scene.ts';
import { poster as c } from './palette.ts';

/** A point of the frame in cabinet projection. */
const at = (x: number, y: number, z: number): string => `${n(300 + x * 190 + y * 118)} ${n(690 - z * 128 - y * 66)}`;

const segment = (from: readonly [number, number, number], to: readonly [number, number, number]) =>
  `M${at(...from)}L${at(...to)}`;

const [BAYS, DEPTH, STOREYS] = [4, 2, 4];

const columns = (y: number) => times(BAYS + 1, (x) => segment([x, y, -0.35], [x, y, STOREYS]));
const beams = (y: number) => times(STOREYS, (z) => segment([0, y, z + 1], [BAYS, y, z + 1]));
const crossBeams = () => times(STOREYS, (z) => times(BAYS + 1, (x) => segment([x, 0, z + 1], [x, DEPTH, z + 1])));

const footing = (x: number, y: number) =>
  `<path d="M${at(x - 0.17, y, -0.35)}L${at(x + 0.17, y, -0.35)}L${at(x + 0.28, y, -0.6)}L${at(x - 0.28, y, -0.6)}Z"/>`;

/** A measured distance with ticks across its ends. */
const dimension = (x0: number, x1: number, y: number) =>
  `<path d="M${x0} ${y}H${x1}M${x0 - 9} ${y + 9}l18-18M${x1 - 9} ${y + 9}l18-18M${x0} ${y - 20}v34M${x1} ${y - 20}v34"/>`;

const gridLines = () =>
  `<path d="${times(20, (index) => `M${index * 80 + 40} 0V900`)}${times(11, (index) => `M0 ${index * 80 + 50}H1600`)}" stroke="${c.faint}" stroke-width="1.400" fill="none"/>`;

const axis = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r="19"/>`;

/** The former sheet under the corner that lifts off, its beam crossed out. */
const former = () =>
  `<path d="M1600 470V900H1040Z" fill="${c.paper}"/><g fill="none" stroke="#9a8f78" stroke-width="3"><path d="M1290 840V730H1560M1400 840V640M1510 840V560"/><path d="M1240 840H1600" stroke-width="5"/></g><path d="M1330 802L1572 676M1352 668L1560 806" stroke="${c.coral}" stroke-width="9" stroke-linecap="round"/>`;

/** A frame of beams and columns on a drawing, one beam marked; a corner lifts off an older sheet; 1600 x 900. */
export const frameDrawing = (): string => `<rect width="1600" height="900" fill="${c.night}"/>${gridLines()}
<g fill="none" stroke="${c.line}" stroke-linecap="round" stroke-linejoin="round"><g stroke-width="1.800" opacity="0.55"><path d="${columns(DEPTH)}${beams(DEPTH)}"/><path d="${columns(1)}${beams(1)}" opacity="0.6"/></g><path d="${crossBeams()}" stroke-width="2" opacity="0.8"/><path d="${columns(0)}${beams(0)}" stroke-width="4.500"/><g stroke-width="3">${times(BAYS + 1, (x) => footing(x, 0))}</g>
<g stroke-width="2" opacity="0.85">${dimension(300, 490, 800)}${dimension(490, 680, 800)}${dimension(680, 870, 800)}${dimension(870, 1060, 800)}${times(BAYS + 1, (x) => axis(300 + x * 190, 846))}</g>
<g stroke-width="2" opacity="0.85"><path d="M196 690V178M184 700l24-20M184 188l24-20M176 562H216M176 434H216M176 306H216"/></g></g>
<path d="${segment([1, 0, 2], [2, 0, 2])}" stroke="${c.marigold}" stroke-width="13" stroke-linecap="round"/><circle cx="${at(1.5, 0, 2).split(' ')[0]}" cy="${at(1.5, 0, 2).split(' ')[1]}" r="34" fill="none" stroke="${c.marigold}" stroke-width="3"/>
${former()}<path d="M1600 470C1490 560 1400 610 1262 640C1250 740 1180 830 1040 900C1170 760 1420 560 1600 470Z" fill="${c.ink}" opacity="0.35"/><path d="M1600 470C1480 540 1370 566 1226 578C1226 700 1160 812 1040 900C1110 850 1440 600 1600 470Z" fill="#cfe0da" stroke="${c.ink}" stroke-width="3" stroke-linejoin="round"/><path d="M1246 594C1240 690 1190 790 1100 850" fill="none" stroke="#a9c3ba" stroke-width="3"/>`;
