import type { BrandFacts } from './ensure-brand.server'

/** The quiet brand that the library itself is shown in; made with it. */
export const neutralBrand: BrandFacts = {
  name: 'Company',
  primaryColor: '#44546a',
  secondaryColor: '#a3adba',
  logo: null,
}

/** Stands for the sample logo where a brand names the file of its logo. It can be no file's name. */
export const sampleLogo = 'sample'

/** A logo nobody owns, as SVG: for trying how a panel looks with one. */
export const sampleLogoSvg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="120" viewBox="0 0 480 120">' +
  '<circle cx="60" cy="60" r="46" fill="#8a94a3"/><path d="M38 74 60 34l22 40z" fill="#fff"/>' +
  '<rect x="128" y="34" width="240" height="24" rx="4" fill="#8a94a3"/>' +
  '<rect x="128" y="70" width="160" height="16" rx="4" fill="#b9c0ca"/></svg>'
