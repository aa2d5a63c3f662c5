import type { PanelDefinition } from '../../definition'
import portrait from './portrait'
import press from './press'
import ratings from './ratings'
import video from './video'
import wall from './wall'

export const testimonialsPanels: PanelDefinition[] = [portrait, wall, video, ratings, press]
