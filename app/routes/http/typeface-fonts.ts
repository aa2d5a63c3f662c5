import { faces } from '~/panels/dress/faces'
import type { Typeface } from '~/panels/types'

const files = import.meta.glob<string>(
  '/node_modules/@fontsource-variable/{newsreader,fraunces}/files/*-latin-wght-normal.woff2',
  { eager: true, query: '?url', import: 'default' },
)

/** Addresses of what titles are set in. */
export const titleFonts: Readonly<Partial<Record<Typeface, string>>> = Object.fromEntries(
  Object.entries(faces).map(([typeface, { family }]) => {
    const name = family.toLowerCase()
    const found = Object.entries(files).find(([file]) => file.includes(`/${name}-latin-wght`))
    return [typeface, found?.[1] ?? '']
  }),
)
