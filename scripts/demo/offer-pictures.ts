import { box, svg, typePictures } from './type-pictures'

const cup = `<path d="M0 0h38l-4 34a6 6 0 0 1-6 5H10a6 6 0 0 1-6-5Z" fill="#1f6558"/><path d="M36 6h8a8 8 0 0 1 0 16h-9" fill="none" stroke="#1f6558" stroke-width="4"/>`
const vase = `<path d="M8 0h18v14c0 6 12 12 12 26 0 12-8 20-21 20s-21-8-21-20c0-14 12-20 12-26Z" fill="#c2623a"/>`
const bowl = `<path d="M0 0h68c0 22-14 30-34 30S0 22 0 0Z" fill="#b98d5f"/>`
const product = (x: number, ground: string, thing: string) =>
  `${box(x, 52, 132, 172, '#fff', 8)}${box(x + 10, 62, 112, 100, ground)}${thing}${box(x + 10, 178, 76, 8, '#4d4d4d')}${box(x + 10, 196, 44, 8, '#c2623a')}`
const person = (x: number, ground: string, shirt: string, hair: string, skin: string) =>
  `<clipPath id="p${x}"><circle cx="${x}" cy="112" r="48"/></clipPath><g clip-path="url(#p${x})"><circle cx="${x}" cy="112" r="48" fill="${ground}"/><circle cx="${x}" cy="100" r="20" fill="${hair}"/><circle cx="${x}" cy="108" r="16" fill="${skin}"/><circle cx="${x}" cy="170" r="36" fill="${shirt}"/></g>`

/** The pictures of what is sold, by its key. */
export const offerPictures: Record<string, string> = {
  'landing-page-kit': typePictures['landing-page'] ?? '',
  'brand-kit': typePictures['brand-and-logo'] ?? '',
  'newsletter-template': typePictures.newsletter ?? '',
  'shop-set-up': svg(
    '#f5e8dc',
    `${product(50, '#e0ece7', `<g transform="translate(84 94)">${cup}</g>`)}
    ${product(198, '#f6ddd0', `<g transform="translate(247 86)">${vase}</g>`)}
    ${product(346, '#e4dfd2', `<g transform="translate(378 104)">${bowl}</g>`)}`,
  ),
  consultation: svg(
    '#dce7ee',
    `${box(96, 42, 336, 150, '#132d3d', 12)}${box(232, 206, 64, 14, '#132d3d', 7)}
    ${person(192, '#e4dcd0', '#283f97', '#5a3a22', '#d9a27e')}${person(336, '#e4dcd0', '#fbbb00', '#1c1512', '#8a5a3c')}`,
  ),
}
