import { eventType } from '../event-type'

const ofView = <Details>(action: string) =>
  eventType<{ owner: string; details: Details }>({
    table: 'saved_views',
    action: action,
    topics: ({ owner }) => [`user:${owner}`],
  })

/** Lists that somebody keeps under a name. Others see a shared one when they open the list again. */
export const savedViewEvents = {
  created: ofView<{ name: string }>('created'),
  updated: ofView<object>('updated'),
  deleted: ofView<{ name: string }>('deleted'),
}
