import { fileSize } from './format'

type Values = Record<string, string | number>

/** Sentences of the faults that uploads can have; part of `errors.ts`. */
export const fileErrors: Record<string, string | ((v: Values) => string)> = {
  'picture-too-large': (v) =>
    `This file is too large. At most ${fileSize(Number(v.limit))} is possible.`,
  'picture-type': (v) =>
    `This file is not a picture of a known type. Please choose ${/^SVG/.test(String(v.types)) ? 'an' : 'a'} ${v.types} file.`,
  'picture-pixels': (v) =>
    `This picture has too many pixels. At most ${v.megapixels} megapixels are possible.`,
  'picture-broken': 'This picture is damaged and cannot be read. Please choose another file.',
  'svg-refused': (v) => `This SVG cannot be used: it contains ${v.what}.`,
}
