import type { PicturePalette } from '../color/picture-palette'
import { bareRoom } from './bare-room'
import { room } from './room'
import type { Picture } from './svg'

const prefixed = ({ svg }: Picture, prefix: string) =>
  svg.replace(/ id="/g, ` id="${prefix}`).replace(/url\(#/g, `url(#${prefix}`)

type BeforeAfterOptions = {
  /** Size of the place the picture is put in, so that the cut lands where it is meant to. */
  frame: readonly [width: number, height: number]
  /** Part of the frame that shows the old room. */
  share: number
  /** The old room lies on the right. */
  mirror?: boolean
}

/** One room twice: as it was found, and finished. */
export function beforeAfter(
  palette: PicturePalette,
  { frame, share, mirror = false }: BeforeAfterOptions,
): Picture {
  const finished = room(palette)
  const [, , width, height] = finished.viewBox
  const visible = frame[0] / Math.max(frame[0] / width, frame[1] / height)
  const left = (width - visible) / 2
  const cut = left + visible * (mirror ? 1 - share : share)
  const x = mirror ? cut : 0
  const clip = `<clipPath id="cut"><rect x="${x}" y="0" width="${mirror ? width - cut : cut}" height="${height}"/></clipPath>`
  return {
    alt: 'A room before and after it was finished',
    viewBox: finished.viewBox,
    svg: `<defs>${clip}</defs><g>${prefixed(finished, 'new')}</g><g clip-path="url(#cut)">${prefixed(bareRoom(palette), 'old')}</g>`,
  }
}
