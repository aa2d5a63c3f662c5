import { legalNames } from '~/panels/facts/legal-names'

export const legalPageKinds = ['imprint', 'privacy', 'terms'] as const
export type LegalPage = { kind: (typeof legalPageKinds)[number]; id: string; name: string }

/** The pages of a project that are taken as its imprint, privacy and terms, by their names. */
export const legalPagesOf = (
  pages: readonly { id: string; name: string; home: boolean }[],
): LegalPage[] =>
  legalPageKinds.flatMap((kind) =>
    pages.flatMap(({ id, name, home }) =>
      !home && legalNames[kind].test(name) ? [{ kind, id, name }] : [],
    ),
  )
