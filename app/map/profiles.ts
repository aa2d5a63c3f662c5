import type { RouteRow } from './route-row'

/**
 * Company profiles: the list (`/company-profiles`), one as it is changed (`/company-profiles/:profile`), and
 * as it is read (`/company-profile/:profile`), as the specification has them.
 */
export const profilesMap = {
  '/company-profiles': { screen: 'profiles/list.tsx', who: 'signed-in' },
  '/company-profiles/create': {
    screen: 'profiles/create.tsx',
    who: 'signed-in',
    over: '/company-profiles',
  },
  '/company-profiles/:profile': {
    screen: 'profiles/edit.tsx',
    who: 'signed-in',
    files: 'signed-in',
    multipleFiles: true,
  },
  '/company-profiles/:profile/delete': {
    screen: 'profiles/delete.tsx',
    who: 'signed-in',
    over: '/company-profiles/:profile',
  },
  '/company-profiles/:profile/files/:file/delete': {
    screen: 'profiles/delete-file.tsx',
    who: 'signed-in',
    over: '/company-profiles/:profile',
  },
  '/company-profile/:profile': { screen: 'profiles/view.tsx', who: 'signed-in' },
  '/company-profile/:profile/members': { screen: 'profiles/members.tsx', who: 'signed-in' },
  '/company-profile/:profile/members/:member/remove': {
    screen: 'profiles/remove-member.tsx',
    who: 'signed-in',
    over: '/company-profile/:profile/members',
  },
  '/company-profile/:profile/members/owner': {
    screen: 'profiles/pass-on.tsx',
    who: 'signed-in',
    over: '/company-profile/:profile/members',
  },
  '/company-profile/:profile/requests': { screen: 'profiles/requests.tsx', who: 'signed-in' },
  '/company-profile/:profile/orders': { screen: 'profiles/orders.tsx', who: 'signed-in' },
  '/company-profile/:profile/files/:file': { screen: 'profiles/file.ts', who: 'signed-in' },
  '/company-profile/:profile/files.zip': { screen: 'profiles/archive.ts', who: 'signed-in' },
  '/company-profile/:profile/colors.css': { screen: 'profiles/colors-css.ts', who: 'signed-in' },
  '/company-profile/:profile/colors.ase': { screen: 'profiles/colors-ase.ts', who: 'signed-in' },
  '/company-profile/:profile/colors.pdf': { screen: 'profiles/colors-pdf.ts', who: 'signed-in' },
} as const satisfies Record<string, RouteRow>
