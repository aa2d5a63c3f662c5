import { dayRange } from './day-ranges'
import { lookedThroughInPart } from './looked-through'

/** What is said on All Projects. */
export const allProjects = {
  made: {
    blank: 'Begun blank',
    template: 'From a template',
    copy: 'Copied from another',
    guest: 'By guests',
  } as const,
  createdFrom: (from: string, to: string) => `Created ${dayRange(from, to)}`,
  noneYet:
    'Everybody’s projects stand here, newest first, with their owners. As soon as somebody starts one, you can open it, rename it or delete it.',
  searchAll: 'Search all projects',
  noOwner: 'Guest',
  allProjects: 'All Projects',
  inPart: lookedThroughInPart('project'),
  newestFirst: 'Newest first',
  owner: 'Owner',
  copyAsTemplate: 'Copy as template',
} as const
