/** What pages with legal texts are called, in the languages that the product's people write. */
export const legalNames = {
  imprint:
    /\bimprint\b|impressum|legal (notice|information)|^legal$|mentions l[ée]gales|aviso legal|note legali|colof[oó]n|virksomhedsoplysninger/i,
  privacy:
    /privacy|data protection|datenschutz|confidentialit[ée]|privacidad|privatlivspolitik|personvern|integritetspolicy|persondatapolitik/i,
  terms:
    /\bterms\b|conditions of|allgemeine geschäftsbedingungen|\bagb\b|conditions générales|términos|termini e condizioni|voorwaarden|handelsbetingelser|vilkår|villkor/i,
  cookies: /cookie/i,
} as const

export type LegalName = keyof typeof legalNames

/** Whether a page is one of the legal ones by its name. */
export const isLegalName = (name: string): boolean =>
  Object.values(legalNames).some((pattern) => pattern.test(name))
