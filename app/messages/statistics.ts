import type { Step } from '~/shared/utc-days'
import { calendarDay, dayText, monthOfYear } from './dates'
import { number } from './format'

/** Shown when there is nothing to count. */
export const noFigure = '–'

/** 1,280. */
export const figureText = (n: number): string => number(n)

/** Whole hours as `19 h`, `2 d 10 h`, `7 d`. */
export function hoursText(hours: number | null): string {
  if (hours === null) return noFigure
  const days = Math.floor(hours / 24)
  const rest = hours % 24
  if (hours === 0) return '< 1 h'
  if (days === 0) return `${rest} h`
  return rest === 0 ? `${number(days)} d` : `${number(days)} d ${rest} h`
}

/** A share as `8%`; of nothing there is none. */
export const shareText = (part: number, of: number): string =>
  of === 0 ? noFigure : `${Math.round((100 * part) / of)}%`

/** The name of some days of a range, by what they are gathered into. @param first the first of them */
export function stepName(first: string, step: Step): string {
  if (step === 'year') return first.slice(0, 4)
  return step === 'month' ? monthOfYear(first) : dayText(first)
}

const stepHeads: Record<Step, string> = {
  day: 'Day',
  week: 'Week of',
  month: 'Month',
  year: 'Year',
}

export const statisticsMessages = {
  title: 'Statistics',
  tabs: { overview: 'Overview', requests: 'Requests', orders: 'Orders' },
  downloads: 'Downloads',
  presets: { '30': '30 days', '60': '60 days', '90': '90 days', '12m': '12 months' },
  ranges: 'Range',
  orFrom: 'or from',
  until: 'to',
  show: 'Show',
  inUtc: 'Days begin and end at midnight UTC.',
  asOf: (last: string) => `The range ends on ${calendarDay(last)}.`,
  noDay: 'This day doesn’t exist',
  dayAhead: 'This day is in the future',
  turnedRound: 'The first day is after the last',
  tooLong: 'Choose 20 years or less',
  noMoment: 'Enter a date and time, such as 2026-11-22T09:30',
  momentAhead: 'This is in the future',
  refused: 'These days cannot be shown. Correct them and press Show.',
  by: (step: Step) => `by ${step}`,
  stepHead: (step: Step) => stepHeads[step],
  days: (n: number) => (n === 1 ? '1 day' : `${figureText(n)} days`),
  inDaysBefore: (text: string, n: number) =>
    `${text} in the ${n === 1 ? 'day' : `${figureText(n)} days`} before`,
  seen: (n: number) => `${figureText(n)} seen in this range`,
  on: (day: string) => `on ${calendarDay(day)} UTC`,
  tableUnder: (title: string) => `${title}; the table below has the same figures`,
  none: 'Nothing in this range.',
  nobody: 'No one',
  deletedTypes: 'Deleted types',
  deletedForms: 'Deleted forms',
  created: 'Created',
  delivered: 'Delivered',
  median: 'Median time to deliver',
  medianDays: 'Median days to deliver',
  overdueShare: 'Overdue share',
  lateOf: (late: number, of: number, share: string) =>
    `${figureText(late)} of ${figureText(of)}; ${share} before`,
  createdAndDelivered: 'Created and delivered',
  byDelivery: (step: Step) => `by ${step} of delivery`,
  openAtEnd: 'Open at the end',
  medianShort: 'Median',
  slowestTenth: 'Slowest tenth',
  overdue: 'Overdue',
  perType: 'Per type',
  type: 'Type',
  promised: 'Promised',
  lineIsPromise: 'line = promised',
  ofPromise: (promised: string) => `of ${promised}`,
  overPromise: 'Slower than promised',
  perAssignee: 'Per assignee',
  assignee: 'Assignee',
  compareWithin: 'some kinds of work take longer: compare within a type',
  createdShort: (n: string) => `Created ${n}`,
  lateShort: (share: string) => `Late ${share}`,
  signUps: 'Sign-ups',
  invited: 'Invited',
  byOrder: 'By an order',
  usersInAll: 'Total users',
  usersInAllOn: (day: string) => `Total users on ${calendarDay(day)} UTC`,
  projectsCreated: 'Projects created',
  projects: 'Projects',
  fromTemplate: 'From a template',
  byGuests: 'By guests',
  pdf: 'PDF',
  picture: 'Picture',
  website: 'Website',
  pictures: 'Pictures',
  people: 'People',
  usersPerRole: 'Users per role',
  role: 'Role',
  users: 'Users',
  newInRange: 'New in range',
  seenInRange: 'Seen in range',
  roles: { user: 'Users', client: 'Clients', employee: 'Employees', admin: 'Admins' },
  all: 'All',
  noDownloads: 'Nothing was downloaded in this range',
  noDownloadsLead: 'Downloads of PDFs and pictures will appear here, with who made them.',
  file: 'File',
  kind: 'Kind',
  who: 'Who',
  when: 'When',
  project: 'Project',
  listOf: {
    paid: 'Paid orders',
    received: 'Payments received',
    refunded: 'Refunds',
    rated: 'Client feedback',
  },
  noneOf: {
    paid: 'Nothing was paid',
    received: 'No payment arrived',
    refunded: 'Nothing was refunded',
    rated: 'No feedback',
  },
  range: (from: string, to: string) => `${calendarDay(from)} to ${calendarDay(to)} UTC`,
  ofForm: (name: string) => `Form: ${name}`,
  order: 'Order',
  amount: 'Amount',
  stars: 'Rating',
  ofFive: (n: number) => `${n} of 5`,
  goneProject: 'deleted',
  paidOrders: 'Orders paid',
  revenue: 'Revenue',
  refunded: 'Refunded',
  rating: 'Average rating',
  averageRating: (sum: number, n: number) =>
    n === 0
      ? noFigure
      : `${(sum / n).toFixed(1)} (${n === 1 ? '1 rating' : `${figureText(n)} ratings`})`,
  perForm: 'Per form',
  form: 'Form',
  revenueIn: (currency: string) => `Revenue in ${currency}`,
  statisticsOfOrders: 'Statistics of orders',
  from: 'From',
  to: 'To',
  statisticsOfRequests: 'Statistics of requests',
  csv: 'CSV',
  shortDays: (n: number) => `${n} d`,
  inHours: (what: string) => `${what} (hours)`,
  inPercent: (what: string) => `${what} (%)`,
  ofFiveStars: (what: string) => `${what} (of 5)`,
  inMoney: (what: string, currency: string) => `${what} (${currency.toUpperCase()})`,
  ratings: 'Ratings',
  fileOf: (title: string) => `CSV: ${title}`,
  printed: (tab: string, range: string) => `${tab}, ${range}`,
  payments: 'Payments',
  received: 'Payments received',
  as: {
    ordered: 'As ordered',
    twice: 'Again for an order already paid',
    other: 'Not the price of the order',
  },
  includesTwice: (sum: string) =>
    `Revenue includes ${sum} paid again for orders that were already paid.`,
  includesOther: (sum: string) =>
    `Revenue includes ${sum} from payments that differ from the order’s price. These orders do not count as paid.`,
  includesTakenBack: (sum: string) =>
    `Revenue includes ${sum} that banks have taken back. It does not count as refunded.`,
  includesTest: (sum: string) =>
    `Revenue includes ${sum} from the test checkout, where no money moves.`,
  refundsUnderWay: (sum: string) =>
    `Refunds of ${sum} are pending. They count once the payment provider has confirmed them.`,
  chartWithout: (currency: string, others: string) =>
    `The chart shows ${currency.toUpperCase()} alone, without ${others}.`,
}

/** The sentences of the error codes of this area. */
export const statisticsErrors: Record<string, string> = {
  'statistics-busy': 'The statistics can’t be shown right now. Please try again in a moment.',
  'range-refused': 'These days cannot be shown. Choose others in the statistics.',
}
