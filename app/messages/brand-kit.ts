/** The brand of a company in other places. */
export const brandKitMessages = {
  of: (company: string) => `Brand of ${company}`,
  open: 'Open company profile',
  logoOf: (company: string) => `Logo of ${company}`,
  takeTitle: 'Use a company’s brand',
  takeOf: (company: string) => `Use this brand: ${company}`,
  take: 'Use this brand',
  taken: (company: string) => `The project now uses the brand of ${company}`,
  field: 'Brand',
  none: 'None yet',
  hint: 'The project gets the company’s first two colors and its logo.',
  noBrands: 'None of your company profiles has colors or a logo yet.',
} as const
