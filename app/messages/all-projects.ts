import { dayRange } from './day-ranges'
import { lookedThroughInPart } from './looked-through'

/** Texts of All Projects. */
export const allProjects = {
  made: {
    blank: 'Started blank',
    template: 'From a template',
    copy: 'Copied from another',
    guest: 'By guests',
  } as const,
  createdFrom: (from: string, to: string) => `Created ${dayRange(from, to)}`,
  noneYet:
    'Every project will appear here, newest first, with its owner. You can open, rename or delete it.',
  searchAll: 'Search all projects',
  noOwner: 'Guest',
  allProjects: 'All Projects',
  inPart: lookedThroughInPart('project'),
  newestFirst: 'Newest first',
  owner: 'Owner',
  copyAsTemplate: 'Copy as template',
} as const
