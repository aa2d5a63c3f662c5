import { ofProject } from './projects'

/** By what was pressed; `save` changes only whether visitors may comment. */
export const shareEvents = {
  on: ofProject({ says: 'share link switched on' }),
  renew: ofProject({ says: 'share link renewed' }),
  off: ofProject({ says: 'share link revoked' }),
  save: ofProject({ says: 'share settings updated' }),
}
