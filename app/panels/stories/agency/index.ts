import type { Story } from '../types'
import { house } from './house'
import { journal } from './journal'
import { more } from './more'
import { people } from './people'
import { work } from './work'

/** Halden & Kite: a design studio of eight in Amsterdam. */
export const agency: Story = { ...house, ...work, ...people, ...journal, ...more }
