import type { RouteRow } from './route-row'

/** Home, what needs no account, and what nobody looks for. */
export const openMap = {
  '/': { screen: 'home/home.tsx', who: 'guests' },
  '/share/:token': { screen: 'share/shared.tsx', who: 'anyone' },
  '/share/:token/:page': { screen: 'share/shared-page.tsx', who: 'anyone' },
  '/share/:token/:page/website': { screen: 'share/website.ts', who: 'anyone' },
  '/panels/:panel/:orientation/:file': { screen: 'panels/picture.ts', who: 'anyone' },
  '/files/:folder/:file': { screen: 'files/file.ts', who: 'anyone' },
  '/files/pictures/:file/:size': { screen: 'files/sized-picture.ts', who: 'anyone' },
  '/captcha/:file': { screen: 'captcha/picture.ts', who: 'anyone' },
  '/dev/mail': { screen: 'dev/mail.tsx', who: 'anyone' },
  '/test': { screen: 'test/test.tsx', who: 'anyone', files: 'signed-in' },
  '/test/dialog/:size': { screen: 'test/dialog.tsx', over: '/test' },
  '/test/confirm': { screen: 'test/confirm.tsx', who: 'anyone', over: '/test' },
  '/test/shell': { screen: 'test/shell.tsx' },
  '/page-not-found': { screen: 'not-found/not-found.tsx', who: 'anyone' },
  '*': { screen: 'not-found/unknown.tsx', who: 'anyone' },
  '/live': { who: 'anyone' },
} as const satisfies Record<string, RouteRow>
