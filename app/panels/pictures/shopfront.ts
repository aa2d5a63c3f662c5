import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { linear, mirrored, type Picture, picture, radial } from './svg'

const stripes = 11
const stripe = 82

/** A striped awning with round ends, lit from above. */
function awning({ primary, sand }: PicturePalette): string {
  return Array.from({ length: stripes }, (_, i) => {
    const top = 190 + i * 75
    const left = 150 + i * stripe
    const color = i % 2 ? sand(0.97, 0.3) : primary(0.5)
    const shade = i % 2 ? sand(0.86, 0.4) : primary(0.38)
    return `<path d="M${top} 300h75l${left + stripe - top - 75} 128h${-stripe}z" fill="${color}"/>
      <path d="M${left} 428h${stripe}v20a${stripe / 2} 30 0 0 1 ${-stripe} 0z" fill="${shade}"/>`
  }).join('')
}

const pot = (x: number, { secondary, leaf }: PicturePalette) =>
  `<g transform="translate(${x} 0)">
    <ellipse cx="14" cy="802" rx="92" ry="22" fill="url(#contact)"/>
    <path d="M0 690C-30 640 -60 640 -74 590C-30 596 0 640 0 690C-6 620 -10 580 14 530C40 590 26 640 6 690C20 640 50 610 88 604C80 650 40 680 6 700Z" fill="${leaf(0.46, 1.2)}"/>
    <path d="M0 690C-10 640 -36 610 -52 560C-10 580 6 640 4 690C14 650 30 620 52 578C60 630 40 670 8 700Z" fill="${leaf(0.36, 1.2)}"/>
    <path d="M-52 690H56L44 804H-40Z" fill="${secondary(0.7)}"/>
    <path d="M2 690H56L44 804H2Z" fill="${secondary(0.56)}"/>
    <rect x="-58" y="680" width="120" height="22" rx="4" fill="${secondary(0.76)}"/>
  </g>`

/** A small shop: awning, a lit window with goods, a door, plants on the pavement. */
export function shopfront(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, sand } = palette
  const defs = [
    linear('facade', [0, 0, 1, 1], [0, secondary(0.93, 0.35)], [1, secondary(0.82, 0.6)]),
    linear('pavement', [0, 0, 0, 1], [0, sand(0.86, 0.5)], [1, sand(0.72, 0.7)]),
    linear('frame', [0, 0, 1, 1], [0, primary(0.4, 0.8)], [1, primary(0.26, 0.8)]),
    linear('glass', [0, 0, 1, 1], [0, sky(0.5, 0.5)], [1, sky(0.28, 0.6)]),
    radial('inside', [0.5, 0.35, 0.75], [0, secondary(0.95, 0.7)], [1, secondary(0.72, 0.9)]),
    linear('underside', [0, 0, 0, 1], [0, '#000', 0.42], [1, '#000', 0]),
    linear('goods', [0, 0, 1, 0], [0, primary(0.56)], [0.4, primary(0.66)], [1, primary(0.36)]),
    linear(
      'pale',
      [0, 0, 1, 0],
      [0, sand(0.86, 0.5)],
      [0.4, sand(0.96, 0.4)],
      [1, sand(0.74, 0.6)],
    ),
    fade('contact', '#000', 0.32, 0.5),
  ]
  const body = `<rect width="1200" height="800" fill="url(#facade)"/>
    <path d="M0 0H420L0 520Z" fill="#fff" opacity=".14"/>
    <g fill="${secondary(0.76, 0.6)}" opacity=".5"><rect y="92" width="1200" height="5"/><rect x="232" width="190" height="62"/><rect x="504" width="190" height="62"/><rect x="776" width="190" height="62"/></g>
    <g fill="url(#glass)"><rect x="242" width="170" height="54"/><rect x="514" width="170" height="54"/><rect x="786" width="170" height="54"/></g>
    <rect y="784" width="1200" height="116" fill="url(#pavement)"/>
    <rect y="784" width="1200" height="6" fill="${sand(0.6, 0.6)}" opacity=".6"/>
    <path d="M0 846H1200M180 790L120 900M520 790L500 900M860 790L880 900" stroke="${sand(0.62, 0.6)}" stroke-width="3" opacity=".5"/>
    <rect x="176" y="140" width="848" height="660" fill="url(#frame)"/>
    <rect x="176" y="140" width="848" height="14" fill="${primary(0.54, 0.7)}"/>
    <rect x="214" y="182" width="772" height="92" rx="6" fill="${primary(0.22, 0.7)}"/>
    <circle cx="510" cy="228" r="24" fill="${secondary(0.82)}"/>
    <rect x="552" y="211" width="148" height="15" rx="7" fill="${sand(0.96, 0.4)}"/>
    <rect x="552" y="238" width="96" height="9" rx="4" fill="${sand(0.96, 0.4)}" opacity=".6"/>
    <rect x="220" y="330" width="492" height="350" fill="url(#inside)"/>
    <g stroke="${primary(0.26, 0.7)}" stroke-width="4"><path d="M330 330V400M466 330V380M602 330V400"/></g>
    <g fill="${primary(0.4)}"><path d="M296 440A34 38 0 0 1 364 440ZM432 420A34 38 0 0 1 500 420ZM568 440A34 38 0 0 1 636 440Z"/></g>
    <g fill="#fff" opacity=".85"><ellipse cx="330" cy="440" rx="34" ry="6"/><ellipse cx="466" cy="420" rx="34" ry="6"/><ellipse cx="602" cy="440" rx="34" ry="6"/></g>
    <rect x="220" y="606" width="492" height="74" fill="${secondary(0.6, 0.9)}"/>
    <rect x="220" y="606" width="492" height="10" fill="${secondary(0.84, 0.7)}"/>
    <g fill="url(#goods)"><path d="M262 510H332L342 606H252Z"/><rect x="474" y="500" width="60" height="106" rx="12"/></g>
    <path d="M276 510C276 470 318 470 318 510" fill="none" stroke="${primary(0.44)}" stroke-width="8"/>
    <path d="M392 520H420C420 540 440 556 440 580C440 598 430 606 406 606C382 606 372 598 372 580C372 556 392 540 392 520Z" fill="url(#pale)"/>
    <path d="M404 520C396 490 384 476 378 458M408 520C412 486 422 474 434 462" stroke="${palette.leaf(0.4)}" stroke-width="5" fill="none"/>
    <g fill="${secondary(0.66)}"><circle cx="377" cy="452" r="13"/><circle cx="436" cy="456" r="15"/></g>
    <path d="M574 548H662V606H574Z" fill="url(#pale)"/><rect x="568" y="530" width="100" height="22" rx="5" fill="${secondary(0.62)}"/>
    <path d="M220 330H430L290 680H220ZM520 330H580L440 680H380Z" fill="#fff" opacity=".16"/>
    <rect x="214" y="680" width="504" height="16" fill="${primary(0.5, 0.7)}"/>
    <rect x="214" y="696" width="504" height="94" fill="${primary(0.3, 0.8)}"/>
    <rect x="240" y="714" width="216" height="58" fill="${primary(0.36, 0.8)}"/><rect x="476" y="714" width="216" height="58" fill="${primary(0.36, 0.8)}"/>
    <rect x="758" y="330" width="210" height="460" fill="${primary(0.2, 0.7)}"/>
    <rect x="770" y="340" width="186" height="450" fill="${secondary(0.58)}"/>
    <rect x="792" y="366" width="142" height="270" fill="url(#inside)"/>
    <path d="M792 366H880L792 600Z" fill="#fff" opacity=".22"/>
    <rect x="792" y="662" width="142" height="98" fill="${secondary(0.5)}"/>
    <rect x="918" y="560" width="9" height="66" rx="4" fill="${sand(0.92, 0.5)}"/>
    <rect x="742" y="784" width="242" height="14" fill="${sand(0.7, 0.6)}"/>
    <rect x="176" y="448" width="848" height="96" fill="url(#underside)"/>
    ${awning(palette)}
    <path d="M190 300H1015L1024 330H181Z" fill="#fff" opacity=".2"/>
    ${pot(120, palette)}${pot(1080, palette)}`
  return picture('A shop front', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
