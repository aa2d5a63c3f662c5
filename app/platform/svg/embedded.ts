import { pictureSize } from '~/platform/pictures/picture-size'
import { limits } from './limits'
import { SvgRefused } from './refused'
import { TakeOut } from './taken'

/**
 * Checks a picture that is in an SVG as `data:` text. @returns its pixels
 *
 * @throws TakeOut when it is no PNG or JPEG
 * @throws SvgRefused when it is too large
 */
export function checkEmbedded(href: string): number {
  const match = /^data:image\/(png|jpe?g);base64,([a-z0-9+/=\s]+)$/i.exec(href)
  if (!match?.[2]) throw new TakeOut('reference')
  const size = pictureSize(Buffer.from(match[2], 'base64'))
  if (!size) throw new TakeOut('embedded')
  const pixels = size.width * size.height
  if (pixels > limits.pixels) throw new SvgRefused('embedded')
  return pixels
}
