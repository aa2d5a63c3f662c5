import { readSettings, studioNameIn } from '~/features/settings/general-settings.server'
import { addressFor } from '~/platform/env.server'

/** Who sells here, and at which address. */
export const shopHere = (url: URL) => ({
  host: addressFor(url.href),
  studio: studioNameIn(readSettings()),
})
