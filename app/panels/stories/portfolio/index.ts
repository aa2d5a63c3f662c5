import type { Story } from '../types'
import { diary } from './diary'
import { house } from './house'
import { more } from './more'
import { work } from './work'

/** Ida Brandt: an architect with four colleagues in Amsterdam. */
export const portfolio: Story = { ...house, ...work, ...diary, ...more }
