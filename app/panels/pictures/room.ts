import type { PicturePalette } from '../color/picture-palette'
import { linear, mirrored, type Picture, picture, radial } from './svg'

/** Nine panes of light on the wall. */
const windowLight = [0, 1, 2]
  .flatMap((column) =>
    [0, 1, 2].map((row) => {
      const x = 120 + column * 138
      const y = 170 + row * 168 - column * 39
      return `M${x} ${y}l120 -34v150l-120 34z`
    }),
  )
  .join('')

/** Shadows of leaves in that light. */
const leafShadow =
  'M150 560C250 480 330 470 400 400C330 410 220 430 150 560M180 620C300 590 380 560 470 500C400 490 260 520 180 620M140 500C170 400 220 350 300 300C230 300 160 360 140 500'

/** A shape that fades at its edge without a blur, which would take longer than the whole picture. */
const softly = (d: string, color: string, opacity: number) =>
  `<g fill="none" stroke="${color}" stroke-linejoin="round">${[16, 12, 8, 4]
    .map(
      (width) =>
        `<path d="${d}" stroke-width="${width}" opacity="${(opacity * 0.19).toFixed(3)}"/>`,
    )
    .join('')}<path d="${d}" fill="${color}" stroke="none" opacity="${opacity}"/></g>`

/** Soft edges out of five faint, ever larger rectangles. */
const frameShadow = (color: string) =>
  [0, 1, 2, 3, 4]
    .map((i) => {
      const grow = i * 9 - 16
      return `<rect x="${704 - grow}" y="${172 - grow}" width="${230 + grow * 2}" height="${290 + grow * 2}" rx="${4 + i * 8}" fill="${color}" opacity=".07"/>`
    })
    .join('')

/** A living room with window light: sofa, framed print, floor lamp, plant. */
export function room(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { primary, secondary, wood, leaf } = palette
  const defs = [
    linear('wall', [0, 0, 1, 1], [0, secondary(0.93, 0.3)], [1, secondary(0.82, 0.5)]),
    linear('floor', [0, 0, 0, 1], [0, wood(0.66, 0.9)], [1, wood(0.52, 0.9)]),
    linear('seat', [0, 0, 1, 1], [0, primary(0.6, 1)], [1, primary(0.36, 1)]),
    linear('frame', [0, 0, 0, 1], [0, primary(0.5, 1)], [1, primary(0.3, 1)]),
    linear('lampshade', [0, 0, 0, 1], [0, secondary(0.97, 0.4)], [1, secondary(0.9, 0.7)]),
    radial(
      'contact',
      [0.5, 0.5, 0.5],
      [0, secondary(0.25, 0.5), 0.5],
      [0.55, secondary(0.25, 0.5), 0.32],
      [1, secondary(0.25, 0.5), 0],
    ),
    radial(
      'halo',
      [0.5, 0.5, 0.5],
      [0, secondary(0.98, 0.5), 0.35],
      [0.6, secondary(0.98, 0.5), 0.3],
      [1, secondary(0.98, 0.5), 0],
    ),
    linear(
      'art',
      [0, 0, 0, 1],
      [0, primary(0.7, 0.6)],
      [0.55, secondary(0.92, 0.5)],
      [1, secondary(0.8, 0.9)],
    ),
  ]
  const body = `<rect width="1200" height="720" fill="url(#wall)"/>
    <rect y="720" width="1200" height="180" fill="url(#floor)"/>
    <rect y="706" width="1200" height="16" fill="${secondary(0.96, 0.2)}"/>
    <rect y="720" width="1200" height="5" fill="${wood(0.4, 0.8)}" opacity=".5"/>
    ${softly(windowLight, secondary(0.985, 0.3), 0.8)}${softly(leafShadow, leaf(0.45), 0.18)}
  ${frameShadow(secondary(0.35, 0.5))}
    <rect x="690" y="150" width="230" height="290" fill="${secondary(0.28, 0.4)}"/>
    <rect x="698" y="158" width="214" height="274" fill="${secondary(0.98, 0.1)}"/>
    <rect x="728" y="190" width="154" height="210" fill="url(#art)"/>
    <circle cx="830" cy="280" r="30" fill="${secondary(0.84, 1.1)}"/>
    <path d="M728 340C770 310 800 350 882 318V400H728Z" fill="${primary(0.5, 1)}"/>
    <path d="M728 372C780 350 820 384 882 362V400H728Z" fill="${primary(0.3, 1)}"/>
    <ellipse cx="740" cy="812" rx="340" ry="44" fill="url(#contact)"/>
    <path d="M560 806L584 700H600L582 806ZM884 806L862 700H846L866 806Z" fill="${secondary(0.34, 0.6)}"/>
    <path d="M520 560C520 500 566 480 620 480H820C880 480 924 500 924 560V640H520Z" fill="url(#frame)"/>
    <path d="M548 566C548 528 570 508 610 508H834C874 508 896 528 896 566V660H548Z" fill="url(#seat)"/>
    <path d="M722 508V650" stroke="${primary(0.32, 1)}" stroke-width="4" opacity=".6"/>
    <rect x="536" y="628" width="372" height="66" rx="26" fill="url(#seat)"/>
    <path d="M562 628H884C900 628 908 640 908 654H536C536 640 546 628 562 628Z" fill="${primary(0.7, 0.8)}" opacity=".5"/>
    <path d="M500 560C500 536 520 528 536 534C552 540 558 556 558 580V712H512C504 712 500 706 500 696ZM944 560C944 536 924 528 908 534C892 540 886 556 886 580V712H932C940 712 944 706 944 696Z" fill="url(#frame)"/>
    <rect x="600" y="540" width="104" height="92" rx="18" transform="rotate(-9 650 586)" fill="${secondary(0.8, 1)}"/>
    <path d="M606 560L700 546M610 590L706 576" stroke="${secondary(0.9, 0.6)}" stroke-width="4"/>
    <path d="M1046 806V330C1046 290 1030 262 996 254" stroke="${secondary(0.26, 0.4)}" stroke-width="9" fill="none" stroke-linecap="round"/>
    <path d="M936 330C936 276 964 250 1000 250C1036 250 1064 276 1064 330Z" fill="url(#lampshade)"/>
    <ellipse cx="1000" cy="330" rx="64" ry="10" fill="${secondary(0.99, 0.3)}"/>
    <ellipse cx="1046" cy="808" rx="60" ry="10" fill="${secondary(0.26, 0.4)}"/>
    <circle cx="1000" cy="350" r="186" fill="url(#halo)"/>
    <path d="M330 806L346 690H440L456 806Z" fill="${secondary(0.95, 0.2)}"/>
    <path d="M393 690H440L456 806H393Z" fill="${secondary(0.78, 0.4)}"/>
    <g fill="${leaf(0.42)}"><path d="M392 694C380 600 330 560 270 540C276 610 320 670 392 694ZM394 694C400 590 450 540 510 520C508 600 470 660 394 694Z"/>
    <path d="M392 694C350 560 372 480 410 420C450 500 440 600 392 694Z" fill="${leaf(0.5)}"/>
    <path d="M390 694C350 640 290 640 236 660C280 700 340 712 390 694ZM396 694C430 630 490 630 544 640C510 690 450 708 396 694Z" fill="${leaf(0.34)}"/>
    </g>`
  return picture('A bright living room', [1200, 900], defs, mirror ? mirrored(body, 1200) : body)
}
