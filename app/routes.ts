import { type RouteConfig, route } from '@remix-run/route-config'

export default [
  route('/', 'routes/home/home.tsx', [
    route('login', 'routes/accounts/login.tsx'),
    route('reset-password', 'routes/accounts/reset-password.tsx'),
  ]),

  route('projects', 'routes/projects/my-projects.tsx', [
    route('new', 'routes/projects/new-project.tsx'),
  ]),
  route('projects/:id/exports', 'routes/exports/start.tsx'),
  route('projects/:id/exports/:export', 'routes/exports/export.tsx'),
  route('projects/:id/exports/:export/file', 'routes/exports/file.ts'),

  route('requests', 'routes/requests/open-requests.tsx'),
  route('start', 'routes/editor/start.tsx'),
  route('projects/:id', 'routes/editor/editor.tsx', [
    route('panels', 'routes/editor/panels/select-panel.tsx', [
      route(':panel/preview', 'routes/editor/panels/preview.tsx'),
    ]),
    route('pages/new', 'routes/editor/pages/new-page.tsx'),
    route('pages/:page/edit', 'routes/editor/pages/edit-page.tsx'),
    route('pages/:page/delete', 'routes/editor/pages/delete-page.tsx'),
    route('pages/:page/move', 'routes/editor/pages/move-page.tsx'),
    route('settings', 'routes/editor/settings/project-settings.tsx'),
    route('logo', 'routes/editor/settings/logo.tsx'),
    route('logo/delete', 'routes/editor/settings/delete-logo.tsx'),
    route('sections/:section/move', 'routes/editor/sections/move.tsx'),
    route('download', 'routes/exports/download.tsx'),
    route('shortcuts', 'routes/editor/shortcuts.tsx'),
  ]),
  route('projects/:id/pages/:page/home', 'routes/editor/pages/home-page.ts'),
  route('projects/:id/save', 'routes/editor/save.tsx'),
  route('projects/:id/pages/:page/sections', 'routes/editor/sections/add.tsx'),
  route('projects/:id/pages/:page/undo', 'routes/editor/sections/undo.tsx'),
  route('projects/:id/pages/:page/redo', 'routes/editor/sections/redo.tsx'),
  route('projects/:id/pages/:page/skip', 'routes/editor/sections/skip.tsx'),
  route('projects/:id/sections/:section/style', 'routes/editor/sections/style.tsx'),
  route('projects/:id/sections/:section/swap', 'routes/editor/sections/swap.tsx'),
  route('projects/:id/sections/:section/step', 'routes/editor/sections/step.tsx'),
  route('projects/:id/sections/:section/duplicate', 'routes/editor/sections/duplicate.tsx'),
  route('projects/:id/sections/:section/delete', 'routes/editor/sections/delete.tsx'),

  route('panels/:panel/:orientation/:file', 'routes/panels/picture.ts'),
  route('files/:folder/:file', 'routes/files/file.ts'),

  route('auth/:provider', 'routes/auth/leave.ts'),
  route('auth/:provider/callback', 'routes/auth/callback.ts'),
  route('auth/finish', 'routes/auth/finish.tsx'),
  route('auth/done', 'routes/auth/done.tsx'),
  route('signup', 'routes/accounts/signup.tsx'),
  route('signout', 'routes/accounts/signout.tsx'),
  route('setup', 'routes/accounts/setup.tsx'),
  route('confirm-email', 'routes/accounts/confirm-email.tsx'),
  route('account-settings', 'routes/accounts/account-settings.tsx', [
    route('confirm', 'routes/accounts/confirm-password.tsx'),
  ]),
  route('account-settings/sessions', 'routes/accounts/end-sessions.tsx'),
  route('admin', 'routes/admin/users.tsx', { id: 'admin' }),
  route('admin/users', 'routes/admin/users.tsx', [
    route('invite', 'routes/admin/users/invite.tsx'),
    route(':user/delete', 'routes/admin/users/delete.tsx'),
  ]),
  route('admin/users/new', 'routes/admin/users/new.tsx'),
  route('admin/users/bulk-invite', 'routes/admin/users/bulk-invite.tsx'),
  route('admin/users/invitations', 'routes/admin/users/invitations.tsx', [
    route(':invitation/revoke', 'routes/admin/users/revoke.tsx'),
  ]),
  route('admin/users/invitations/:invitation/resend', 'routes/admin/users/resend.tsx'),
  route('admin/users/:user', 'routes/admin/users/edit.tsx'),
  route('admin/users', 'routes/admin/users.tsx'),
  route('admin/outbox', 'routes/admin/outbox.tsx', [
    route(':mail', 'routes/admin/outbox-mail.tsx'),
  ]),
  route('dev/mail', 'routes/dev/mail.tsx'),
  route('test', 'routes/test/test.tsx', [
    route('dialog/:size', 'routes/test/dialog.tsx'),
    route('drawer/:width', 'routes/test/drawer.tsx'),
    route('confirm', 'routes/test/confirm.tsx'),
  ]),
  route('test/shell', 'routes/test/shell.tsx'),
  route('page-not-found', 'routes/not-found/not-found.tsx'),
  route('*', 'routes/not-found/unknown.tsx'),
] satisfies RouteConfig
