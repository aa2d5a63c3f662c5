import type { Orientation } from '../types'

const others: Record<string, Partial<Record<Orientation, Orientation>>> = {
  'blog-lead-story': { right: 'left' },
  'call-to-action-aurora': { left: 'center', right: 'center' },
  'contact-offices': { right: 'left' },
  'logos-with-quote': { left: 'center', right: 'center' },
  'testimonials-video': { left: 'center', right: 'center' },
  'steps-vertical': { center: 'left' },
  'team-founders': { left: 'center', right: 'center' },
  'pricing-comparison': { left: 'center', right: 'center' },
}

/** Below 900 px these lie as another of their orientations: what they place by hand has no narrow form. */
export const narrowOrientation = (panelId: string, orientation: Orientation) =>
  others[panelId]?.[orientation]
