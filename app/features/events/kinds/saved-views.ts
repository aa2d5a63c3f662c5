import { kind } from '../kind'

const ofView = (says: string) =>
  kind<{ owner: string; details: { name: string } }>({
    on: 'saved_views',
    says,
    tells: ({ owner }) => [`user:${owner}`],
  })

/** Lists that somebody keeps under a name. Others see a shared one when they open the list anew. */
export const savedViewEvents = { created: ofView('created'), deleted: ofView('deleted') }
