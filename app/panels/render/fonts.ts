import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readTtf } from '~/platform/pdf/ttf'
import { type Face, faceOf } from '../dress/faces'
import type { Typeface } from '../types'

const weights = [
  { weight: 400, file: '400Regular' },
  { weight: 500, file: '500Medium' },
  { weight: 600, file: '600SemiBold' },
  { weight: 700, file: '700Bold' },
] as const

type FontFile = (typeof weights)[number]['file']

/** Where a weight of a font lies. */
export function fontFile(file: FontFile, family: 'Inter' | Face['family'] = 'Inter'): string {
  // Resolved from the package at run time, so that it also works from the bundled server.
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve(`@expo-google-fonts/${family.toLowerCase()}/package.json`))
  return join(folder, file, `${family}_${file}.ttf`)
}

const load = (family: 'Inter' | Face['family']) =>
  weights.map(({ weight, file }) => ({
    name: family,
    weight,
    style: 'normal' as const,
    data: readFileSync(fontFile(file, family)),
  }))

type Fonts = ReturnType<typeof load>

const loaded = new Map<Typeface, Fonts>()

/** Inter in four weights, and what titles are set in: read once, since the engine knows fonts by their list. */
export function fonts(typeface: Typeface = 'modern'): Fonts {
  const known = loaded.get(typeface)
  if (known) return known
  const face = faceOf(typeface)
  const read = face ? [...fonts(), ...load(face.family)] : load('Inter')
  loaded.set(typeface, read)
  return read
}

let glyphOf: ((codePoint: number) => number) | undefined

/** Whether the font has every letter of a text. */
export function canWrite(text: string): boolean {
  const [face] = fonts()
  glyphOf ??= face && readTtf(face.data).glyphOf
  return [...text].every((letter) => glyphOf?.(letter.codePointAt(0) ?? 0) !== 0)
}
