/** Longest side of the smaller copies that a picture is stored with, in pixels. */
export const variantSides = { thumb: 160, medium: 480, large: 1200 } as const
type PictureVariant = keyof typeof variantSides

/** The file name of a picture's variant. */
export const variantName = (variant: PictureVariant, name: string) => `${variant}_${name}`
export const variants = Object.keys(variantSides) as PictureVariant[]

/** The name of the picture that a variant's name belongs to; any other name as it is. */
export const originalName = (name: string) => name.replace(/^(thumb|medium|large)_/, '')
