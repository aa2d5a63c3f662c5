import type { Story } from '../types'
import { house } from './house'
import { menu } from './menu'
import { more } from './more'
import { notes } from './notes'
import { visit } from './visit'

/** Olive & Ember: ten plates a night from one wood fire, in a harbour town. */
export const restaurant: Story = { ...house, ...menu, ...notes, ...visit, ...more }
