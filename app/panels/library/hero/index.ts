import type { PanelDefinition } from '../../definition'
import collage from './collage'
import form from './form'
import phonePair from './phone-pair'
import productWindow from './product-window'
import scene from './scene'
import video from './video'
import words from './words'

export const heroPanels: PanelDefinition[] = [
  productWindow,
  scene,
  collage,
  phonePair,
  form,
  video,
  words,
]
