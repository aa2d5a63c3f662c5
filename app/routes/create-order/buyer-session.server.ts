import { readSettings, studioNameIn } from '~/features/settings/general-settings.server'
import { addressFor } from '~/platform/env.server'

/** Seller's name and address here. */
export const shopHere = (url: URL) => ({
  host: addressFor(url.href),
  studio: studioNameIn(readSettings()),
})
