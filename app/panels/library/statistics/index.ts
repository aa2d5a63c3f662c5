import type { PanelDefinition } from '../../definition'
import chart from './chart'
import deepBand from './deep-band'
import map from './map'
import row from './row'

export const statisticsPanels: PanelDefinition[] = [chart, row, map, deepBand]
