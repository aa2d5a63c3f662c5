import { pictureSize } from '~/platform/uploads/sniff'
import { limits } from './limits'
import { SvgRefused } from './refused'

/**
 * Checks a picture that stands in an SVG as `data:` text. @returns its pixels
 * @throws SvgRefused when it is no PNG or JPEG, or too large
 */
export function checkEmbedded(href: string): number {
  const match = /^data:image\/(png|jpe?g);base64,([a-z0-9+/=\s]+)$/i.exec(href)
  if (!match?.[2]) throw new SvgRefused('a reference to another file (image)')
  const size = pictureSize(Buffer.from(match[2], 'base64'))
  if (!size) throw new SvgRefused('an embedded picture that is no PNG or JPEG')
  const pixels = size.width * size.height
  if (pixels > limits.pixels) throw new SvgRefused('an embedded picture that is too large')
  return pixels
}
