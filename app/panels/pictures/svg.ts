/** A drawing in its own coordinates, cropped like a photo when it is placed. Ids are local to it. */
export type Picture = {
  /** What a reader would say it shows; nothing for mere light and color. */
  alt: string
  svg: string
  viewBox: readonly [number, number, number, number]
}

/** Offset 0–1, color, opacity. */
export type Stop = readonly [offset: number, color: string, opacity?: number]

const stops = (list: readonly Stop[]) =>
  list
    .map(([offset, color, opacity]) => {
      const fade = opacity === undefined ? '' : ` stop-opacity="${opacity}"`
      return `<stop offset="${offset}" stop-color="${color}"${fade}/>`
    })
    .join('')

/** Linear gradient along `x1 y1 x2 y2`, in fractions of the painted shape. */
export const linear = (
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  ...list: Stop[]
) =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`

/** Radial gradient with centre and radius, in fractions of the painted shape. */
export const radial = (
  id: string,
  [cx, cy, r]: readonly [number, number, number],
  ...list: Stop[]
) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`

/** `room` is the space around the shape in per cent of it: large groups need far less than half. */
export const blur = (id: string, deviation: number, room = 50) =>
  `<filter id="${id}" x="-${room}%" y="-${room}%" width="${100 + room * 2}%" height="${100 + room * 2}%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`

export const round = (value: number) => Math.round(value * 10) / 10

export const picture = (
  alt: string,
  [width, height]: readonly [number, number],
  defs: readonly string[],
  body: string,
): Picture => ({
  alt,
  viewBox: [0, 0, width, height],
  svg: `<defs>${defs.join('')}</defs>${body.replace(/>\s+</g, '><').trim()}`,
})

/** The same drawing, left and right exchanged. */
export const mirrored = (body: string, width: number) =>
  `<g transform="translate(${width} 0) scale(-1 1)">${body}</g>`

/** Moves the crop: positive shows more of the right or bottom side. */
export function panned(source: Picture, dx: number, dy = 0): Picture {
  const [x, y, width, height] = source.viewBox
  return { ...source, viewBox: [x + dx, y + dy, width, height] }
}

/** For tiny pictures: each blur costs about 20 ms and is invisible below 96 px. */
export function withoutBlur(source: Picture): Picture {
  const svg = source.svg
    .replace(/<(?:ellipse|circle|path|rect)[^>]* filter="[^"]*"[^>]*\/>/g, '')
    .replace(/ filter="[^"]*"/g, '')
    .replace(/<filter [\s\S]*?<\/filter>/g, '')
  return { ...source, svg }
}
