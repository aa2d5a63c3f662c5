/** Sentences of the general settings. */
export const settingsMessages = {
  saved: 'Settings saved',
  limitsLead: 'They count for everybody from the next click on.',
  pageBannerHint:
    'From this number of pages on the editor offers to build the website. 10000000000 means never.',
  activeRequestsHint: 'For one client at a time, unless their own number says otherwise.',
  officeLead: 'When appointments can be booked, by the clock of the office.',
  slotHint: 'Minutes, from 5 to 480.',
  notATime: 'Must be a time such as 09:00',
  notAZone: 'Must be a time zone of the list',
  closesTooEarly: 'Must be later than the opening time',
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
export const settingsErrors = {
  'settings-stale': 'Somebody saved these settings in the meantime.',
}
