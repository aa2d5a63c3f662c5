import { eventType } from '../event-type'

type Saved = { details: Record<string, unknown> }

export const settingsEvents = {
  updated: eventType<Saved>({
    table: 'general_settings',
    action: 'settings updated',
    topics: { none: 'they count from the next request on' },
  }),
}
