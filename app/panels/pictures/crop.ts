import type { Picture } from './svg'

type CloseUp = {
  /** The point to look at, in fractions of the picture. */
  x: number
  y: number
  /** 2 shows half the width and half the height. */
  zoom: number
}

/** A part of a picture, as if the camera had moved nearer. */
export function closeUp(source: Picture, { x, y, zoom }: CloseUp): Picture {
  const [left, top, width, height] = source.viewBox
  const [w, h] = [width / zoom, height / zoom]
  return { ...source, viewBox: [left + x * width - w / 2, top + y * height - h / 2, w, h] }
}
