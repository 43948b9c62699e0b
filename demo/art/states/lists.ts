/** Scenes for empty lists. */
import { bank, reeds, river, sky } from './parts.ts';

/** A boat without cargo, moored at its pole: the first order is still to come. */
const orders = `${sky(160, 48)}<path class="b" d="M186 60V140M186 108L170 116"/><path class="wood e" d="M48 110C58 122 66 130 80 132H156C170 130 178 122 188 104C174 114 160 117 150 117H86C72 117 60 116 48 110Z"/><path class="wood e" d="M82 117C84 92 94 84 116 84S146 92 148 117Z"/><path class="l" d="M99 87C95 96 94 106 94 117M116 84V117M133 87C137 96 138 106 138 117M88 100H143"/><path class="clay e" d="M88 132H150L154 124H82Z"/>${river(136)}`;

/** An open box, and a leaf falling into it. */
const downloads = `${sky(76, 62)}<path class="d" d="M150 22c-22 8-34 20-16 30s2 20-10 28"/><path class="green e" d="M146 26C142 12 152 4 166 4C168 18 160 28 146 26ZM146 26L158 12"/><path class="wood e" d="M78 100L120 112V148L78 136Z"/><path class="clay e" d="M162 100L120 112V148L162 136Z"/><path class="ink" d="M78 100L120 89L162 100L120 112Z" opacity=".75"/><path class="paper e" d="M78 100L120 112L108 124L64 111ZM162 100L120 112L134 125L178 110Z"/><path class="paper e" d="M78 100L68 88L108 78L120 89Z"/>`;

/** A clay bank, as every child has one, with its first coin next to it. */
const wallet = `${sky(170, 54)}${bank(136)}<ellipse class="deep" cx="112" cy="136" rx="58" ry="6" opacity=".25"/><path class="clay e" d="M104 54h12l4 12C146 70 160 86 160 104c0 18-12 32-30 32H90c-18 0-30-14-30-32 0-18 14-34 40-38Z"/><path class="ink" d="M93 79h34a3 3 0 0 1 0 6H93a3 3 0 0 1 0-6Z"/><path d="M62 98c16 8 80 8 97-1M63 110c18 8 76 8 95 0" class="l" stroke-dasharray="1 6"/><path class="paper" d="M74 104l6-4 6 4-6 4ZM94 108l6-4 6 4-6 4ZM114 108l6-4 6 4-6 4ZM134 105l6-4 6 4-6 4Z"/><circle class="sun e" cx="182" cy="122" r="14"/><circle class="l" cx="182" cy="122" r="9"/><path class="l" d="M179 117c5 0 5 5 2 5s-1 5 4 5"/>`;

/** A signpost at the crossroads with blank boards. */
const addresses = `${sky(156, 32)}${bank(136)}<path class="wood e" d="M116 40h8v96h-8Z"/><path class="paper e" d="M80 50h62l12 11-12 11H80ZM160 82H98l-12 11 12 11h62Z"/><path class="d" d="M90 61h42M106 93h42"/><path class="green e" d="M170 136C168 116 178 100 196 94C198 112 190 128 170 136ZM170 136C174 122 182 108 196 94M170 136C160 126 150 124 146 112C160 110 168 122 170 136Z"/>${reeds(62, 136)}`;

/** A betel leaf as a heart; two more are still outlines on the vine. */
const saved = `${sky(174, 108)}<path class="b" d="M40 40C72 22 90 50 118 40S176 22 204 38M118 40v18M72 36v16M168 30v18"/><path class="green e" d="M118 58C104 40 76 56 84 84C90 104 110 114 118 128C126 114 146 104 152 84C160 56 132 40 118 58Z"/><path class="l" d="M118 58V118M118 76C108 72 98 76 92 84M118 76c10-4 20 0 26 8M118 94c-6-3-14-2-18 4M118 94c6-3 14-2 18 4"/><path class="d" d="M72 52C66 44 54 50 57 63C60 73 68 77 72 84C76 77 80 74 82 70M168 48C174 40 188 46 185 60C182 70 172 74 168 82C164 76 160 72 157 68"/>${river(137, 5)}`;

/** A post box on the bank; its flap is open and it is empty. */
const inbox = `${sky(170, 64)}${bank(138)}<path class="clay e" d="M94 58C94 34 146 34 146 58V132H94Z"/><path class="clay e" d="M88 132h64v6H88ZM90 54h60v8H90Z"/><path class="ink" d="M102 70h36v7h-36Z"/><path class="paper e" d="M106 88h28v24h-28Z"/><path class="l" d="M111 95h18M111 101h18M111 107h10"/><path class="paper e" d="M160 108l36-8 5 22-36 8ZM160 108l22 8 14-16"/>${reeds(68, 138)}`;

/** A blank page, and the ink next to it. */
const writing = `${sky(92, 34)}${bank(138)}<path class="paper e" d="M70 60L142 50L152 132H80Z"/><path class="d" d="M86 74l46-6M88 86l46-5M90 98l30-3"/><path class="deep e" d="M160 110h30l4 28h-38Z"/><path class="green e" d="M166 102h18v8h-18Z"/><path class="wood e" d="M100 122C128 96 150 62 178 30C182 28 186 32 184 36C162 66 136 102 106 126Z"/><path class="ink" d="M100 122l-6 10 12-6Z"/>`;

/** A stall with its awning up and its shelf bare. */
const products = `${sky(150, 28)}${bank(138)}<path class="wood e" d="M62 66h5v72h-5ZM173 66h5v72h-5Z"/><path class="paper e" d="M56 46H184L190 68H50Z"/><path class="clay" d="M72 46h18l-2 22H66ZM108 46h24l2 22H106ZM150 46h18l6 22h-22Z"/><path class="l" d="M50 68c4 12 20 12 23 0 4 12 20 12 23 0 4 12 20 12 24 0 4 12 20 12 23 0 4 12 20 12 23 0 4 12 20 12 24 0M56 46H184L190 68H50Z"/><path class="wood e" d="M54 108H186V118H54Z"/><path class="green e" d="M67 118H173V138H67Z"/><path class="sun e" d="M112 108C108 94 128 92 126 108Z"/>`;

/** Two stools and a glass of tea, not yet taken. */
const people = `${sky(120, 40)}${bank(138)}${[74, 166].map((x) => `<path class="wood e" d="M${x - 24} 92C${x - 10} 106 ${x - 10} 116 ${x - 24} 138H${x + 24}C${x + 10} 116 ${x + 10} 106 ${x + 24} 92Z"/><path class="l" d="M${x - 24} 92L${x + 14} 138M${x - 4} 92L${x + 24} 138M${x + 24} 92L${x - 14} 138M${x + 4} 92L${x - 24} 138M${x - 13} 115H${x + 13}"/><ellipse class="green e" cx="${x}" cy="92" rx="25" ry="7"/>`).join('')}<path class="clay e" d="M110 112h20l-3 26h-14Z"/><path class="b" d="M116 106c-5-8 5-12 0-20M124 106c-5-8 5-12 0-20"/>`;

/** A frame on its nail, without a picture. */
const pictures = `<g transform="rotate(-3 120 80)"><path class="b" d="M120 12L78 40M120 12L162 40"/><circle class="sun e" cx="120" cy="12" r="4"/><path class="wood e" d="M52 40H188V136H52Z"/><path class="soft e" d="M64 52H176V124H64Z"/><circle class="glow" cx="150" cy="74" r="8"/><path class="d" d="M66 112c20-30 34-30 50-8 14-16 28-16 58 8"/></g>`;

/** The red cloth ledger that a Bengali year is opened with; its ribbon is still at the first page. */
const invoices = `${sky(92, 38)}${bank(138)}<path class="deep" d="M66 138l100 0 10-6H80Z" opacity=".3"/><path class="paper e" d="M74 126L166 112L170 122L78 136Z"/><path class="clay e" d="M66 60L150 46L166 112L74 126Z"/><path class="clay e" d="M74 126C66 130 70 138 78 136L74 126ZM66 60C60 64 60 70 62 76L74 126"/><path class="sun e" d="M96 74L136 67L141 88L101 95Z"/><path class="l" d="M106 80l22-4M108 87l16-3"/><path class="paper e" d="M140 116l10-2 6 22-7-3-5 5Z"/>`;

/** A loom with its threads; the cloth starts with the first figures. */
const figures = `${sky(120, 24)}${bank(138)}<path class="wood e" d="M56 36h8v102h-8ZM176 36h8v102h-8ZM50 36H190v8H50ZM50 116H190v8H50Z"/><path class="l" d="M74 44v72M86 44v72M98 44v72M110 44v72M122 44v72M134 44v72M146 44v72M158 44v72M168 44v72"/><path class="green e" d="M70 104H172v12H70Z"/><path class="sun" d="M72 108l5-3 5 3-5 3ZM92 108l5-3 5 3-5 3ZM112 108l5-3 5 3-5 3ZM132 108l5-3 5 3-5 3ZM152 108l5-3 5 3-5 3Z"/><path class="clay e" d="M96 84C106 78 126 78 136 84C126 90 106 90 96 84Z"/>`;

export const lists = {
  orders,
  downloads,
  wallet,
  addresses,
  saved,
  inbox,
  writing,
  products,
  people,
  pictures,
  invoices,
  figures,
};
