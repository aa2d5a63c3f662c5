/** The brand of a company in other places. */
export const brandKitMessages = {
  of: (company: string) => `Brand of ${company}`,
  open: 'Open company profile',
  logoOf: (company: string) => `Logo of ${company}`,
  takeTitle: 'Use the brand of a company',
  takeOf: (company: string) => `Use this brand: ${company}`,
  take: 'Use this brand',
  taken: (company: string) => `The project has the brand of ${company}`,
  field: 'Brand',
  none: 'None yet',
  hint: 'The project gets the first two colours and the logo of the company.',
  noBrands: 'No company profile of yours has colours or a logo yet.',
} as const
