import { date } from './dates'

/** What is said on All Projects. */
export const allProjects = {
  made: {
    blank: 'Begun blank',
    template: 'From a template',
    copy: 'Copied from another',
    guest: 'By guests',
  } as const,
  createdFrom: (from: string, to: string) => {
    const shown = (day: string) => date(Date.parse(day))
    if (from && to) return `Created ${shown(from)} to ${shown(to)}`
    return from ? `Created since ${shown(from)}` : `Created until ${shown(to)}`
  },
  noneFits: 'Try another name, or clear the filters.',
  noneYet:
    'Everybody’s projects stand here, newest first, with their owners. As soon as somebody starts one, you can open it, rename it or delete it.',
  searchAll: 'Search all projects',
  noOwner: 'Guest',
  allProjects: 'All Projects',
  byName: 'By name',
  newestFirst: 'Newest first',
  owner: 'Owner',
  copyAsTemplate: 'Copy as template',
} as const

/** The choices of the filter “Created”, by days; none is all. */
export const createdRanges: Readonly<Record<string, string>> = {
  7: 'Last 7 days',
  30: 'Last 30 days',
  60: 'Last 60 days',
  365: 'Last 12 months',
}
