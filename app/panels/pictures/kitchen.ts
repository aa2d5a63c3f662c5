import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { linear, mirrored, type Picture, picture, radial } from './svg'

/** Two rows of tiles, every second one moved by half. */
const joints = [0, 1, 2, 3]
  .map((row) => {
    const y = 356 + row * 44
    const posts = Array.from({ length: 13 }, (_, i) => `M${i * 96 + (row % 2) * 48} ${y}v44`)
    return `M0 ${y}H1200${posts.join('')}`
  })
  .join('')

const doors = [60, 236, 412, 808, 984]

/** A cupboard door: lit edge, shaded foot, a handle. */
const door =
  ({ secondary }: PicturePalette) =>
  (x: number) =>
    `<rect x="${x}" y="578" width="164" height="196" rx="5" fill="url(#door)"/>
    <rect x="${x}" y="578" width="164" height="5" rx="2" fill="#fff" opacity=".32"/>
    <rect x="${x + 58}" y="600" width="48" height="8" rx="4" fill="${secondary(0.8, 1)}"/>`

const pot =
  ({ leaf, sand }: PicturePalette) =>
  (x: number) =>
    `<path d="M${x + 4} 374C${x - 20} 344 ${x - 14} 318 ${x + 4} 306C${x + 10} 286 ${x + 34} 286 ${x + 40} 308C${x + 60} 320 ${x + 62} 348 ${x + 42} 374Z" fill="${leaf(0.46, 1.1)}"/>
    <path d="M${x + 24} 374C${x + 16} 344 ${x + 30} 316 ${x + 42} 312C${x + 58} 324 ${x + 58} 350 ${x + 42} 374Z" fill="${leaf(0.36, 1.1)}"/>
    <path d="M${x} 368H${x + 48}L${x + 42} 412H${x + 6}Z" fill="url(#clay)"/><path d="M${x - 3} 362H${x + 51}V374H${x - 3}Z" fill="${sand(0.9, 0.6)}"/>`

const shelves = ({ primary, secondary, sand }: PicturePalette) => `
    <path d="M744 196H1130V212H744ZM744 310H1130V326H744Z" fill="url(#board)"/>
    <path d="M744 212H1130V222H744ZM744 326H1130V336H744Z" fill="${secondary(0.5, 0.5)}" opacity=".28"/>
    <path d="M772 196V132Q772 122 782 122H822Q832 122 832 132V196Z" fill="url(#body)"/><rect x="768" y="110" width="68" height="16" rx="6" fill="${secondary(0.78, 1)}"/>
    <path d="M850 196V152Q850 144 858 144H890Q898 144 898 152V196Z" fill="url(#clay)"/><rect x="847" y="134" width="54" height="13" rx="5" fill="${primary(0.44)}"/>
    <path d="M924 196C924 168 1000 168 1000 196Z" fill="${sand(0.95, 0.4)}"/><path d="M930 186C930 160 994 160 994 186Z" fill="${secondary(0.84, 0.8)}"/>
    <path d="M1034 196C1030 166 1048 160 1048 128H1066C1066 160 1084 166 1080 196Z" fill="url(#body)"/>
    <circle cx="800" cy="262" r="46" fill="${sand(0.97, 0.3)}"/><circle cx="804" cy="264" r="28" fill="${primary(0.8, 0.5)}"/>
    <circle cx="886" cy="262" r="46" fill="${sand(0.93, 0.4)}"/><circle cx="890" cy="264" r="28" fill="${secondary(0.82, 0.8)}"/>
    <path d="M956 310V268H1006V310ZM1020 310V268H1070V310Z" fill="url(#clay)"/><path d="M1006 276q22 0 0 24M1070 276q22 0 0 24" stroke="${sand(0.7, 0.7)}" stroke-width="7" fill="none"/>
    <path d="M956 268H1006V284H956ZM1020 268H1070V284H1020Z" fill="${primary(0.5)}"/>`

/** A kitchen in morning light: a window with herbs, open shelves, something on the stove. */
export function kitchen(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, sand, wood, leaf } = palette
  const defs = [
    linear('wall', [0, 0, 1, 0.8], [0, secondary(0.955, 0.25)], [1, secondary(0.86, 0.42)]),
    linear('tiles', [0, 0, 1, 0], [0, sand(0.97, 0.25)], [1, sand(0.87, 0.5)]),
    linear('glass', [0, 0, 0, 1], [0, sky(0.72, 0.8)], [1, secondary(0.97, 0.3)]),
    linear('board', [0, 0, 1, 0], [0, wood(0.82, 0.8)], [1, wood(0.64, 0.9)]),
    linear('top', [0, 0, 1, 0], [0, wood(0.86, 0.7)], [1, wood(0.62, 0.9)]),
    linear('door', [0, 0, 1, 1], [0, primary(0.58, 1)], [1, primary(0.4, 1)]),
    linear('body', [0, 0, 1, 0], [0, primary(0.7)], [0.4, primary(0.56)], [1, primary(0.36)]),
    linear('clay', [0, 0, 1, 0], [0, sand(0.96, 0.5)], [1, sand(0.74, 0.8)]),
    linear(
      'pan',
      [0, 0, 1, 0],
      [0, secondary(0.9)],
      [0.35, secondary(0.8, 1.1)],
      [1, secondary(0.56, 1.1)],
    ),
    linear('floor', [0, 0, 0, 1], [0, wood(0.6, 0.8)], [1, wood(0.46, 0.8)]),
    linear('oven', [0, 0, 1, 1], [0, primary(0.3, 0.4)], [1, primary(0.16, 0.4)]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.99, 0.3), 0.7], [1, secondary(0.97, 0.3), 0]),
    fade('contact', wood(0.2), 0.5, 0.5),
  ]
  const body = `<rect width="1200" height="900" fill="url(#wall)"/>
    <rect y="356" width="1200" height="176" fill="url(#tiles)"/>
    <path d="${joints}" stroke="${sand(0.8, 0.6)}" stroke-width="3" opacity=".7"/>
    <rect x="112" y="84" width="384" height="330" rx="4" fill="${secondary(0.5, 0.5)}" opacity=".22"/>
    <rect x="100" y="74" width="384" height="330" rx="4" fill="${sand(0.99, 0.15)}"/>
    <path d="M120 94H284V386H120ZM300 94H464V386H300Z" fill="url(#glass)"/>
    <path d="M120 330C180 296 230 318 284 300V386H120ZM300 300C350 280 410 318 464 286V386H300Z" fill="${leaf(0.66, 0.8)}" opacity=".8"/>
    <path d="M120 210L284 178V200L120 232ZM300 174L464 142V164L300 196Z" fill="#fff" opacity=".3"/>
    <rect x="84" y="402" width="416" height="18" fill="${sand(0.98, 0.2)}"/><rect x="84" y="420" width="416" height="9" fill="${sand(0.6, 0.6)}" opacity=".4"/>
    ${[136, 212, 402].map(pot(palette)).join('')}
    ${shelves(palette)}
    <path d="M484 100L1010 532H690L484 330Z" fill="${secondary(0.99, 0.2)}" opacity=".34"/>
    <path d="M620 0V136" stroke="${primary(0.3, 0.5)}" stroke-width="5"/>
    <path d="M548 210C550 162 580 134 620 134C660 134 690 162 692 210Z" fill="url(#door)"/>
    <circle cx="620" cy="240" r="150" fill="url(#glow)"/><ellipse cx="620" cy="210" rx="72" ry="10" fill="${secondary(0.98, 0.5)}"/>
    <rect y="790" width="1200" height="110" fill="url(#floor)"/>
    <path d="M0 812H1200M0 852H1200M260 790L200 900M620 790V900M960 790L1010 900" stroke="${wood(0.38, 0.7)}" stroke-width="3" opacity=".5"/>
    <rect y="556" width="1200" height="234" fill="${primary(0.34, 0.9)}"/>
    ${doors.map(door(palette)).join('')}
    <rect x="592" y="570" width="200" height="208" rx="6" fill="${sand(0.93, 0.3)}"/>
    <rect x="612" y="624" width="160" height="128" rx="8" fill="url(#oven)"/><path d="M630 740L700 640H740L670 740Z" fill="#fff" opacity=".1"/>
    <rect x="618" y="606" width="148" height="9" rx="4" fill="${primary(0.4, 0.5)}"/>
    <circle cx="634" cy="588" r="8" fill="${primary(0.36)}"/><circle cx="662" cy="588" r="8" fill="${primary(0.36)}"/><circle cx="750" cy="588" r="8" fill="${secondary(0.74, 1.1)}"/>
    <rect y="528" width="1200" height="30" fill="url(#top)"/><rect y="558" width="1200" height="12" fill="#000" opacity=".18"/>
    <rect y="778" width="1200" height="14" fill="#000" opacity=".3"/>
    <ellipse cx="700" cy="528" rx="120" ry="12" fill="url(#contact)"/>
    <path d="M622 450H766V506Q766 526 746 526H642Q622 526 622 506Z" fill="url(#pan)"/><path d="M614 440H774V454H614Z" fill="${secondary(0.66, 1.1)}"/>
    <path d="M604 468h18v14h-18zM766 468h18v14h-18z" fill="${primary(0.3, 0.6)}"/><path d="M626 440C640 424 748 424 762 440Z" fill="${secondary(0.86)}"/><circle cx="694" cy="422" r="9" fill="${primary(0.3, 0.6)}"/>
    <path d="M316 528V470C316 440 366 440 366 470V480" stroke="${primary(0.62, 0.3)}" stroke-width="11" fill="none"/><path d="M296 528V508" stroke="${primary(0.52, 0.3)}" stroke-width="9"/>
    <ellipse cx="950" cy="528" rx="110" ry="11" fill="url(#contact)"/>
    <path d="M862 474H1036C1036 508 996 526 949 526C902 526 862 508 862 474Z" fill="url(#clay)"/>
    <circle cx="906" cy="462" r="26" fill="${secondary(0.86, 1.1)}"/><circle cx="952" cy="452" r="28" fill="${secondary(0.8, 1.1)}"/><circle cx="996" cy="462" r="25" fill="${secondary(0.7, 1.1)}"/><ellipse cx="944" cy="441" rx="10" ry="6" fill="#fff" opacity=".5"/>
    <path d="M862 474H1036L1034 486H864Z" fill="${sand(0.98, 0.3)}"/>
    <path d="M1104 528V452L1128 420V528Z" fill="url(#board)"/><path d="M1074 528V420Q1074 404 1090 404H1112Q1128 404 1128 420V528Z" fill="url(#board)"/><circle cx="1101" cy="424" r="7" fill="${wood(0.4, 0.8)}"/>`
  return picture('A kitchen', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
