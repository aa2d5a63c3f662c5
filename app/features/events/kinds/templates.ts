import { kind } from '../kind'
import { ofProject } from './projects'

/** What is done with templates alone; else they are projects like others: `projectEvents`. */
export const templateEvents = {
  updated: ofProject<{ details: object }>({ says: 'template updated' }),
  published: ofProject({ says: 'published' }),
  unpublished: ofProject({ says: 'unpublished' }),
}

const ofCategory = <Facts = unknown>(says: string) =>
  kind<Facts>({ on: 'template_categories', says, tells: () => ['list:templates'] })

export const templateCategoryEvents = {
  created: ofCategory('created'),
  renamed: ofCategory<{ details: { name: [string, string] } }>('renamed'),
  deleted: ofCategory<{ details: { name: string } }>('deleted'),
}
