import { count } from './format'

/** Sentences of the general settings. */
export const settingsMessages = {
  servers: 'Servers',
  serversLead:
    'Only the primary saves; the others hold copies. A form is answered once a server that can take over has what it saved.',
  primary: 'Primary',
  noPrimary: 'None that answers: nothing can be saved right now',
  otherServers: 'Others',
  noOthers: 'None connected: what is saved is on one server alone',
  behind: (name: string, transactions: number) =>
    transactions === 0 ? `${name}: up to date` : `${name}: ${count(transactions, 'change')} behind`,
  shownBy: 'This page is from',
  savedSince: 'Saved since the primary started',
  writes: ({ confirmed, late, alone }: Record<'confirmed' | 'late' | 'alone', number>) =>
    `${confirmed} confirmed by another server, ${late} confirmed too late, ${alone} with no server to take over`,
  saved: 'Settings saved',
  limitsLead: 'Changes apply to everyone immediately.',
  noBanner: 'No page banner in any project',
  noBannerHint:
    'The page banner appears in the editor of large projects and offers to have the studio build the website.',
  pageBannerHint: 'Shown in projects with at least this many pages.',
  never: 'never',
  studio: 'Studio',
  studioLead: 'What clients call the studio, and where they write to it.',
  studioHint: 'Shown on order receipts; without one, they say Panelry.',
  studioEmailHint:
    'Shown on receipts, at the end of every email, and wherever clients are told to write to the studio.',
  conversations: 'Messages',
  conversationsLead: 'What clients and staff write to each other.',
  undoHint:
    'Seconds in which a sent message can be undone, up to 60. No one else sees it until then. 0 sends right away.',
  limits: 'Limits',
  office: 'Office hours',
  openOn: 'Open on',
  save: 'Save settings',
  activeRequestsHint: 'Per client, unless they have their own limit.',
  officeLead: 'When calls can be booked, in the time zone of the office.',
  slotHint: 'Minutes, from 5 to 480.',
  pauseHint:
    'Minutes kept free after each call, up to 240. Times are offered so that calls and pauses follow each other.',
  noticeHint: 'How many hours ahead a client has to book a call, up to 336.',
  callsPerDayHint: 'Per staff member. 0 means no limit.',
  closesHint: '12:00 AM is the end of the day.',
  notATime: 'Must be a time such as 09:00',
  notAZone: 'Choose a time zone from the list',
  closesTooEarly: 'Must be later than the opening time',
  generalSettings: 'General Settings',
  admin: 'Admin',
  settings: 'Settings',
} as const

/** The fields of the general settings, in the order of the form. */
export const settingsFields = {
  studioName: 'Name of the studio',
  studioEmail: 'Email of the studio',
  maxProjects: 'Projects of a user',
  maxClientProjects: 'Projects of a client',
  allowedActiveRequests: 'Active requests',
  pageBanner: 'Page banner',
  undoSeconds: 'Undo of a message',
  officeOpens: 'Opens',
  officeCloses: 'Closes',
  officeZone: 'Time zone',
  slotMinutes: 'Slot length',
  pauseMinutes: 'Pause between calls',
  noticeHours: 'Minimum notice',
  callsPerDay: 'Calls a day',
} as const

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The sentences of the error codes of this area. */
export const settingsErrors = {}
