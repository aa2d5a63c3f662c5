import type { Story } from '../types'
import { help } from './help'
import { house } from './house'
import { more } from './more'
import { shelves } from './shelves'
import { thing } from './thing'

/** Northgood: chairs, lamps and stoneware from eleven workshops, repaired for free. */
export const shop: Story = { ...house, ...shelves, ...thing, ...help, ...more }
