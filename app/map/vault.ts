import type { RouteRow } from './route-row'

/** The logins of a company profile. */
export const vaultMap = {
  '/company-profile/:profile/logins': { screen: 'vault/logins.tsx', who: 'signed-in' },
  '/company-profile/:profile/logins/new': {
    screen: 'vault/new-login.tsx',
    who: 'signed-in',
    over: '/company-profile/:profile/logins',
  },
  '/company-profile/:profile/logins/:login': {
    screen: 'vault/edit-login.tsx',
    who: 'signed-in',
    over: '/company-profile/:profile/logins',
  },
  '/company-profile/:profile/logins/:login/delete': {
    screen: 'vault/delete-login.tsx',
    who: 'signed-in',
    over: '/company-profile/:profile/logins',
  },
  '/company-profile/:profile/receipts': { screen: 'vault/receipts.tsx', who: 'signed-in' },
} as const satisfies Record<string, RouteRow>
