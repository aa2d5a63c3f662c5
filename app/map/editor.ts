import type { RouteRow } from './route-row'

/** The editor of a project: its dialogs, posts and downloads. */
export const editorMap = {
  '/projects/:id/exports': { screen: 'exports/start.tsx', who: 'anyone' },
  '/projects/:id/exports/:export/file': { screen: 'exports/file.ts', who: 'signed-in' },
  '/start': { screen: 'editor/start.tsx', who: 'guests' },
  '/projects/:id': { screen: 'editor/editor.tsx', who: 'anyone' },
  '/projects/:id/panels': {
    screen: 'editor/panels/select-panel.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/panels/:panel/preview': {
    screen: 'editor/panels/preview.tsx',
    who: 'anyone',
    over: '/projects/:id/panels',
  },
  '/projects/:id/pages/new': {
    screen: 'editor/pages/new-page.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/edit': {
    screen: 'editor/pages/edit-page.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/delete': {
    screen: 'editor/pages/delete-page.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/move': {
    screen: 'editor/pages/move-page.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/settings': {
    screen: 'editor/settings/project-settings.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/colors': {
    screen: 'editor/settings/colors.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/facts': {
    screen: 'editor/settings/facts.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/brand': {
    screen: 'editor/settings/brand.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/logo': {
    screen: 'editor/settings/logo.tsx',
    who: 'anyone',
    over: '/projects/:id',
    files: 'signed-in',
  },
  '/projects/:id/logo/delete': {
    screen: 'editor/settings/delete-logo.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/pictures': {
    screen: 'editor/pictures/pictures.tsx',
    who: 'anyone',
    over: '/projects/:id',
    files: 'signed-in',
    multipleFiles: true,
  },
  '/projects/:id/pictures/profile': {
    screen: 'editor/pictures/from-profile.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/sections/:section/move': {
    screen: 'editor/sections/move.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/sections/:section/words': {
    screen: 'editor/sections/words.tsx',
    who: 'anyone',
    over: '/projects/:id',
    files: 'signed-in',
    multipleFiles: true,
  },
  '/projects/:id/words': {
    screen: 'editor/sections/search-words.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/download': {
    screen: 'exports/download.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/website': {
    screen: 'exports/website.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/exports/:export': {
    screen: 'exports/export.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/shortcuts': {
    screen: 'editor/shortcuts.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/history': {
    screen: 'editor/history.tsx',
    who: 'manageProjects',
    over: '/projects/:id',
  },
  '/projects/:id/templates': {
    screen: 'editor/templates/select-template.tsx',
    who: 'staff',
    over: '/projects/:id',
  },
  '/projects/:id/templates/:template': {
    screen: 'editor/templates/use-template.tsx',
    who: 'staff',
    over: '/projects/:id/templates',
  },
  '/projects/:id/save-as-template': {
    screen: 'editor/save-as-template.tsx',
    who: 'managePageTemplates',
    over: '/projects/:id',
  },
  '/projects/:id/copy-as-template': {
    screen: 'editor/copy-as-template.tsx',
    who: 'manageProjectTemplates',
    over: '/projects/:id',
  },
  '/projects/:id/collaborators/add': {
    screen: 'editor/collaborators/add.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/collaborators/leave': {
    screen: 'editor/collaborators/leave.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/collaborators/:collaborator/remove': {
    screen: 'editor/collaborators/remove.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/copy': {
    screen: 'editor/notes/copy.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/notes': {
    screen: 'editor/notes/notes.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/notes/:note/edit': {
    screen: 'editor/notes/edit-note.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/notes/:note/answer': {
    screen: 'editor/notes/answer.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/notes/:note/done': {
    screen: 'editor/notes/done.ts',
    who: 'signed-in',
  },
  '/projects/:id/pages/:page/notes/:note/delete': {
    screen: 'editor/notes/delete-note.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/share': { screen: 'editor/share.tsx', who: 'signed-in', over: '/projects/:id' },
  '/projects/:id/share/renew': {
    screen: 'editor/share/renew.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/share/revoke': {
    screen: 'editor/share/revoke.tsx',
    who: 'signed-in',
    over: '/projects/:id',
  },
  '/projects/:id/sitemap': {
    screen: 'editor/sitemap/sitemap.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/bulk': {
    screen: 'editor/sections/bulk.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/versions': {
    screen: 'editor/versions/versions.tsx',
    who: 'anyone',
    over: '/projects/:id',
  },
  '/projects/:id/pages/:page/website': { screen: 'editor/website.ts', who: 'anyone' },
  '/projects/:id/pages/:page/home': { screen: 'editor/pages/home-page.ts', who: 'anyone' },
  '/projects/:id/pages/:page/duplicate': {
    screen: 'editor/pages/duplicate-page.ts',
    who: 'anyone',
  },
  '/projects/:id/presence': { screen: 'presence/show.ts', who: 'anyone' },
  '/projects/:id/collaborators/invites/:invite/withdraw': {
    screen: 'editor/collaborators/withdraw-invite.ts',
    who: 'signed-in',
  },
  '/projects/:id/collaborators/accept-all': {
    screen: 'editor/collaborators/accept-all.ts',
    who: 'signed-in',
  },
  '/projects/:id/collaborators/:collaborator/accept': {
    screen: 'editor/collaborators/accept.ts',
    who: 'signed-in',
  },
  '/projects/:id/collaborators/:collaborator/reject': {
    screen: 'editor/collaborators/reject.ts',
    who: 'signed-in',
  },
  '/projects/:id/pages/:page/versions/section': {
    screen: 'editor/versions/restore-section.tsx',
    who: 'anyone',
  },
  '/projects/:id/pages/:page/versions/page': {
    screen: 'editor/versions/restore-page.tsx',
    who: 'anyone',
  },
  '/projects/:id/ask': { screen: 'editor/ask.tsx', who: 'signed-in' },
  '/projects/:id/save': { screen: 'editor/save.tsx', who: 'signed-in' },
  '/projects/:id/pages/:page/sections': { screen: 'editor/sections/add.tsx', who: 'anyone' },
  '/projects/:id/pages/:page/undo': { screen: 'editor/sections/undo.tsx', who: 'anyone' },
  '/projects/:id/pages/:page/redo': { screen: 'editor/sections/redo.tsx', who: 'anyone' },
  '/projects/:id/pages/:page/skip': { screen: 'editor/sections/discard-undo.tsx', who: 'anyone' },
  '/projects/:id/words/undo': { screen: 'editor/sections/undo-words.tsx', who: 'anyone' },
  '/projects/:id/sections/:section/style': { screen: 'editor/sections/style.tsx', who: 'anyone' },
  '/projects/:id/sections/:section/swap': { screen: 'editor/sections/swap.tsx', who: 'anyone' },
  '/projects/:id/sections/:section/step': { screen: 'editor/sections/step.tsx', who: 'anyone' },
  '/projects/:id/sections/:section/duplicate': {
    screen: 'editor/sections/duplicate.tsx',
    who: 'anyone',
  },
  '/projects/:id/sections/:section/delete': { screen: 'editor/sections/delete.tsx', who: 'anyone' },
} as const satisfies Record<string, RouteRow>
