import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readTtf } from '~/platform/pdf/ttf'

const faces = [
  { weight: 400, file: '400Regular' },
  { weight: 500, file: '500Medium' },
  { weight: 600, file: '600SemiBold' },
  { weight: 700, file: '700Bold' },
] as const

/** Where a face of Inter lies. */
export function fontFile(file: (typeof faces)[number]['file']): string {
  // Resolved from the package at run time, so that it also works from the bundled server.
  const require = createRequire(import.meta.url)
  const folder = dirname(require.resolve('@expo-google-fonts/inter/package.json'))
  return join(folder, file, `Inter_${file}.ttf`)
}

const load = () =>
  faces.map(({ weight, file }) => ({
    name: 'Inter',
    weight,
    style: 'normal' as const,
    data: readFileSync(fontFile(file)),
  }))

let loaded: ReturnType<typeof load> | undefined

/** Inter in four weights, read once. */
export function fonts() {
  loaded ??= load()
  return loaded
}

let glyphOf: ((codePoint: number) => number) | undefined

/** Whether the font has every letter of a text. */
export function canWrite(text: string): boolean {
  const [face] = fonts()
  glyphOf ??= face && readTtf(face.data).glyphOf
  return [...text].every((letter) => glyphOf?.(letter.codePointAt(0) ?? 0) !== 0)
}
