import { pathTo } from '~/map/path-to'
import type { TemplateKind } from '~/permissions/templates'

/** The screen of a kind of templates; the others are below it. */
export const templatesPath = (kind: TemplateKind) => `/admin/${kind}-templates` as const

/** One template's screen, or what is done there. */
export const templatePath = (kind: TemplateKind, template: string) =>
  pathTo(`/admin/${kind}-templates/:template`, { template })

/** The dialog that deletes one. */
export const deleteTemplatePath = (kind: TemplateKind, template: string) =>
  pathTo(`/admin/${kind}-templates/:template/delete`, { template })
