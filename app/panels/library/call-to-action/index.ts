import type { PanelDefinition } from '../../definition'
import app from './app'
import aurora from './aurora'
import consent from './consent'
import opening from './opening'
import scene from './scene'
import slimBar from './slim-bar'
import stores from './stores'

export const callToActionPanels: PanelDefinition[] = [
  aurora,
  scene,
  app,
  slimBar,
  opening,
  consent,
  stores,
]
