/** A drawing on a ground. */
export const svg = (ground: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="528" height="264" viewBox="0 0 528 264"><rect width="528" height="264" fill="${ground}"/>${shapes}</svg>`

/** A rectangle of one color. */
export const box = (x: number, y: number, width: number, height: number, fill: string, round = 4) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`

/** The pictures of the types of requests, by their keys. */
export const typePictures: Record<string, string> = {
  'landing-page': svg(
    '#dfe4f5',
    `${box(98, 24, 332, 300, '#fff', 10)}<path d="M98 54V34a10 10 0 0 1 10-10h312a10 10 0 0 1 10 10v20Z" fill="#283f97"/>
    ${box(124, 76, 134, 20, '#132d3d')}${box(124, 110, 116, 8, '#b5bdc6')}${box(124, 126, 116, 8, '#b5bdc6')}
    ${box(124, 150, 66, 22, '#fbbb00')}<circle cx="348" cy="126" r="50" fill="#b9c4ea"/>
    <path d="M304 148l28-30 18 18 16-16 26 28a50 50 0 0 1-88 0Z" fill="#283f97"/>
    ${box(124, 208, 80, 80, '#eef1fb')}${box(224, 208, 80, 80, '#eef1fb')}${box(324, 208, 80, 80, '#eef1fb')}`,
  ),
  'website-change': svg(
    '#dce7ec',
    `${box(108, 38, 310, 180, '#fff', 12)}${box(134, 64, 258, 40, '#eaeef2')}
    <rect x="134" y="116" width="258" height="42" rx="4" fill="#d9eee4" stroke="#1d6b5b" stroke-width="3"/>
    ${box(150, 132, 116, 10, '#1d6b5b')}${box(134, 170, 124, 28, '#eaeef2')}${box(268, 170, 124, 28, '#eaeef2')}
    <path d="M380 100l32 72-20-4-14 26-20-11 14-26-18-12Z" fill="#132d3d" stroke="#fff" stroke-width="5" stroke-linejoin="round"/>`,
  ),
  'something-broken': `<svg xmlns="http://www.w3.org/2000/svg" width="160" height="160" viewBox="0 0 24 24" fill="none" stroke="#283f97" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round"><path d="M14.7 6.3a1 1 0 0 0 0 1.4l1.6 1.6a1 1 0 0 0 1.4 0l3.77-3.77a6 6 0 0 1-7.94 7.94l-6.91 6.91a2.12 2.12 0 0 1-3-3l6.91-6.91a6 6 0 0 1 7.94-7.94z"/></svg>`,
  'brand-and-logo': svg(
    '#132d3d',
    `<path d="M206 60a68 68 0 0 0 0 136Z" fill="#fbbb00"/><path d="M206 60a68 68 0 0 1 0 136Z" fill="#fff"/>
    <path d="M306 60h46a46 46 0 0 1 0 92h-18v44h-28Z" fill="#8bdf55"/><circle cx="342" cy="106" r="17" fill="#132d3d"/>`,
  ),
  newsletter: svg(
    '#e4f1d9',
    `<rect x="158" y="58" width="212" height="144" fill="#fff"/>
    <path d="M158 58l106 84 106-84M158 202l84-74M370 202l-84-74" fill="none" stroke="#2c6b12" stroke-width="6"/>
    <circle cx="370" cy="58" r="27" fill="#fbbb00"/><path d="M362 50l10-7v32" fill="none" stroke="#132d3d" stroke-width="6"/>`,
  ),
  'product-photos': svg(
    '#2e4453',
    `${box(78, 34, 372, 190, '#f3d9bd', 8)}<path d="M78 34h372v50H78Z" fill="#eecdab"/><circle cx="318" cy="128" r="28" fill="#cf7850"/>
    <path d="M78 150c90-26 180 14 372-14v80a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8Z" fill="#98b5aa"/>
    <path d="M78 180c120-26 200 10 372-16v52a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8Z" fill="#4f8c80"/>
    <path d="M78 200c140-12 220 12 372-8v24a8 8 0 0 1-8 8H86a8 8 0 0 1-8-8Z" fill="#1f6558"/>
    <path d="M98 74V54h22M430 74V54h-22M98 184v20h22M430 184v20h-22" fill="none" stroke="#fff" stroke-width="7"/>`,
  ),
}
