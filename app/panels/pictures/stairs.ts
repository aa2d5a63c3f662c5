import type { PicturePalette } from '../color/picture-palette'
import { linear, mirrored, type Picture, picture, radial } from './svg'

const count = 9

/** Treads and risers from the bottom up, narrower and shorter with distance. */
function flight({ secondary, land }: PicturePalette): string {
  let body = ''
  for (let i = 0; i < count; i++) {
    const edge = (n: number) => {
      const k = 1 - (1 - n / count) ** 1.5
      return { y: 1000 - k * 560, left: 90 + k * 240, right: 810 - k * 240 }
    }
    const low = edge(i)
    const mid = edge(i + 0.62)
    const top = edge(i + 1)
    const light = 0.66 + i * 0.022
    body += `<path d="M${low.left} ${low.y}H${low.right}V${mid.y}H${low.left}Z" fill="${secondary(light - 0.14, 0.8)}"/>
      <path d="M${low.left} ${mid.y}H${low.right}L${top.right} ${top.y}H${top.left}Z" fill="${secondary(light + 0.12, 0.5)}"/>
      <path d="M${low.left} ${low.y}V${mid.y}H${low.left + 190 - i * 14}L${low.left + 120 - i * 9} ${low.y}Z" fill="${land(0.3, 0.8)}" opacity=".4"/>`
  }
  return body
}

/** Steps between two walls, up to a doorway full of sky. */
export function stairs(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, land, leaf } = palette
  const defs = [
    linear('sky', [0, 0, 0, 1], [0, sky(0.62, 1)], [1, sky(0.9, 0.4)]),
    linear('lit', [0, 0, 1, 1], [0, secondary(0.93, 0.45)], [1, secondary(0.76, 0.8)]),
    linear('shade', [0, 0, 1, 0], [0, secondary(0.46, 0.9)], [1, secondary(0.64, 0.85)]),
    linear('back', [0, 0, 1, 1], [0, secondary(0.8, 0.7)], [1, secondary(0.7, 0.8)]),
    linear('beam', [0, 0, 1, 1], [0, secondary(0.99, 0.2), 0.8], [1, secondary(0.96, 0.3), 0.1]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.98, 0.3), 1], [1, secondary(0.9, 0.6), 0]),
  ]
  const body = `<rect width="900" height="1000" fill="url(#back)"/>
    <path d="M372 452V180A78 78 0 0 1 528 180V452Z" fill="url(#sky)"/>
    <circle cx="430" cy="250" r="110" fill="url(#glow)"/>
    <circle cx="430" cy="250" r="26" fill="${secondary(0.985, 0.25)}"/>
    <path d="M372 400C420 376 470 410 528 384V452H372Z" fill="${land(0.5, 0.8)}"/>
    <path d="M528 180A78 78 0 0 0 450 102C500 110 506 150 506 190V452H528Z" fill="${secondary(0.52, 0.9)}"/>
    <path d="M0 0H330V444L90 1000H0Z" fill="url(#shade)"/>
    <path d="M900 0H570V444L810 1000H900Z" fill="url(#lit)"/>
    <path d="M330 0V444L300 514V0Z" fill="${secondary(0.4, 0.8)}" opacity=".5"/>
    <path d="M570 120L810 0H900V300L660 640L570 444Z" fill="url(#beam)"/>
    ${flight(palette)}
    <path d="M330 444L90 1000H0V960L300 444Z" fill="${secondary(0.36, 0.8)}" opacity=".55"/>
    <path d="M0 560L210 300V330L0 596Z" fill="${secondary(0.3, 0.6)}"/>
    <path d="M0 552L210 292V304L0 568Z" fill="${secondary(0.72, 0.6)}"/>
    <path d="M716 870H836L820 986H734Z" fill="${primary(0.42, 1)}"/>
    <path d="M716 870H760L764 986H734Z" fill="${primary(0.58, 0.9)}"/>
    <path d="M774 870C700 800 690 720 706 650C760 690 780 760 778 820C790 740 830 680 890 660C890 750 850 830 784 870C820 800 870 780 900 784V840C860 870 820 874 774 870Z" fill="${leaf(0.42)}"/>
    <path d="M774 870C740 790 744 700 780 620C812 700 812 790 780 870Z" fill="${leaf(0.32)}"/>`
  return picture(
    'Stairs up to a door in the light',
    [900, 1000],
    defs,
    mirror ? mirrored(body, 900) : body,
  )
}
