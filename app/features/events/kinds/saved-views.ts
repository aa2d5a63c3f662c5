import { kind } from '../kind'

const ofView = <Details>(says: string) =>
  kind<{ owner: string; details: Details }>({
    on: 'saved_views',
    says,
    tells: ({ owner }) => [`user:${owner}`],
  })

/** Lists that somebody keeps under a name. Others see a shared one when they open the list anew. */
export const savedViewEvents = {
  created: ofView<{ name: string }>('created'),
  updated: ofView<object>('updated'),
  deleted: ofView<{ name: string }>('deleted'),
}
