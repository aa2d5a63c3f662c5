import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { linear, mirrored, type Picture, picture, radial } from './svg'

/** A hotel room in the morning: a made bed under a print, a balcony door with the sea behind it. */
export function bedroom(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, sky, sand, wood, leaf } = palette
  const defs = [
    linear('wall', [0, 0, 1, 0.7], [0, sand(0.965, 0.4)], [1, sand(0.84, 0.7)]),
    linear('floor', [0, 0, 0, 1], [0, wood(0.66, 0.8)], [1, wood(0.5, 0.8)]),
    linear('sky', [0, 0, 0, 1], [0, sky(0.68, 0.9)], [1, sky(0.92, 0.3)]),
    linear('sea', [0, 0, 0, 1], [0, sky(0.62, 0.8)], [1, sky(0.48, 0.9)]),
    linear(
      'drape',
      [0, 0, 1, 0],
      [0, secondary(0.95, 0.4)],
      [0.5, secondary(0.82, 0.7)],
      [1, secondary(0.92, 0.5)],
    ),
    linear('head', [0, 0, 1, 0.6], [0, primary(0.62)], [1, primary(0.38)]),
    linear('linen', [0, 0, 0.4, 1], [0, sand(0.995, 0.12)], [1, sand(0.86, 0.5)]),
    linear('pillow', [0, 0, 0.6, 1], [0, sand(0.995, 0.1)], [1, sand(0.84, 0.5)]),
    linear('throw', [0, 0, 1, 0.4], [0, secondary(0.84, 1.1)], [1, secondary(0.64, 1.1)]),
    linear('wood', [0, 0, 1, 0], [0, wood(0.74, 0.8)], [1, wood(0.5, 0.85)]),
    linear('shade', [0, 0, 0, 1], [0, secondary(0.96, 0.5)], [1, secondary(0.86, 0.9)]),
    radial('halo', [0.5, 0.5, 0.5], [0, secondary(0.98, 0.5), 0.7], [1, secondary(0.96, 0.5), 0]),
    fade('contact', wood(0.18), 0.5, 0.5),
  ]
  const body = `<rect width="1200" height="760" fill="url(#wall)"/><rect y="760" width="1200" height="140" fill="url(#floor)"/><rect y="744" width="1200" height="18" fill="${sand(0.98, 0.3)}"/>
    <path d="M96 100H376V760H96Z" fill="${sand(0.99, 0.15)}"/><path d="M116 120H226V744H116ZM246 120H356V744H246Z" fill="url(#sky)"/>
    <path d="M116 400H226V560H116ZM246 400H356V560H246Z" fill="url(#sea)"/><path d="M246 400C280 372 320 366 356 376V412H246Z" fill="${leaf(0.56, 0.8)}"/>
    <path d="M146 440h50M130 470h40M270 450h54M290 490h40" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".5"/>
    <path d="M116 560H226V744H116ZM246 560H356V744H246Z" fill="${sand(0.9, 0.4)}"/><path d="M116 556H356V568H116Z" fill="${primary(0.3, 0.6)}"/><path d="M132 568V744M158 568V744M184 568V744M210 568V744M262 568V744M288 568V744M314 568V744M340 568V744" stroke="${primary(0.3, 0.6)}" stroke-width="6"/>
    <path d="M216 420h8v60h-8zM248 420h8v60h-8z" fill="${secondary(0.7, 1.1)}"/>
    <path d="M376 744L780 900H300L96 760Z" fill="#fff" opacity=".22"/><path d="M376 130L620 330V700L376 560Z" fill="#fff" opacity=".24"/>
    <path d="M40 84H132C120 300 128 540 104 752H40ZM340 84H432V752H372C352 540 352 300 340 84Z" fill="url(#drape)"/><path d="M70 84C64 300 74 540 62 752M102 84C94 300 100 540 84 752M372 84C380 300 376 540 390 752M404 84C402 300 410 540 412 752" stroke="${secondary(0.66, 0.7)}" stroke-width="4" opacity=".45" fill="none"/>
    <path d="M24 70H448V84H24Z" fill="url(#wood)"/><circle cx="24" cy="77" r="13" fill="${wood(0.5, 0.8)}"/><circle cx="448" cy="77" r="13" fill="${wood(0.5, 0.8)}"/>
    <rect x="716" y="110" width="264" height="186" fill="#000" opacity=".12" transform="translate(8 12)"/><rect x="716" y="110" width="264" height="186" fill="${wood(0.5, 0.7)}"/><rect x="726" y="120" width="244" height="166" fill="${sand(0.985, 0.2)}"/>
    <path d="M750 144H946V262H750Z" fill="${primary(0.88, 0.4)}"/><circle cx="892" cy="186" r="24" fill="${secondary(0.84, 1.1)}"/><path d="M750 234C800 190 840 220 880 226S930 210 946 214V262H750Z" fill="${primary(0.5)}"/><path d="M750 250C800 226 860 250 946 238V262H750Z" fill="${primary(0.34)}"/>
    <ellipse cx="850" cy="822" rx="400" ry="32" fill="url(#contact)"/>
    <path d="M560 700V470Q560 382 648 382H1052Q1140 382 1140 470V700Z" fill="url(#head)"/><path d="M582 700V474Q582 404 652 404H1048Q1118 404 1118 474V700Z" fill="#fff" opacity=".09"/><path d="M850 404V560M716 404V560M984 404V560" stroke="${primary(0.3)}" stroke-width="5" opacity=".5"/>
    <path d="M600 574C596 520 620 500 660 500H790C826 500 842 524 836 574C830 606 606 606 600 574ZM864 574C858 524 874 500 910 500H1040C1080 500 1104 520 1100 574C1094 606 870 606 864 574Z" fill="url(#pillow)"/>
    <path d="M700 590C698 548 716 536 744 536H818C846 536 858 552 854 590C850 616 704 616 700 590Z" fill="url(#head)"/><path d="M716 556H838M712 580H842" stroke="${secondary(0.84, 1.1)}" stroke-width="6" opacity=".9"/>
    <path d="M548 640C548 606 580 590 620 590H1080C1120 590 1152 606 1152 640V800H548Z" fill="url(#linen)"/><path d="M548 640C548 606 580 590 620 590H1080C1120 590 1152 606 1152 640C1060 616 640 616 548 640Z" fill="#fff" opacity=".7"/>
    <path d="M700 660C690 710 700 760 690 800M860 650C870 700 856 750 864 800M1020 660C1030 710 1016 760 1030 800" stroke="${sand(0.7, 0.5)}" stroke-width="5" fill="none" opacity=".5"/>
    <path d="M544 700C640 676 1060 676 1156 700V778C1060 756 640 756 544 778Z" fill="url(#throw)"/><path d="M544 720C640 696 1060 696 1156 720M544 756C640 734 1060 734 1156 756" stroke="${sand(0.97, 0.3)}" stroke-width="5" fill="none" opacity=".8"/>
    <path d="M548 796H1152V826H548Z" fill="url(#wood)"/><path d="M566 826h22v28h-22zM1112 826h22v28h-22z" fill="${wood(0.36, 0.7)}"/>
    <path d="M436 640H532V654H436ZM446 654H522V716H446ZM450 716h12v110h-12zM506 716h12v110h-12z" fill="url(#wood)"/><path d="M470 680h28v8h-28z" fill="${secondary(0.76, 1.1)}"/>
    <circle cx="484" cy="540" r="150" fill="url(#halo)"/><path d="M478 640V560H490V640ZM458 640C458 628 510 628 510 640Z" fill="${primary(0.34)}"/><path d="M444 566L460 496H508L524 566Z" fill="url(#shade)"/>`
  return picture('A quiet bedroom', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
