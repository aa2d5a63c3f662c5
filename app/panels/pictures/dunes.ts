import type { PicturePalette } from '../color/picture-palette'
import { linear, mirrored, type Picture, picture, radial } from './svg'

/** Dunes with one lit and one shaded side. */
export function dunes(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { secondary, sky, land, earth } = palette
  const defs = [
    linear(
      'sky',
      [0, 0, 0, 1],
      [0, sky(0.5, 1.1)],
      [0.5, sky(0.76, 0.6)],
      [0.75, secondary(0.91, 0.5)],
    ),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.96, 0.5), 0.9], [1, secondary(0.9, 0.7), 0]),
    linear('lit1', [0, 0, 1, 1], [0, earth(0.86, 0.8)], [1, earth(0.7, 1)]),
    linear('shade1', [0, 0, 0, 1], [0, land(0.42, 0.9)], [1, land(0.6, 0.7)]),
    linear('lit2', [0, 0, 0.6, 1], [0, earth(0.9, 0.7)], [1, earth(0.64, 1)]),
    linear('shade2', [0, 0, 0.3, 1], [0, land(0.3, 0.9)], [1, land(0.5, 0.8)]),
    linear('lit3', [0, 0, 0.4, 1], [0, earth(0.8, 1)], [1, earth(0.46, 0.9)]),
    linear('shade3', [0, 0, 0, 1], [0, land(0.2, 0.8)], [1, land(0.3, 0.9)]),
  ]
  const body = `<rect width="1200" height="800" fill="url(#sky)"/>
    <circle cx="300" cy="330" r="330" fill="url(#glow)"/>
    <circle cx="300" cy="300" r="46" fill="${secondary(0.98, 0.25)}"/>
    <path d="M-20 470C140 440 210 392 330 400C470 410 560 470 760 462C930 456 1010 420 1220 432V800H-20Z" fill="${land(0.74, 0.55)}"/>
    <path d="M-20 520C160 500 330 410 470 384C560 430 760 520 1220 540V800H-20Z" fill="url(#lit1)"/>
    <path d="M470 384C520 440 470 480 560 540C640 592 620 660 760 800H1220V540C900 520 600 450 470 384Z" fill="url(#shade1)"/>
    <path d="M300 800C520 660 760 560 900 452C1000 500 1100 540 1220 556V800Z" fill="url(#lit2)"/>
    <path d="M900 452C880 540 960 580 930 660C914 710 960 760 980 800H1220V556C1100 540 1000 500 900 452Z" fill="url(#shade2)"/>
    <path d="M-20 640C120 600 220 596 320 640C460 702 640 760 860 800H-20Z" fill="url(#lit3)"/>
    <path d="M-20 640C120 600 220 596 320 640C250 660 300 720 240 800H-20Z" fill="url(#shade3)" opacity=".9"/>`
  return picture('Sand dunes at dusk', [1200, 800], defs, mirror ? mirrored(body, 1200) : body)
}
