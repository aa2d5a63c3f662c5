import type { WorkKind } from '~/shared/kinds'
import { count } from './format'
import { workMessages } from './work'

/** Texts of the screens of calls. */
export const bookingMessages = {
  title: 'Book a call',
  calls: 'Calls',
  yourCalls: (n: number) => (n === 0 ? 'Your calls' : `Your calls: ${n}`),
  with: 'With',
  anyone: 'Anyone',
  anyoneLead: 'First free person',
  somebodyElse: 'Someone else',
  worksOn: (role: string, number: number) => `${role || 'Works'} on request ${number}`,
  atTheStudio: 'At the studio',
  timesIn: 'Times in',
  showTimes: 'Show times',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  weeks: 'Weeks',
  nothingFree: 'Nothing free',
  eachMinutes: (minutes: number) => `${minutes} minutes each.`,
  notice: (hours: number) => `Book at least ${count(hours, 'hour')} ahead.`,
  nothingFits: 'No time that works?',
  write: 'Write to us instead',
  yourCall: 'Your call',
  when: 'When',
  for: 'For',
  minutes: (n: number) => `${n} minutes`,
  about: 'About',
  general: 'Something else',
  before: (name: string) => `What should ${name} know beforehand?`,
  beforeAnyone: 'What should we know beforehand?',
  book: 'Book this time',
  otherTime: 'Other time',
  continue: 'Continue',
  otherTimes: 'Other times',
  taken: 'No longer free',
  choose: 'Choose a time',
  chooseLead: 'Then say what it is about, and book it.',
  mailed: 'Both of you get an email with a calendar file.',
  notFree: 'This time is no longer free.',
  noneInstead: 'Nothing else is free this week. Try another one.',
  bookInstead: (when: string) => `Book ${when}`,
  moveInstead: (when: string) => `Move to ${when}`,
  nobody: 'No calls can be booked yet',
  nobodyLead: 'No times are available yet. Check back soon, or write to us.',
  booked: (when: string) => `Booked: ${when}`,
  moved: (when: string) => `Moved to ${when}`,
  cancelled: 'Call canceled',
  coming: 'Coming up',
  past: 'Past',
  whose: 'Whose calls',
  mine: 'Mine',
  everybody: 'Everyone',
  another: 'Book another',
  bookForClient: 'Book for a client',
  otherClient: 'Other client',
  theCall: 'The call',
  whoForLead: 'Both sides get an email with a calendar file.',
  noClientLead: 'Only clients have calls.',
  bookedFor: (name: string, when: string) => `Booked for ${name}: ${when}`,
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (n: number) => `in ${n} days`,
  now: 'now',
  isBooked: 'Booked',
  isMoved: 'Moved',
  /** @param others the two without who reads it */
  bothMailed: (others: readonly string[]) =>
    others.length === 1
      ? '. You’ll both get an email.'
      : `. ${others.join(' and ')} will get an email.`,
  isCancelled: 'Canceled',
  byWhom: (name: string) => ` by ${name}`,
  aboutLead: 'About',
  file: 'Calendar file',
  move: 'Move',
  moveTitle: 'Move the call',
  moveFrom: (when: string) => `Currently on ${when}.`,
  newTime: 'New time',
  at: 'At',
  withOther: (name: string) => `With ${name}`,
  movedMailed: (others: readonly string[]) =>
    others.length === 1
      ? 'Both of you get an email with an updated calendar file.'
      : `${others.join(' and ')} get an email with an updated calendar file.`,
  moveTo: 'Move to this time',
  keep: 'Keep it',
  cancel: 'Cancel call',
  cancelAsk: (when: string) => `Cancel the call on ${when}?`,
  cancelLead: (others: readonly string[]) =>
    `${others.join(' and ')} ${others.length === 1 ? 'gets' : 'get'} an email, and the time is free again.`,
  noneComing: 'No upcoming calls',
  noneComingLead:
    'Your calls with the studio will appear here, each with a calendar file. Choose a time to book the first one.',
  noneComingStaff:
    'Calls that clients book will appear here, with their topic. Set your hours in your account settings.',
  nonePast: 'No past calls',
  nonePastLead: 'Past and canceled calls will appear here.',
  call: 'Call',
  callWith: (name: string) => `Call with ${name}`,
  withWhom: (when: string, name: string) => `${when} with ${name}`,
  bookOne: 'Book a call',
  withStaff: (name: string) => `with ${name}`,
  setHours: 'Set your hours',
} as const

/** How a request or an order is named where a call is about it. */
export const aboutText = (kind: WorkKind, number: number, title: string) =>
  `${workMessages.numbered({ kind, number })}, ${title}`

/** The sentences of the error codes of this area. */
export const bookingErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'opening-past': 'This time has passed. Choose another one.',
  'opening-outside': 'No calls can be booked at this time. Choose another one.',
  'opening-taken': 'Someone else just booked this time. Choose another one.',
  'opening-soon': ({ hours = 1 }) =>
    `Calls must be booked at least ${count(Number(hours), 'hour')} ahead. Choose a later time.`,
  'calls-full': 'No more calls can be booked on this day. Choose another one.',
  'opening-own': 'There is already a call at this time. Choose another one.',
  'opening-same': 'The call is already at this time.',
  'too-many-calls': ({ most = 0 }) =>
    `There are already ${most} upcoming calls. Cancel one to book another.`,
  'too-many-bookings': ({ minutes = 1 }) =>
    `You booked or moved too many calls just now. Please try again in ${count(Number(minutes), 'minute')}.`,
  'call-client-unknown': 'This person is no longer a client. Choose someone else.',
  'call-over': 'This call is over.',
  'call-cancelled': 'This call was already canceled.',
  'about-gone': 'That request or order no longer exists. Choose another topic.',
  'not-a-zone': 'Choose a time zone from the list',
}
