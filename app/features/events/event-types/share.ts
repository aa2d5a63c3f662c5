import { projectEvent } from './projects'

/** By what was pressed; `save` changes only whether visitors may comment. */
export const shareEvents = {
  on: projectEvent({ action: 'share link switched on' }),
  renew: projectEvent({ action: 'share link renewed' }),
  off: projectEvent({ action: 'share link revoked' }),
  save: projectEvent({ action: 'share settings updated' }),
}
