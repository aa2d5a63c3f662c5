import { type Actor, holds, isStaff, type ManageFlag } from './vocabulary'

/** A template of one page, or of a whole project. */
export const templateKinds = ['page', 'project'] as const
export type TemplateKind = (typeof templateKinds)[number]

const flags = {
  page: 'managePageTemplates',
  project: 'manageProjectTemplates',
} as const satisfies Record<TemplateKind, ManageFlag>

/** Make, edit, publish and delete the templates of a kind, and their categories. */
export const canManageTemplates = (actor: Actor, kind: TemplateKind): boolean =>
  holds(actor, flags[kind])

/** Import a template's sections into the page that is edited. */
export const canUsePageTemplates = (actor: Actor): boolean => isStaff(actor)
