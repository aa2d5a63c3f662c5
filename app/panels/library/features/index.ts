import type { PanelDefinition } from '../../types'
import bento from './bento'

export const featuresPanels: PanelDefinition[] = [bento]
