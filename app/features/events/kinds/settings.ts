import { kind } from '../kind'

type Saved = { details: Record<string, unknown> }

export const settingsEvents = {
  updated: kind<Saved>({
    on: 'general_settings',
    says: 'settings updated',
    tells: { nobody: 'they count from the next request on' },
  }),
}
