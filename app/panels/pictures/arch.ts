import type { PicturePalette } from '../color/picture-palette'
import { linear, mirrored, type Picture, picture, radial } from './svg'

/** Sunlit architecture: an arch, wall planes, steps and a plant. */
export function arch(
  palette: PicturePalette,
  { mirror = false }: { mirror?: boolean } = {},
): Picture {
  const { secondary, sky, land, leaf } = palette
  const defs = [
    linear('sky', [0, 0, 0, 1], [0, sky(0.55, 1.1)], [1, sky(0.84, 0.6)]),
    linear('wallLit', [0, 0, 1, 1], [0, secondary(0.93, 0.4)], [1, secondary(0.84, 0.65)]),
    linear('wallShade', [0, 0, 1, 0], [0, secondary(0.62, 0.8)], [1, secondary(0.5, 0.8)]),
    linear('reveal', [0, 0, 1, 0], [0, secondary(0.5, 0.8)], [1, secondary(0.66, 0.8)]),
    linear('floor', [0, 0, 0, 1], [0, secondary(0.9, 0.45)], [1, secondary(0.76, 0.7)]),
    linear('shadow', [0, 0, 1, 1], [0, land(0.3, 0.9), 0.5], [1, land(0.3, 0.9), 0.28]),
    radial('glow', [0.5, 0.5, 0.5], [0, secondary(0.97, 0.5), 1], [1, secondary(0.9, 0.8), 0]),
  ]
  const body = `<rect width="900" height="1000" fill="url(#sky)"/>
    <circle cx="350" cy="420" r="360" fill="url(#glow)"/>
    <circle cx="372" cy="452" r="58" fill="${secondary(0.98, 0.25)}"/>
    <path d="M140 800V720C230 690 300 706 360 690C440 668 520 690 580 680V800Z" fill="${land(0.62, 0.7)}"/>
    <path d="M140 800V760C260 730 380 760 580 736V800Z" fill="${land(0.46, 0.8)}"/>
    <path d="M0 0H640V800H540V430A180 180 0 0 0 180 430V800H0Z" fill="url(#wallLit)"/>
    <path d="M540 800V430A180 180 0 0 0 360 250C450 262 500 330 500 440V800Z" fill="url(#reveal)"/>
    <path d="M360 250A180 180 0 0 1 540 430V436A180 180 0 0 0 322 254A180 180 0 0 1 360 250Z" fill="${secondary(0.74, 0.8)}"/>
    <path d="M640 0H900V860H640Z" fill="url(#wallShade)"/>
    <path d="M640 0H900V120L640 380Z" fill="${secondary(0.7, 0.8)}" opacity=".55"/>
    <path d="M0 800H640L900 860V1000H0Z" fill="url(#floor)"/>
    <path d="M180 800H500L640 1000H236Z" fill="${secondary(0.96, 0.35)}" opacity=".75"/>
    <path d="M0 0H260L0 560Z" fill="url(#shadow)" opacity=".55"/>
    <path d="M560 860H900V1000H560Z" fill="${secondary(0.7, 0.75)}"/>
    <path d="M520 900H900V1000H520Z" fill="${secondary(0.86, 0.55)}"/>
    <path d="M520 900H900V918H520Z" fill="${secondary(0.94, 0.35)}"/>
    <path d="M470 948H900V1000H470Z" fill="${secondary(0.8, 0.65)}"/>
    <path d="M470 948H900V964H470Z" fill="${secondary(0.92, 0.4)}"/>
    <path d="M748 900C742 820 760 760 752 700M752 760C800 740 830 690 836 640C790 650 756 690 752 760M752 800C700 790 664 750 654 700C706 704 744 740 752 800M752 720C736 670 742 620 768 584C790 630 782 680 752 720" fill="${leaf(0.36)}" stroke="${leaf(0.3)}" stroke-width="5"/>
    <path d="M700 900H804L790 836H714Z" fill="${secondary(0.46, 1)}"/>
    <path d="M700 900H742L736 836H714Z" fill="${secondary(0.56, 1)}"/>`
  return picture('An arched doorway', [900, 1000], defs, mirror ? mirrored(body, 900) : body)
}
