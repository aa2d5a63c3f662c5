import type { PanelDefinition } from '../../definition'
import card from './card'
import cover from './cover'
import footerBand from './footer-band'
import inline from './inline'

export const newsletterPanels: PanelDefinition[] = [inline, card, cover, footerBand]
