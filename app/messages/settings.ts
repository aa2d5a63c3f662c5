import { count } from './format'

/** Sentences of the general settings. */
export const settingsMessages = {
  servers: 'Servers',
  serversLead:
    'Only the primary saves; the others hold copies. A form is answered once another server has what it saved.',
  primary: 'Primary',
  noPrimary: 'None that answers: nothing can be saved right now',
  otherServers: 'Others',
  noOthers: 'None connected: what is saved is on one server alone',
  behind: (name: string, transactions: number) =>
    transactions === 0 ? `${name}: up to date` : `${name}: ${count(transactions, 'change')} behind`,
  shownBy: 'This page is from',
  savedSince: 'Saved since the primary started',
  writes: ({ confirmed, late, alone }: Record<'confirmed' | 'late' | 'alone', number>) =>
    `${confirmed} confirmed by another server, ${late} confirmed too late, ${alone} without another server`,
  saved: 'Settings saved',
  limitsLead: 'They count for everybody from the next click on.',
  noBanner: 'No page banner in any project',
  noBannerHint:
    'The page banner stands in the editor of a large project and offers that the studio builds the website.',
  pageBannerHint: 'Shown in projects with at least this many pages.',
  never: 'never',
  studio: 'Studio',
  studioLead: 'How clients know the studio, and where they write to it.',
  studioHint: 'It stands on the receipts of orders; without one they say Panelry.',
  studioEmailHint:
    'It stands on receipts, at the end of every mail, and wherever a client is told to write to the studio.',
  conversations: 'Messages',
  conversationsLead: 'What clients and staff write to each other.',
  undoHint:
    'Seconds for which whoever sent a message can take it back, up to 60. Nobody else sees it until they are over. 0 sends at once.',
  limits: 'Limits',
  office: 'Office hours',
  openOn: 'Open on',
  save: 'Save settings',
  activeRequestsHint: 'For one client at a time, unless their own number says otherwise.',
  officeLead: 'When appointments can be booked, by the clock of the office.',
  slotHint: 'Minutes, from 5 to 480.',
  pauseHint:
    'Minutes that stay free after each call, up to 240. Times are offered so that calls and pauses follow each other.',
  noticeHint: 'Hours before its beginning by which a client has to book a call, up to 336.',
  callsPerDayHint: 'For each of the staff. 0 sets no limit.',
  closesHint: '12:00 AM is the end of the day.',
  notATime: 'Must be a time such as 09:00',
  notAZone: 'Must be a time zone of the list',
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

/** The sentences of the fault codes of this area. */
export const settingsErrors = {}
