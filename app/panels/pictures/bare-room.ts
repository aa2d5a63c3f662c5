import type { PicturePalette } from '../color/picture-palette'
import { linear, type Picture, picture, radial } from './svg'

const stripes = Array.from({ length: 20 }, (_, i) => `M${30 + i * 60} 0V706`).join('')

/** The living room of `room` before anybody renovated it: same walls, same light. */
export function bareRoom({ secondary, sky, sand }: PicturePalette): Picture {
  const defs = [
    linear('wall', [0, 0, 1, 1], [0, sand(0.78, 0.9)], [1, sand(0.6, 0.9)]),
    linear('floor', [0, 0, 0, 1], [0, sand(0.52, 0.9)], [1, sand(0.38, 0.8)]),
    linear('plaster', [0, 0, 1, 1], [0, sand(0.88, 0.4)], [1, sand(0.74, 0.5)]),
    linear('wood', [0, 0, 1, 0], [0, sand(0.72, 1.3)], [1, sand(0.5, 1.3)]),
    linear('carton', [0, 0, 1, 0], [0, sand(0.7, 1.5)], [1, sand(0.6, 1.5)]),
    linear('tin', [0, 0, 1, 0], [0, sky(0.5, 0.5)], [0.3, sky(0.86, 0.2)], [1, sky(0.4, 0.5)]),
    radial('shadow', [0.5, 0.5, 0.5], [0, '#000', 0.5], [0.55, '#000', 0.3], [1, '#000', 0]),
  ]
  const body = `<rect width="1200" height="720" fill="url(#wall)"/>
    <path d="${stripes}" stroke="${sand(0.56, 1)}" stroke-width="16" opacity=".28"/>
    <rect y="720" width="1200" height="180" fill="url(#floor)"/>
    <path d="M0 760H1200M0 812H1200M0 868H1200M180 720L120 760M420 720L390 760M700 720L706 760M960 720L1000 760M300 760L250 812M610 760V812M880 760L910 812M140 812L70 868M480 812L460 868M760 812L780 868M1060 812L1120 868" stroke="${sand(0.3, 0.7)}" stroke-width="4" opacity=".7"/>
    <rect y="694" width="1200" height="28" fill="${sand(0.66, 0.6)}"/>
    <rect y="720" width="1200" height="6" fill="${sand(0.24, 0.6)}" opacity=".6"/>
    <g fill="${sand(0.95, 0.4)}" opacity=".42"><path d="M120 170l258 -73v486l-258 73z"/></g>
    <path d="M244 120V640M120 330L378 258M120 500L378 426" stroke="${sand(0.68, 0.9)}" stroke-width="16" opacity=".75"/>
    <path d="M640 180C700 150 790 170 860 150C920 190 880 260 910 330C900 400 830 390 780 430C720 440 690 400 640 390C600 340 650 280 620 240Z" fill="url(#plaster)"/>
    <path d="M640 180C700 150 790 170 860 150L850 168C790 186 710 172 652 196Z" fill="${sand(0.46, 0.8)}" opacity=".5"/>
    <path d="M760 240L740 300L776 340L752 400M740 300L700 320" stroke="${sand(0.5, 0.6)}" stroke-width="4" fill="none"/>
    <path d="M1000 0V190" stroke="${sand(0.2, 0.4)}" stroke-width="5"/>
    <rect x="988" y="186" width="24" height="30" rx="4" fill="${sand(0.26, 0.4)}"/>
    <circle cx="1000" cy="238" r="26" fill="${secondary(0.95, 0.4)}"/>
    <ellipse cx="1040" cy="822" rx="190" ry="30" fill="url(#shadow)"/>
    <path d="M900 816L990 330H1012L926 816ZM1100 812L1012 330H1034L1124 812Z" fill="url(#wood)"/>
    <path d="M922 700H1092L1096 720H918ZM938 610H1074L1078 630H934ZM954 520H1058L1062 540H950ZM970 430H1042L1046 450H966Z" fill="url(#wood)"/>
    <path d="M1060 800L1018 340H1030L1080 800Z" fill="${sand(0.4, 1)}"/>
    <ellipse cx="600" cy="818" rx="310" ry="40" fill="url(#shadow)"/>
    <path d="M440 620H640V810H440Z" fill="url(#carton)"/>
    <path d="M640 620L720 600V780L640 810Z" fill="${sand(0.48, 1.4)}"/>
    <path d="M440 620L520 600H720L640 620Z" fill="${sand(0.78, 1.3)}"/>
    <path d="M524 620H556V690H524Z" fill="${sand(0.84, 0.9)}"/>
    <path d="M480 500H610V604H480Z" fill="url(#carton)"/>
    <path d="M610 500L662 488V596L610 604Z" fill="${sand(0.46, 1.4)}"/>
    <path d="M480 500L530 488H662L610 500Z" fill="${sand(0.8, 1.3)}"/>
    <path d="M280 726H380L372 816H288Z" fill="url(#tin)"/>
    <ellipse cx="330" cy="726" rx="50" ry="13" fill="${sand(0.95, 0.3)}"/>
    <path d="M282 730C290 660 370 660 378 730" stroke="${sand(0.3, 0.4)}" stroke-width="4" fill="none"/>
    <path d="M306 734C304 770 312 776 318 754V736Z" fill="${sand(0.95, 0.3)}"/>
    <path d="M60 850C160 830 260 850 340 840C300 870 160 880 60 850Z" fill="${sand(0.84, 0.3)}" opacity=".7"/>`
  return picture('An empty room before it was finished', [1200, 900], defs, body)
}
