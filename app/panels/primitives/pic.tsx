import { type Picture, withoutBlur } from '../pictures'
import type { Place } from './box'

type PicProps = {
  picture: Picture
  width: number
  height: number
  /** 24 by default, 20 in cards, half the size for a circle. */
  radius?: number
  absolute?: Place
}

const noBlurBelow = 96

/**
 * A picture, cropped like a photo. It travels through the layout as an image in a data URI and is
 * unpacked into plain shapes afterwards, so it needs no store outside of this call.
 */
export function Pic({ picture, width, height, radius = 24, absolute }: PicProps) {
  const { svg, viewBox } = width <= noBlurBelow ? withoutBlur(picture) : picture
  const source =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${viewBox.join(' ')}" preserveAspectRatio="xMidYMid slice">${svg}</svg>`
  return (
    <img
      alt={picture.alt}
      width={width}
      height={height}
      src={`data:image/svg+xml;base64,${Buffer.from(source).toString('base64')}`}
      style={{
        width,
        height,
        borderRadius: radius,
        flexShrink: 0,
        ...(absolute && { position: 'absolute', ...absolute }),
      }}
    />
  )
}
