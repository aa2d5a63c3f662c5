import { readSettings } from '~/features/settings/general-settings.server'
import { env } from '~/platform/env.server'

/** Who sells here, and at which address. */
export const shopHere = () => ({ host: env.appUrl, studio: readSettings().studioName || 'Panelry' })
