import type { PanelDefinition } from '../../types'
import productWindow from './product-window'
import scene from './scene'

export const heroPanels: PanelDefinition[] = [productWindow, scene]
