import type { RouteRow } from './route-row'

/** Requests: the queues, and one request. */
export const requestsMap = {
  '/requests': { screen: 'requests/list.tsx', who: 'signed-in' },
  '/requests/assigned': { screen: 'requests/list.tsx', who: 'signed-in' },
  '/requests/in-progress': { screen: 'requests/list.tsx', who: 'signed-in' },
  '/requests/pending-review': {
    screen: 'requests/list.tsx',
    who: 'signed-in',
  },
  '/requests/paused': { screen: 'requests/list.tsx', who: 'signed-in' },
  '/requests/delivered': { screen: 'requests/list.tsx', who: 'signed-in' },
  '/requests/completed': { screen: 'requests/list.tsx', who: 'signed-in' },
  '/requests/all': { screen: 'requests/list.tsx', who: 'signed-in' },
  '/requests/drafts': { screen: 'requests/drafts.tsx', who: 'signed-in' },
  '/requests/list.csv': { screen: 'requests/list-csv.ts', who: 'signed-in' },
  '/requests/views': { screen: 'work-list/save-view.tsx', who: 'signed-in' },
  '/requests/views/:view/rename': { screen: 'work-list/rename-view.tsx', who: 'signed-in' },
  '/requests/views/:view/delete': { screen: 'work-list/delete-view.ts', who: 'signed-in' },
  '/requests/:request': { screen: 'requests/request.tsx', who: 'signed-in' },
  // Page that its section is on, for staff who may not open the project.
  '/requests/:request/page': { screen: 'requests/pinned-page.tsx', who: 'staff' },
  '/requests/:request/print': { screen: 'requests/print.tsx', who: 'signed-in' },
  // Every move of it, *Approve* too.
  '/requests/:request/status': {
    screen: 'work-items/status.tsx',
    who: 'signed-in',
    over: '/requests/:request',
  },
  '/requests/:request/assign': {
    screen: 'work-items/assign.tsx',
    who: 'manageRequests',
    over: '/requests/:request',
  },
  '/requests/:request/followers': {
    screen: 'work-items/followers.tsx',
    who: 'manageRequests',
    over: '/requests/:request',
  },
  '/requests/:request/priority': {
    screen: 'work-items/priority.tsx',
    who: 'staff',
    over: '/requests/:request',
  },
  '/requests/:request/delete': {
    screen: 'work-items/delete.tsx',
    who: 'manageRequests',
    over: '/requests/:request',
  },
  '/requests/:request/messages': {
    screen: 'requests/messages.tsx',
    who: 'signed-in',
    files: 'signed-in',
  },
  '/requests/:request/messages/:message/send-now': {
    screen: 'work-items/send-now.ts',
    who: 'signed-in',
  },
  '/requests/:request/messages/:message/take-back': {
    screen: 'work-items/take-back.ts',
    who: 'signed-in',
  },
  '/requests/:request/news': { screen: 'work-items/news.ts', who: 'signed-in' },
  '/requests/:request/canned': { screen: 'work-items/canned.ts', who: 'staff' },
  '/requests/:request/draft': { screen: 'work-items/draft.ts', who: 'signed-in' },
  '/requests/:request/notes': { screen: 'requests/notes.tsx', who: 'staff', files: 'staff' },
  '/requests/:request/notes/:note': {
    screen: 'work-items/edit-note.tsx',
    who: 'staff',
    files: 'staff',
    over: '/requests/:request',
  },
  '/requests/:request/attachments/:attachment': {
    screen: 'work-items/attachment.ts',
    who: 'signed-in',
  },
  '/requests/:request/attachments/:attachment/delete': {
    screen: 'work-items/delete-attachment.tsx',
    who: 'signed-in',
    over: '/requests/:request',
  },
  '/requests/:request/attachments/:attachment/pins': {
    screen: 'work-items/pins.tsx',
    who: 'signed-in',
  },
  '/requests/:request/attachments.zip': { screen: 'work-items/archive.ts', who: 'signed-in' },
  // Target of a mailed link, without a login.
  '/requests/:request/approve': { screen: 'requests/approve-from-mail.tsx', who: 'anyone' },
} as const satisfies Record<string, RouteRow>
