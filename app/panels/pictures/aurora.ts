import { hexToLch } from '../color/oklch'
import type { PicturePalette } from '../color/picture-palette'
import { fade } from './fade'
import { type Picture, picture } from './svg'

type Light = { x: number; y: number; rx: number; ry: number; color: string; opacity: number }

/** Three lights on a deep field, or white ones on a bright field, where the words are dark. */
function lights({ primary, secondary }: PicturePalette, bright: boolean): Light[] {
  const near = bright ? '#ffffff' : primary(0.6, 1.1)
  const far = bright ? '#ffffff' : primary(0.5, 1.1)
  return [
    { x: 1080, y: 60, rx: 620, ry: 460, color: near, opacity: bright ? 0.4 : 0.7 },
    { x: 120, y: 640, rx: 640, ry: 380, color: far, opacity: bright ? 0.3 : 0.6 },
    { x: 1130, y: 640, rx: 520, ry: 330, color: secondary(0.82), opacity: bright ? 0.6 : 0.75 },
  ]
}

/** A soft field of light for banners; pass the theme's `deep` as `base`. Brightest lower right. */
export function aurora(palette: PicturePalette, { base }: { base?: string } = {}): Picture {
  const field = base ?? palette.primary(0.3)
  const drawn = lights(palette, hexToLch(field).l > 0.6)
  const body = drawn
    .map(
      ({ x, y, rx, ry }, i) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#light${i})"/>`,
    )
    .join('')
  return picture(
    '',
    [1200, 600],
    drawn.map(({ color, opacity }, i) => fade(`light${i}`, color, opacity, 0)),
    `<rect width="1200" height="600" fill="${field}"/>${body}`,
  )
}
