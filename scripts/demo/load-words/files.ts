import { z } from 'zod'
import {
  arch,
  aurora,
  bareRoom,
  cabin,
  cliffs,
  coast,
  dunes,
  harbour,
  houses,
  jug,
  kitchen,
  lake,
  type PersonName,
  plate,
  room,
  shopfront,
  terrace,
} from '~/panels/pictures'
import { objects, type ProductKind } from '~/panels/pictures/products'
import { orientations, panelColors } from '~/panels/types'
import { keyOf } from './keys'

/** Pictures of the panel library that need nothing but colors. */
export const scenes = {
  arch,
  aurora,
  bareRoom,
  cabin,
  cliffs,
  coast,
  dunes,
  harbour,
  houses,
  jug,
  kitchen,
  lake,
  plate,
  room,
  shopfront,
  terrace,
}

const portraits = ['greta', 'kofi'] as const satisfies PersonName[]

export const brandsIn = z.record(
  z.string(),
  z.strictObject({ name: z.string(), primary: z.string(), secondary: z.string() }),
)

/** `hero-scene left dark` */
const panel = z
  .templateLiteral([z.string(), ' ', z.enum(orientations), ' ', z.enum(panelColors)])
  .transform((text) => {
    const [id = '', orientation, color] = text.split(' ')
    return {
      id,
      orientation: z.enum(orientations).parse(orientation),
      color: z.enum(panelColors).parse(color),
    }
  })

/** Contents of pictures in the colors of a brand: photos and sketches, or a page in work. */
export const picturesIn = (brands: readonly string[]) =>
  z.record(
    z.string().endsWith('.png'),
    z
      .strictObject({
        brand: keyOf('brand', brands),
        scene: z.enum(Object.keys(scenes) as (keyof typeof scenes)[]).optional(),
        product: z.enum(Object.keys(objects) as ProductKind[]).optional(),
        portrait: z.enum(portraits).optional(),
        panel: panel.optional(),
      })
      .refine(
        (shows) => Object.values(shows).filter(Boolean).length === 2,
        'a picture shows a scene, a product, a portrait or a panel',
      ),
  )

export type DemoPicture = z.output<ReturnType<typeof picturesIn>>[string]

/** Logos that are the name. */
export const logosIn = z.record(
  z.string().endsWith('.svg'),
  z.strictObject({ words: z.string(), color: z.string() }),
)

/** Files that lie in archives. */
export const archivesIn = (names: readonly string[]) =>
  z.record(z.string().endsWith('.zip'), z.array(fileKey(names)))

/** The name of a file that somebody has described; marks and fonts need no description. */
export function fileKey(names: readonly string[]) {
  const described = new Set(names)
  return z.string().refine((name) => described.has(name) || /\.(svg|woff2)$/.test(name), {
    error: ({ input }) => `nobody has described the file "${input}"`,
  })
}
