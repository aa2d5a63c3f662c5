import { eventType } from '../event-type'
import { projectEvent } from './projects'

/** Events of templates only; otherwise they are projects like others: `projectEvents`. */
export const templateEvents = {
  updated: projectEvent<{ details: object }>({ action: 'template updated' }),
  published: projectEvent({ action: 'published' }),
  unpublished: projectEvent({ action: 'unpublished' }),
}

const ofCategory = <Facts = unknown>(action: string) =>
  eventType<Facts>({
    table: 'template_categories',
    action: action,
    topics: () => ['list:templates'],
  })

export const templateCategoryEvents = {
  created: ofCategory('created'),
  renamed: ofCategory<{ details: { name: [string, string] } }>('renamed'),
  deleted: ofCategory<{ details: { name: string } }>('deleted'),
}
