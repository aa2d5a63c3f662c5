import type { CategoryId } from '../categories'
import type { PanelDefinition } from '../definition'
import { aboutPanels } from './about'
import { blogPanels } from './blog'
import { callToActionPanels } from './call-to-action'
import { contactPanels } from './contact'
import { faqPanels } from './faq'
import { featuresPanels } from './features'
import { footerPanels } from './footer'
import { galleryPanels } from './gallery'
import { headerPanels } from './header'
import { heroPanels } from './hero'
import { locationPanels } from './location'
import { loginPanels } from './login'
import { logosPanels } from './logos'
import { newsletterPanels } from './newsletter'
import { notFoundPanels } from './not-found'
import { portfolioPanels } from './portfolio'
import { pricingPanels } from './pricing'
import { productPanels } from './product'
import { servicesPanels } from './services'
import { shopPanels } from './shop'
import { statisticsPanels } from './statistics'
import { stepsPanels } from './steps'
import { teamPanels } from './team'
import { testimonialsPanels } from './testimonials'

/** Every starter panel, in the order of the categories. */
const panelsByCategory: Record<CategoryId, PanelDefinition[]> = {
  header: headerPanels,
  hero: heroPanels,
  logos: logosPanels,
  features: featuresPanels,
  about: aboutPanels,
  services: servicesPanels,
  steps: stepsPanels,
  pricing: pricingPanels,
  testimonials: testimonialsPanels,
  team: teamPanels,
  gallery: galleryPanels,
  portfolio: portfolioPanels,
  statistics: statisticsPanels,
  faq: faqPanels,
  blog: blogPanels,
  shop: shopPanels,
  product: productPanels,
  contact: contactPanels,
  location: locationPanels,
  'call-to-action': callToActionPanels,
  newsletter: newsletterPanels,
  footer: footerPanels,
  login: loginPanels,
  'not-found': notFoundPanels,
}

export const panels: PanelDefinition[] = Object.values(panelsByCategory).flat()

const byId = new Map(panels.map((panel) => [panel.id, panel]))

export const findPanel = (id: string): PanelDefinition | undefined => byId.get(id)
