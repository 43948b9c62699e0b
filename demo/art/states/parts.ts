/** Shared parts of the scenes: the arch of sky, sun and moon, the river, its bird. Fields are 240 x 160. */

/** The shape of the sky behind a scene with its light at x, y. */
export const sky = (x: number, y: number) =>
  `<path class="soft" d="M44 132V86a76 76 0 0 1 152 0v46Z"/><circle class="glow day" cx="${x}" cy="${y}" r="10"/><path class="glow moon" d="M${x + 4} ${y - 11}a11 11 0 1 0 7 15a9 9 0 0 1-7-15Z"/>`;

/** Three currents from edge to edge; they bend differently for each start. */
export const river = (y = 134, bend = 6) =>
  `<path class="r" d="M14 ${y}c26-${bend} 44-${bend} 70 0s44 ${bend} 70 0 46-${bend} 72 0M30 ${y + 8}c24-${bend} 40-${bend} 62 0s42 ${bend} 64 0 34-${bend} 52 0M56 ${y + 16}c20-${bend} 34-${bend} 52 0s36 ${bend} 54 0"/>`;

export const bank = (y = 132) => `<path class="b" d="M30 ${y}H210"/>`;

/** The kingfisher that appears in the studio's pictures, facing left, its feet at 0, 0. */
export const kingfisher = (x: number, y: number, scale = 1, flip = 1) =>
  `<g transform="translate(${x} ${y}) scale(${scale * flip} ${scale})"><path class="deep e" d="M6-8L18 12L9 10L4-2Z"/><path class="clay e" d="M-8-32C-16-22-14-4-2 0C8-2 14-12 10-24Z"/><path class="green e" d="M-8-34C-4-46 14-46 16-32C18-20 16-8 9 2C2-6 4-18-2-26Z"/><path class="water e" d="M-9-33C-8-46 12-48 14-34C8-26-4-26-9-33Z"/><path class="ink" d="M-7-36L-34-30L-8-30Z"/><circle class="paper" cx="-1" cy="-36" r="2.6"/><circle class="ink" cx="-1.6" cy="-36" r="1.4"/></g>`;

/** A tuft of reeds at x, y. */
export const reeds = (x: number, y: number) =>
  `<path class="b" d="M${x} ${y}c-1-12-5-20-10-26M${x + 3} ${y}c0-16 1-26 5-38M${x + 6} ${y}c1-10 6-18 12-22"/><path class="clay e" d="M${x + 7} ${y - 36}l3-14 4 1-3 15Z"/>`;
