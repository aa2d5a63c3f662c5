import type { PanelDefinition } from '../../definition'
import app from './app'
import aurora from './aurora'
import opening from './opening'
import scene from './scene'
import slimBar from './slim-bar'

export const callToActionPanels: PanelDefinition[] = [aurora, scene, app, slimBar, opening]
