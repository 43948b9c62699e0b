/** The window's opening, bounded by the frame's inner edge. */
const pane = { x: 150, y: 48, w: 980, h: 446 };

const { x, y, w, h } = pane;

/** Wall, window with its three panes, sill. @param outside the view through it, 1280 wide */
export const view = (outside: string) =>
  `<rect width="1280" height="720" fill="#123030"/><clipPath id="pane"><rect x="${x}" y="${y}" width="${w}" height="${h}"/>
</clipPath><g clip-path="url(#pane)">${outside}</g>
<g fill="none" stroke="#0a1f20" stroke-width="18"><rect x="${x - 4}" y="${y - 4}" width="${w + 8}" height="${h + 20}"/>
</g><path d="M420 ${y}V${y + h}M860 ${y}V${y + h}" stroke="#0a1f20" stroke-width="14"/><path d="M420 ${y}V${y + h}M860 ${y}V${y + h}" stroke="#1c4544" stroke-width="4" transform="translate(-5 0)"/>
<path d="M${x} 142H420M860 142H${x + w}" stroke="#0a1f20" stroke-width="9"/>
<path d="M0 0H128C120 150 132 320 96 520H0Z" fill="#1b4a45"/><path d="M0 0H70C60 180 78 340 44 520H0Z" fill="#225a53"/>
<path d="M104 0C98 170 108 330 76 520M30 0C26 160 34 330 14 520" stroke="#143c39" stroke-width="4" fill="none"/>
<path d="M1280 0H1152C1160 150 1148 320 1184 520H1280Z" fill="#17403c"/><path d="M1280 0H1214C1224 180 1204 340 1238 520H1280Z" fill="#1b4a45"/>
<path d="M1176 0C1182 170 1172 330 1206 520" stroke="#113432" stroke-width="4" fill="none"/>`;
