import { castShadow, type Studio } from './studio'

const frond = (x: number, y: number, turn: number, size: number) =>
  `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${size})" d="M0 0C-70 -60 -92 -150 -60 -240C-30 -270 30 -270 60 -240C92 -150 70 -60 0 0Z"/>`

/** A rubber plant in a pot. */
export function planter(studio: Studio): string {
  const { main, palette } = studio
  const { leaf } = palette
  return `${castShadow({ x: 400, y: 768, radius: 130 })}
    <path d="M400 560C396 440 404 340 400 250M400 500C360 450 320 430 290 420M402 440C440 400 480 380 516 376" stroke="${leaf(0.3)}" stroke-width="12" fill="none"/>
    <g fill="${leaf(0.34, 1.1)}">${frond(300, 440, -58, 0.8)}${frond(506, 400, 54, 0.82)}${frond(420, 330, 28, 0.84)}</g>
    <g fill="${leaf(0.46, 1.1)}">${frond(376, 540, -34, 0.86)}${frond(430, 520, 40, 0.8)}${frond(384, 360, -26, 0.84)}</g>
    <g fill="${leaf(0.56, 1.1)}">${frond(402, 300, 2, 0.72)}</g>
    <path d="M402 300V150M376 540L282 392M430 520L528 396M384 360L306 196" stroke="${leaf(0.68, 0.9)}" stroke-width="5" opacity=".7"/>
    <path d="M270 560H530L500 752C498 768 488 774 470 774H330C312 774 302 768 300 752Z" fill="url(#body)"/><path d="M258 540H542V584H258Z" fill="url(#shade)"/><path d="M258 540H542V550H258Z" fill="${main(0.82)}"/><path d="M268 584H532L530 600H271Z" fill="#000" opacity=".16"/>`
}
