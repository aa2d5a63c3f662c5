import type { WorkKind } from '~/work/kinds'
import { count } from './format'
import { workMessages } from './work'

/** What the screens of calls say. */
export const bookingMessages = {
  title: 'Book a call',
  calls: 'Calls',
  yourCalls: (n: number) => (n === 0 ? 'Your calls' : `Your calls: ${n}`),
  with: 'With',
  anyone: 'Anyone',
  anyoneLead: 'First free person',
  somebodyElse: 'Somebody else',
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
  nothingFits: 'Nothing fits?',
  write: 'Write to us instead',
  yourCall: 'Your call',
  when: 'When',
  for: 'For',
  minutes: (n: number) => `${n} minutes`,
  about: 'About',
  general: 'Something else',
  before: (name: string) => `What should ${name} look at before?`,
  beforeAnyone: 'What should we look at before?',
  book: 'Book this time',
  otherTime: 'Other time',
  continue: 'Continue',
  otherTimes: 'Other times',
  taken: 'Not free any more',
  choose: 'Choose a time',
  chooseLead: 'Then say what it is about, and book it.',
  mailed: 'Both of you get an email with a calendar file.',
  notFree: 'This time is not free any more.',
  noneInstead: 'Nothing else is free in this week. Look at another one.',
  bookInstead: (when: string) => `Book ${when}`,
  moveInstead: (when: string) => `Move to ${when}`,
  nobody: 'Nobody can be booked yet',
  nobodyLead:
    'Here you choose a time for a call with the studio. As soon as somebody has said when they are free, their times stand here.',
  booked: (when: string) => `Booked: ${when}`,
  moved: (when: string) => `Moved to ${when}`,
  cancelled: 'Call cancelled',
  coming: 'Coming up',
  past: 'Past',
  whose: 'Whose calls',
  mine: 'Mine',
  everybody: 'Everybody',
  another: 'Book another',
  bookForClient: 'Book for a client',
  otherClient: 'Other client',
  theCall: 'The call',
  whoForLead: 'The client and whoever they talk to get an email with a calendar file.',
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
    others.length === 1 ? ', you both get an email' : `, ${others.join(' and ')} get an email`,
  isCancelled: 'Cancelled',
  byWhom: (name: string) => ` by ${name}`,
  aboutLead: 'About',
  file: 'Calendar file',
  move: 'Move',
  moveTitle: 'Move the call',
  moveFrom: (when: string) => `It is on ${when} now.`,
  newTime: 'New time',
  at: 'At',
  withOther: (name: string) => `With ${name}`,
  movedMailed: (others: readonly string[]) =>
    others.length === 1
      ? 'Both of you get an email, and your calendars follow.'
      : `${others.join(' and ')} get an email, and their calendars follow.`,
  moveTo: 'Move to this time',
  keep: 'Keep it',
  cancel: 'Cancel call',
  cancelAsk: (when: string) => `Cancel the call on ${when}?`,
  cancelLead: (others: readonly string[]) =>
    `${others.join(' and ')} ${others.length === 1 ? 'gets' : 'get'} an email and the time is offered again.`,
  noneComing: 'No call coming up',
  noneComingLead:
    'Calls with the studio stand here, with their calendar file. Choose a time to book the first one.',
  noneComingStaff:
    'Calls that clients book stand here, with what they are about. Say in your account settings when you can be booked.',
  nonePast: 'No call yet',
  nonePastLead: 'Calls that are over, and those that were cancelled, stand here.',
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

/** The sentences of the fault codes of this area. */
export const bookingErrors: Record<
  string,
  string | ((v: Record<string, string | number>) => string)
> = {
  'opening-past': 'This time is over. Choose another one.',
  'opening-outside': 'Nobody can be booked at this time. Choose another one.',
  'opening-taken': 'Somebody else has just booked this time. Choose another one.',
  'opening-soon': ({ hours = 1 }) =>
    `Calls have to be booked at least ${count(Number(hours), 'hour')} ahead. Choose a later time.`,
  'calls-full': 'No more calls can be booked on this day. Choose another one.',
  'opening-own': 'There is a call at this time already. Choose another one.',
  'opening-same': 'The call is at this time already.',
  'too-many-calls': ({ most = 0 }) =>
    `${most} calls are coming up already, more are not booked at once. Cancel one, or come back after the next one.`,
  'too-many-bookings': ({ minutes = 1 }) =>
    `You have booked and moved many calls just now. Please try again in ${count(Number(minutes), 'minute')}.`,
  'call-client-unknown': 'This person is no client any more. Choose another one.',
  'call-over': 'This call is over.',
  'call-cancelled': 'This call was cancelled already.',
  'about-gone': 'What the call was to be about is not there any more. Choose something else.',
  'not-a-zone': 'Must be a time zone of the list',
}
