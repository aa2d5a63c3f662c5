import type { PicturePalette } from '../color/picture-palette'
import { blur, linear, mirrored, type Picture, picture, radial } from './svg'

/** Six panes with sky in them. */
const panes = [0, 1, 2]
  .flatMap((column) =>
    [0, 1].map(
      (row) =>
        `<rect x="${118 + column * 104}" y="${110 + row * 172}" width="92" height="160" fill="url(#glass)"/>`,
    ),
  )
  .join('')

const chisels = ({ primary, secondary }: PicturePalette) =>
  [0, 1, 2, 3]
    .map((i) => {
      const x = 946 + i * 38
      return `<path d="M${x} 196h14l3 62h-20z" fill="${secondary(0.66, 1)}"/>
      <path d="M${x} 196h5l1 62h-9z" fill="${secondary(0.8, 0.9)}"/>
      <path d="M${x + 1} 258h12v${54 - i * 8}l-12 10z" fill="${primary(0.55, 0.3)}"/>`
    })
    .join('')

/** A joiner's workshop: window light, tools on the wall, a stool on the bench. */
export function workshop(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, sand, leaf } = palette
  const wood = (lightness: number, strength = 1) => palette.warm(lightness, strength * 0.85)
  const defs = [
    linear('wall', [0, 0, 1, 0.8], [0, secondary(0.95, 0.22)], [1, secondary(0.83, 0.38)]),
    linear('floor', [0, 0, 0, 1], [0, wood(0.56, 0.6)], [1, wood(0.42, 0.6)]),
    linear('glass', [0, 0, 0, 1], [0, sky(0.8, 0.6)], [1, secondary(0.97, 0.3)]),
    linear('board', [0, 0, 1, 1], [0, wood(0.82, 0.75)], [1, wood(0.66, 0.8)]),
    linear('top', [0, 0, 1, 0], [0, wood(0.9, 0.6)], [1, wood(0.72, 0.85)]),
    linear('front', [0, 0, 1, 0], [0, wood(0.7, 0.85)], [1, wood(0.5, 0.8)]),
    linear('leg', [0, 0, 1, 0], [0, wood(0.64, 0.85)], [1, wood(0.42, 0.7)]),
    linear(
      'seat',
      [0, 0, 1, 0],
      [0, primary(0.66, 1)],
      [0.5, primary(0.5, 1)],
      [1, primary(0.3, 1)],
    ),
    linear('steel', [0, 0, 1, 1], [0, primary(0.82, 0.25)], [1, primary(0.52, 0.35)]),
    linear('shade', [0, 0, 0, 1], [0, primary(0.5, 1)], [1, primary(0.32, 1)]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.98, 0.4), 0.85], [1, wood(0.94, 0.5), 0]),
    blur('soft', 7),
    blur('wide', 20),
  ]
  const body = `<rect width="1200" height="730" fill="url(#wall)"/>
    <rect y="730" width="1200" height="170" fill="url(#floor)"/>
    <path d="M460 760L900 760L1120 900H520Z" fill="${secondary(0.86, 0.6)}" opacity=".3" filter="url(#soft)"/>
    <rect x="96" y="88" width="352" height="388" fill="${secondary(0.4, 0.5)}" opacity=".3" filter="url(#wide)" transform="translate(10 16)"/>
    <rect x="98" y="90" width="344" height="376" rx="4" fill="${secondary(0.99, 0.1)}"/>
    ${panes}
    <path d="M118 400C170 372 210 410 260 388C320 360 370 396 418 376V442H118Z" fill="${leaf(0.62, 0.8)}" opacity=".75"/>
    <path d="M210 110h12v332h-12zM314 110h12v332h-12zM118 270h300v12h-300z" fill="${secondary(0.99, 0.1)}"/>
    <rect x="86" y="462" width="368" height="16" fill="${secondary(0.97, 0.2)}"/>
    <rect x="86" y="478" width="368" height="8" fill="${secondary(0.6, 0.5)}" opacity=".6"/>
    <circle cx="330" cy="330" r="330" fill="url(#glow)" opacity=".5"/>
    <path d="M496 132L626 108V352L496 394Z" fill="${secondary(0.99, 0.2)}" opacity=".5" filter="url(#soft)"/>
    <rect x="650" y="138" width="482" height="236" rx="6" fill="${secondary(0.3, 0.5)}" opacity=".35" filter="url(#wide)" transform="translate(14 22)"/>
    <rect x="650" y="132" width="482" height="236" rx="6" fill="url(#board)"/>
    <path d="M650 208H1132M650 290H1132" stroke="${wood(0.58, 0.8)}" stroke-width="3" opacity=".6"/>
    <rect x="650" y="132" width="482" height="8" rx="4" fill="${wood(0.94, 0.5)}"/>
    <path d="M690 190L884 232L878 252L694 268Z" fill="url(#steel)"/>
    <path d="M690 182C668 186 662 262 684 276L706 270V192Z" fill="${primary(0.4, 1)}"/>
    <path d="M684 206C676 216 676 242 686 252L694 250V208Z" fill="${secondary(0.72, 0.8)}"/>
    <path d="M716 296h92v22h-92z" fill="${primary(0.42, 1)}"/><path d="M716 296h92v8h-92z" fill="${primary(0.6, 0.8)}"/>
    <path d="M756 318h14v38h-14z" fill="${secondary(0.9, 0.6)}"/>
    <path d="M846 292h14v50h52v14h-66z" fill="url(#steel)"/>
    ${chisels(palette)}
    <path d="M600 0V84" stroke="${primary(0.3, 0.5)}" stroke-width="5"/>
    <path d="M528 158C532 112 562 84 600 84C638 84 668 112 672 158Z" fill="url(#shade)"/>
    <ellipse cx="600" cy="158" rx="72" ry="11" fill="${secondary(0.98, 0.5)}"/>
    <ellipse cx="690" cy="842" rx="470" ry="26" fill="${secondary(0.2, 0.5)}" opacity=".5" filter="url(#wide)"/>
    <path d="M270 640h62v206h-52zM1010 640h66l-10 206h-50z" fill="url(#leg)"/>
    <path d="M300 760H1046V784H300Z" fill="url(#front)"/>
    <path d="M420 744h330v16H420zM448 728h270v16H448zM476 712h250v16H476z" fill="url(#top)"/>
    <path d="M420 752h330v8H420zM448 736h270v8H448zM476 720h250v8H476z" fill="${wood(0.56, 0.8)}"/>
    <rect x="820" y="690" width="150" height="70" rx="6" fill="url(#seat)"/><rect x="820" y="690" width="150" height="14" rx="6" fill="${primary(0.74, 0.7)}"/>
    <path d="M222 586H1124L1146 606H206Z" fill="url(#top)"/>
    <rect x="206" y="606" width="940" height="44" rx="3" fill="url(#front)"/>
    <rect x="206" y="650" width="940" height="14" fill="${secondary(0.24, 0.5)}" opacity=".35"/>
    <path d="M236 606h92v78a10 10 0 0 1-10 10h-72a10 10 0 0 1-10-10z" fill="url(#leg)"/><rect x="212" y="662" width="140" height="9" rx="4" fill="url(#steel)"/>
    <ellipse cx="742" cy="596" rx="190" ry="10" fill="${secondary(0.2, 0.5)}" opacity=".45" filter="url(#soft)"/>
    <path d="M640 420L596 594H620L664 424ZM820 420L868 594H844L796 424Z" fill="url(#leg)"/>
    <path d="M700 424L688 594H708L718 424ZM764 424L780 594H760L746 424Z" fill="${wood(0.48, 0.8)}"/>
    <path d="M626 500H836V514H626Z" fill="${wood(0.6, 0.85)}"/>
    <path d="M598 396H862V412C862 428 820 436 730 436C640 436 598 428 598 412Z" fill="url(#seat)"/>
    <ellipse cx="730" cy="396" rx="132" ry="24" fill="${primary(0.68, 0.8)}"/><ellipse cx="716" cy="393" rx="84" ry="12" fill="${primary(0.78, 0.6)}" opacity=".7"/>
    <path d="M400 588C404 556 426 548 470 548H532C552 548 560 560 562 588Z" fill="url(#seat)"/><path d="M440 548C446 520 470 520 474 548Z" fill="${secondary(0.66, 1)}"/><path d="M508 556l26-38 12 4-18 36z" fill="url(#steel)"/>
    <path d="M572 590c-8-18 18-30 30-16c10 12-8 22-16 12M356 590c4-16 30-18 32-2c0 10-16 12-18 2" fill="none" stroke="${wood(0.92, 0.6)}" stroke-width="7" stroke-linecap="round"/>
    <path d="M950 590V520C950 510 1010 510 1010 520V590Z" fill="${sand(0.92, 0.5)}"/><path d="M980 513C1004 513 1010 516 1010 520V590H980Z" fill="${sand(0.72, 0.7)}"/>
    <path d="M966 520L952 440L964 438L978 520ZM990 520L1002 428L1014 430L1000 520Z" fill="${wood(0.72, 0.9)}"/><path d="M950 444l14-4-4-30-16 4zM1000 432l16 2 4-34-16-2z" fill="${primary(0.28, 0.8)}"/>
    <path d="M420 880c6-20 34-22 36-4c0 14-22 14-22 2M620 872c-6-18 22-26 30-12M500 892c14-12 32-4 26 6" fill="none" stroke="${wood(0.84, 0.6)}" stroke-width="7" stroke-linecap="round"/>`
  return picture('A workshop', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
