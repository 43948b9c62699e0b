/** Scenes for single states: nothing found, lost, failed, offline, closed, at work. */
import { bank, kingfisher, reeds, river, sky } from './parts.ts';

/** The kingfisher searches; only rings are on the water. */
const search = `${sky(84, 54)}<path class="wood e" d="M150 62h8v78h-8Z"/>${kingfisher(154, 60, 1)}<ellipse class="r" cx="92" cy="128" rx="10" ry="3"/><ellipse class="r" cx="92" cy="128" rx="22" ry="6"/><ellipse class="r" cx="92" cy="128" rx="36" ry="10"/><path class="d" d="M118 34L100 116"/>${river(138, 4)}`;

/** A missing page: the footbridge ends in the middle of the river. */
const lost = `${sky(92, 52)}<path class="b" d="M150 92V138M196 84V138M150 92L164 138M196 84l12 54"/><path class="wood e" d="M226 84L132 100L130 106L226 91Z"/><path class="b" d="M226 62L140 80M160 76v20M188 70v18M216 64v20"/><path class="d" d="M126 106C100 112 70 112 22 102"/>${kingfisher(141, 77, 0.72)}<path class="wood e" d="M70 134l20-8 3 5-20 8ZM44 128l16 2-1 5-16-2Z"/>${river(138, 5)}`;

/** A torn kite in the tree: its string has snapped. */
const failed = `${sky(74, 58)}${bank(140)}<path class="wood e" d="M164 140C168 110 164 90 170 66L178 66C174 92 178 112 182 140Z"/><path class="green e" d="M138 60C128 40 146 24 162 30C172 14 200 20 202 38C218 46 212 72 194 72C180 84 150 82 138 60Z"/><g transform="rotate(24 118 74)"><path class="clay e" d="M118 38L152 74L118 112L84 74Z"/><path class="sun e" d="M118 38L152 74L118 74Z"/><path class="l" d="M118 38V112M84 74C100 56 136 56 152 74"/><path class="soft e" d="M100 82l12 2-4 8 12 0-10 12-12-12Z"/><path class="clay e" d="M118 112l-8 16 8-4 8 4Z"/></g><path class="b" d="M98 118C84 128 92 136 78 138M66 132c-6 4-14 4-20-2"/>`;

/** No line to the other bank: the wire hangs loose, with a bird on what is left of it. */
const offline = `${sky(120, 44)}<path class="wood e" d="M60 40h7v100h-7ZM174 40h7v100h-7Z"/><path class="wood e" d="M46 52h35v5H46ZM160 52h35v5H160Z"/><path class="b" d="M14 58C30 66 40 62 50 52M78 52C92 74 92 96 84 122M164 52C152 66 140 70 132 92M192 52C204 62 214 64 228 58"/><path class="sun" d="M82 126l-5 8M86 127l1 9M90 124l6 6M130 97l-5 6M133 97l2 8"/>${kingfisher(177, 40, 0.72)}${river(137, 4)}`;

/** The boat is out of the water and gets a new coat of paint. */
const repairs = `${sky(86, 50)}${bank(140)}<path class="wood e" d="M76 112l8 28h-8l-4-26ZM160 112l-8 28h8l6-26Z"/><path class="wood e" d="M36 76C52 96 66 116 92 118H150C176 116 190 96 204 72C186 88 172 92 158 92H84C66 92 52 88 36 76Z"/><path class="clay e" d="M120 118H150C176 116 190 96 204 72C186 88 172 92 158 92H124Z"/><path class="l" d="M48 89C58 96 70 99 84 99H120M60 103C70 108 80 109 92 109H120"/><path class="deep e" d="M106 122h22l-3 18h-16Z"/><path class="l" d="M106 122c2-12 20-12 22 0"/><path class="sun e" d="M128 104l12-20 4 3-11 20Z"/><path class="paper e" d="M122 112l6-10 6 4-6 10Z"/>${reeds(200, 140)}`;

/** The gate of the landing is shut; the lantern next to it is lit. */
const closed = `${sky(128, 40)}${bank(140)}<path class="clay e" d="M56 62h18v78H56ZM166 62h18v78h-18ZM50 54h30v8H50ZM160 54h30v8h-30Z"/><path class="wood e" d="M78 78h6v62h-6ZM94 72h6v68h-6ZM110 68h6v72h-6ZM126 68h6v72h-6ZM142 72h6v68h-6ZM157 78h6v62h-6Z"/><path class="wood e" d="M74 88H166v6H74ZM74 120H166v6H74Z"/><path class="deep e" d="M110 102h22v20h-22Z"/><path class="l" d="M114 102c0-14 14-14 14 0M121 109v6"/><path class="b" d="M50 56C42 58 40 64 40 70"/><path class="sun e" d="M33 74h14l3 18H30Z"/><path class="deep e" d="M34 70h12v4H34ZM29 92h22v4H29Z"/>`;

/** All done: the river, and the light on it. */
const quiet = `${sky(148, 60)}<path class="green" d="M44 122C70 104 96 112 120 118S176 112 196 120V132H44Z"/><path class="l" d="M44 122C70 104 96 112 120 118S176 112 196 120"/><path class="wood e" d="M86 130C92 138 98 140 104 140H136C144 140 150 136 156 128C146 132 100 133 86 130Z"/><path class="paper e" d="M118 128V76C136 92 140 110 140 124Z"/><path class="l" d="M118 132V70"/>${river(139, 5)}`;

export const moments = { search, lost, failed, offline, repairs, closed, quiet };
