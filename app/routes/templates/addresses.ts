import type { TemplateKind } from '~/permissions/templates'

/** The screen of a kind of templates; the others stand below it. */
export const templatesPath = (kind: TemplateKind) => `/admin/${kind}-templates` as const

/** One template's screen, or what is done there. */
export const templatePath = (kind: TemplateKind, id: string, what = '') =>
  `${templatesPath(kind)}/${id}${what && `/${what}`}`
