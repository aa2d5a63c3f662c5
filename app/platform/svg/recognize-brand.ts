/**
 * Colors and logo that an SVG takes from a brand: how often each color, and how many boxes for the logo.
 */
export type BrandParts = { primary: number; secondary: number; logo: number }

/** Finds the places that `applyBrand` fills. @param svg a cleaned SVG */
export const recognizeBrand = (svg: string): BrandParts => ({
  primary: times(svg, /var\(\s*--brand-primary\b/gi),
  secondary: times(svg, /var\(\s*--brand-secondary\b/gi),
  logo: times(svg, /\sdata-brand="logo"/g),
})

const times = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
