import { type Actor, holds, isAdmin, isStaff, type ManageFlag } from './vocabulary'

/** Who may open a screen or use a route at all; what they may do to one object is decided by its rules. */
export type Rule = 'anyone' | 'guests' | 'signed-in' | 'staff' | 'admin' | ManageFlag

/**
 * The access table: every route that has a loader or an action stands here under its URL pattern.
 * A route without a row does not build a response (and fails a test).
 */
export const access = {
  '/': 'guests',
  '/login': 'guests',
  '/signup': 'guests',
  '/reset-password': 'guests',
  '/start': 'guests',
  '/setup': 'guests',
  '/auth/:provider': 'anyone',
  '/auth/:provider/callback': 'anyone',
  '/auth/finish': 'guests',
  '/auth/done': 'signed-in',
  '/signout': 'anyone',
  '/confirm-email': 'anyone',
  '/account-settings': 'signed-in',
  '/account-settings/confirm': 'signed-in',
  '/account-settings/sessions': 'signed-in',
  '/account-settings/photo': 'signed-in',
  '/account-settings/photo/delete': 'signed-in',
  '/account-settings/new-password': 'signed-in',
  '/account-settings/password-link': 'signed-in',
  '/account-settings/connections': 'signed-in',
  '/choose-password': 'anyone',
  '/tour': 'signed-in',
  '/admin': 'manageUsers',
  '/admin/users': 'manageUsers',
  '/admin/users/invite': 'manageUsers',
  '/admin/users/new': 'manageUsers',
  '/admin/users/bulk-invite': 'manageUsers',
  '/admin/users/invitations': 'manageUsers',
  '/admin/users/invitations/:invitation/revoke': 'manageUsers',
  '/admin/users/invitations/:invitation/resend': 'manageUsers',
  '/admin/users/:user': 'manageUsers',
  '/admin/users/:user/delete': 'manageUsers',
  '/admin/outbox': 'admin',
  '/admin/outbox/:mail': 'admin',
  '/admin/general-settings': 'admin',
  '/admin/page-templates': 'managePageTemplates',
  '/admin/page-templates/new': 'managePageTemplates',
  '/admin/page-templates/categories': 'managePageTemplates',
  '/admin/page-templates/categories/:category': 'managePageTemplates',
  '/admin/page-templates/categories/:category/delete': 'managePageTemplates',
  '/admin/page-templates/:template': 'managePageTemplates',
  '/admin/page-templates/:template/delete': 'managePageTemplates',
  '/admin/project-templates': 'manageProjectTemplates',
  '/admin/project-templates/new': 'manageProjectTemplates',
  '/admin/project-templates/categories': 'manageProjectTemplates',
  '/admin/project-templates/categories/:category': 'manageProjectTemplates',
  '/admin/project-templates/categories/:category/delete': 'manageProjectTemplates',
  '/admin/project-templates/:template': 'manageProjectTemplates',
  '/admin/project-templates/:template/delete': 'manageProjectTemplates',
  '/admin/project-templates/:template/publish': 'manageProjectTemplates',
  '/page-not-found': 'anyone',
  '*': 'anyone',
  '/test': 'anyone',
  '/test/confirm': 'anyone',
  '/projects': 'signed-in',
  '/projects/new': 'signed-in',
  '/projects/folders/new': 'signed-in',
  '/projects/folder/:id': 'signed-in',
  '/projects/folder/:id/new': 'signed-in',
  '/projects/folder/:id/rename': 'signed-in',
  '/projects/folder/:id/delete': 'signed-in',
  '/projects/all': 'manageProjects',
  '/projects/:id/rename': 'signed-in',
  '/projects/:id/copy': 'manageProjectTemplates',
  '/projects/:id/move': 'signed-in',
  '/projects/:id/delete': 'signed-in',
  '/projects/:id/ask': 'signed-in',
  '/projects/:id': 'anyone',
  '/projects/:id/pages/new': 'anyone',
  '/projects/:id/pages/:page/edit': 'anyone',
  '/projects/:id/pages/:page/delete': 'anyone',
  '/projects/:id/pages/:page/move': 'anyone',
  '/projects/:id/pages/:page/home': 'anyone',
  '/projects/:id/settings': 'anyone',
  '/projects/:id/logo': 'anyone',
  '/projects/:id/logo/delete': 'anyone',
  '/projects/:id/download': 'anyone',
  '/projects/:id/history': 'manageProjects',
  '/projects/:id/templates': 'staff',
  '/projects/:id/templates/:template': 'staff',
  '/projects/:id/save-as-template': 'managePageTemplates',
  '/projects/:id/copy-as-template': 'manageProjectTemplates',
  '/projects/:id/collaborators/add': 'signed-in',
  '/projects/:id/collaborators/accept-all': 'signed-in',
  '/projects/:id/collaborators/leave': 'signed-in',
  '/projects/:id/collaborators/:collaborator/accept': 'signed-in',
  '/projects/:id/collaborators/:collaborator/reject': 'signed-in',
  '/projects/:id/collaborators/:collaborator/remove': 'signed-in',
  '/notifications': 'signed-in',
  '/notifications/open-all': 'signed-in',
  '/notifications/:notification/open': 'signed-in',
  '/notifications/:notification/delete': 'signed-in',
  '/member-invites/:invite/accept': 'signed-in',
  '/member-invites/:invite/reject': 'signed-in',
  '/projects/:id/exports': 'anyone',
  '/projects/:id/exports/:export': 'signed-in',
  '/projects/:id/exports/:export/file': 'signed-in',
  '/requests': 'signed-in',
  '/projects/:id/presence': 'anyone',
  '/projects/:id/save': 'signed-in',
  '/projects/:id/shortcuts': 'anyone',
  '/projects/:id/panels': 'anyone',
  '/projects/:id/panels/:panel/preview': 'anyone',
  '/projects/:id/pages/:page/sections': 'anyone',
  '/projects/:id/pages/:page/undo': 'anyone',
  '/projects/:id/pages/:page/redo': 'anyone',
  '/projects/:id/pages/:page/skip': 'anyone',
  '/projects/:id/sections/:section/style': 'anyone',
  '/projects/:id/sections/:section/swap': 'anyone',
  '/projects/:id/sections/:section/step': 'anyone',
  '/projects/:id/sections/:section/move': 'anyone',
  '/projects/:id/sections/:section/duplicate': 'anyone',
  '/projects/:id/sections/:section/delete': 'anyone',
  '/panels/:panel/:orientation/:file': 'anyone',
  '/files/:folder/:file': 'anyone',
  '/captcha/:file': 'anyone',
  '/dev/mail': 'anyone',
  '/live': 'anyone',
} satisfies Record<string, Rule>

export type AccessKey = keyof typeof access

/** Whether the rule of a URL lets somebody in. */
export function admits(actor: Actor, rule: Rule): boolean {
  if (rule === 'anyone') return true
  if (rule === 'guests') return actor.kind === 'guest'
  if (rule === 'signed-in') return actor.kind === 'member'
  if (rule === 'staff') return isStaff(actor)
  if (rule === 'admin') return isAdmin(actor)
  return holds(actor, rule)
}

/** Where somebody starts after signing in. */
export function landingPage(actor: Actor): string {
  if (actor.kind === 'guest') return '/'
  if (actor.role === 'admin') return '/admin'
  return actor.role === 'client' ? '/requests' : '/projects'
}
