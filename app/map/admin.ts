import type { RouteRow } from './route-row'

/** Addresses below `/admin` (users, panels, templates, settings), and the converter. */
export const adminMap = {
  '/admin': { screen: 'admin/users.tsx', who: 'manageUsers' },
  '/admin/users': { screen: 'admin/users.tsx', who: 'manageUsers' },
  '/admin/users/invite': {
    screen: 'admin/users/invite.tsx',
    who: 'manageUsers',
    over: '/admin/users',
  },
  '/admin/users/:user/delete': {
    screen: 'admin/users/delete.tsx',
    who: 'manageUsers',
    over: '/admin/users',
  },
  '/admin/users/new': { screen: 'admin/users/new.tsx', who: 'manageUsers' },
  '/admin/users/bulk-invite': { screen: 'admin/users/bulk-invite.tsx', who: 'manageUsers' },
  '/admin/users/invitations': { screen: 'admin/users/invitations.tsx', who: 'manageUsers' },
  '/admin/users/invitations/:invitation/revoke': {
    screen: 'admin/users/revoke.tsx',
    who: 'manageUsers',
    over: '/admin/users/invitations',
  },
  '/admin/users/invitations/:invitation/resend': {
    screen: 'admin/users/resend.tsx',
    who: 'manageUsers',
  },
  '/admin/users/:user': { screen: 'admin/users/edit.tsx', who: 'manageUsers' },
  '/admin/page-templates': { screen: 'templates/page/list.tsx', who: 'managePageTemplates' },
  '/admin/page-templates/new': {
    screen: 'templates/page/new.tsx',
    who: 'managePageTemplates',
    over: '/admin/page-templates',
  },
  '/admin/page-templates/categories': {
    screen: 'templates/page/categories.tsx',
    who: 'managePageTemplates',
    over: '/admin/page-templates',
  },
  '/admin/page-templates/categories/:category': {
    screen: 'templates/page/rename-category.tsx',
    who: 'managePageTemplates',
    over: '/admin/page-templates',
  },
  '/admin/page-templates/categories/:category/delete': {
    screen: 'templates/page/delete-category.tsx',
    who: 'managePageTemplates',
    over: '/admin/page-templates',
  },
  '/admin/page-templates/:template/delete': {
    screen: 'templates/page/delete.tsx',
    who: 'managePageTemplates',
    over: '/admin/page-templates',
  },
  '/admin/page-templates/:template': {
    screen: 'templates/page/edit.tsx',
    who: 'managePageTemplates',
  },
  '/admin/project-templates': {
    screen: 'templates/project/list.tsx',
    who: 'manageProjectTemplates',
  },
  '/admin/project-templates/new': {
    screen: 'templates/project/new.tsx',
    who: 'manageProjectTemplates',
    over: '/admin/project-templates',
  },
  '/admin/project-templates/categories': {
    screen: 'templates/project/categories.tsx',
    who: 'manageProjectTemplates',
    over: '/admin/project-templates',
  },
  '/admin/project-templates/categories/:category': {
    screen: 'templates/project/rename-category.tsx',
    who: 'manageProjectTemplates',
    over: '/admin/project-templates',
  },
  '/admin/project-templates/categories/:category/delete': {
    screen: 'templates/project/delete-category.tsx',
    who: 'manageProjectTemplates',
    over: '/admin/project-templates',
  },
  '/admin/project-templates/:template/delete': {
    screen: 'templates/project/delete.tsx',
    who: 'manageProjectTemplates',
    over: '/admin/project-templates',
  },
  '/admin/project-templates/:template': {
    screen: 'templates/project/edit.tsx',
    who: 'manageProjectTemplates',
  },
  '/admin/project-templates/:template/publish': {
    screen: 'templates/project/publish.tsx',
    who: 'manageProjectTemplates',
  },
  '/admin/panels': { screen: 'admin/panels.tsx', who: 'manageBlocks' },
  '/admin/panels/new': {
    screen: 'admin/panels/new.tsx',
    who: 'manageBlocks',
    over: '/admin/panels',
  },
  '/admin/panels/categories': { screen: 'admin/panels/categories/list.tsx', who: 'manageBlocks' },
  '/admin/panels/categories/new': {
    screen: 'admin/panels/categories/new.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/categories',
  },
  '/admin/panels/categories/:category/move': {
    screen: 'admin/panels/categories/move.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/categories',
  },
  '/admin/panels/categories/:category': {
    screen: 'admin/panels/categories/edit.tsx',
    who: 'manageBlocks',
  },
  '/admin/panels/categories/:category/delete': {
    screen: 'admin/panels/categories/delete.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/categories/:category',
  },
  '/admin/panels/categories/:category/slot': {
    screen: 'admin/panels/categories/slot.tsx',
    who: 'manageBlocks',
  },
  '/admin/panels/:panel': { screen: 'admin/panels/edit.tsx', who: 'manageBlocks' },
  '/admin/panels/:panel/upload': {
    screen: 'admin/panels/upload.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/:panel',
    files: 'manageBlocks',
  },
  '/admin/panels/:panel/layers/:orientation': {
    screen: 'admin/panels/layer.tsx',
    who: 'manageBlocks',
  },
  '/admin/panels/:panel/images/:image': {
    screen: 'admin/panels/image.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/:panel',
  },
  '/admin/panels/:panel/images/:image/delete': {
    screen: 'admin/panels/delete-image.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/:panel',
  },
  '/admin/panels/:panel/header-image': {
    screen: 'admin/panels/header-image.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/:panel',
    files: 'manageBlocks',
  },
  '/admin/panels/:panel/delete': {
    screen: 'admin/panels/delete.tsx',
    who: 'manageBlocks',
    over: '/admin/panels/:panel',
  },
  '/admin/panels/:panel/copy': { screen: 'admin/panels/copy.tsx', who: 'manageBlocks' },
  '/admin/panels/:panel/enabled': { screen: 'admin/panels/enabled.tsx', who: 'manageBlocks' },
  '/admin/panels/:panel/picture/:file': { screen: 'admin/panels/picture.ts', who: 'manageBlocks' },
  '/convert': { screen: 'convert/convert.tsx', who: 'staff', files: 'staff' },
  '/convert/:conversion': { screen: 'convert/conversion.tsx', who: 'staff' },
  '/convert/:conversion/file': { screen: 'convert/file.ts', who: 'staff' },
  '/admin/outbox': { screen: 'admin/outbox.tsx', who: 'admin' },
  '/admin/outbox/:mail': { screen: 'admin/outbox-mail.tsx', who: 'admin', over: '/admin/outbox' },
  '/admin/lost-rows': { screen: 'admin/lost-rows.tsx', who: 'admin' },
  '/admin/lost-rows/:find': { screen: 'admin/lost-rows/find.tsx', who: 'admin' },
  '/admin/general-settings': { screen: 'admin/settings/general-settings.tsx', who: 'admin' },
} as const satisfies Record<string, RouteRow>
