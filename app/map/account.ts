import type { RouteRow } from './route-row'

/** Signing in, one's own account, notifications. */
export const accountMap = {
  '/login': { screen: 'accounts/login.tsx', who: 'guests', over: '/' },
  '/reset-password': { screen: 'accounts/reset-password.tsx', who: 'guests', over: '/' },
  '/notifications': { screen: 'notifications/notifications.tsx', who: 'signed-in' },
  '/notifications/open-all': { screen: 'notifications/open-all.ts', who: 'signed-in' },
  '/notifications/:notification/open': { screen: 'notifications/open.ts', who: 'signed-in' },
  '/notifications/:notification/delete': { screen: 'notifications/delete.ts', who: 'signed-in' },
  '/member-invites/:invite/accept': { screen: 'notifications/accept-invite.ts', who: 'signed-in' },
  '/member-invites/:invite/reject': { screen: 'notifications/reject-invite.ts', who: 'signed-in' },
  // Address at which a mail program ends mails of a kind, without a login.
  '/unsubscribe': { screen: 'notifications/unsubscribe.tsx', who: 'anyone' },
  // Target of the link in an invitation to a company or a project.
  '/invited': { screen: 'invited/invited.tsx', who: 'anyone' },
  '/project-invites/:invite/accept': { screen: 'invited/accept-project.ts', who: 'signed-in' },
  '/project-invites/:invite/reject': { screen: 'invited/reject-project.ts', who: 'signed-in' },
  '/auth/:provider': { screen: 'auth/leave.ts', who: 'anyone' },
  '/auth/:provider/callback': { screen: 'auth/callback.ts', who: 'anyone' },
  '/auth/finish': { screen: 'auth/finish.tsx', who: 'guests' },
  '/auth/done': { screen: 'auth/done.tsx', who: 'anyone' },
  '/signup': { screen: 'accounts/signup.tsx', who: 'guests' },
  '/invitation': { screen: 'accounts/invitation.tsx', who: 'signed-in' },
  '/signout': { screen: 'accounts/signout.tsx', who: 'anyone' },
  '/setup': { screen: 'accounts/setup.tsx', who: 'guests' },
  '/confirm-email': { screen: 'accounts/confirm-email.tsx', who: 'anyone' },
  '/account-settings': { screen: 'accounts/account-settings.tsx', who: 'signed-in' },
  '/account-settings/confirm': {
    screen: 'accounts/confirm-password.tsx',
    who: 'signed-in',
    over: '/account-settings',
  },
  '/account-settings/data': {
    screen: 'accounts/own-data.tsx',
    who: 'signed-in',
    over: '/account-settings',
  },
  '/account-settings/data.zip': {
    screen: 'accounts/own-data-zip.ts',
    who: 'signed-in',
    formOn: '/account-settings/data',
  },
  '/account-settings/delete': {
    screen: 'accounts/delete-account.tsx',
    who: 'signed-in',
    over: '/account-settings',
  },
  '/account-settings/photo': {
    screen: 'accounts/photo.tsx',
    who: 'signed-in',
    over: '/account-settings',
    files: 'signed-in',
  },
  '/account-settings/photo/delete': {
    screen: 'accounts/delete-photo.tsx',
    who: 'signed-in',
    over: '/account-settings',
  },
  '/account-settings/new-password': { screen: 'accounts/own-password.tsx', who: 'signed-in' },
  '/account-settings/password-link': { screen: 'accounts/password-link.tsx', who: 'signed-in' },
  '/account-settings/connections': { screen: 'accounts/disconnect.tsx', who: 'signed-in' },
  '/choose-password': { screen: 'accounts/choose-password.tsx', who: 'anyone' },
  '/tour': { screen: 'accounts/tour.tsx', who: 'signed-in' },
  '/account-settings/sessions': { screen: 'accounts/end-sessions.tsx', who: 'signed-in' },
} as const satisfies Record<string, RouteRow>
