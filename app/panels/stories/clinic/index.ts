import type { Story } from '../types'
import { booking } from './booking'
import { house } from './house'
import { more } from './more'
import { people } from './people'
import { treatments } from './treatments'

/** Linden Clinic: a dental practice with two rooms and no rush. */
export const clinic: Story = { ...house, ...treatments, ...people, ...booking, ...more }
