import type { Story } from '../types'
import { company } from './company'
import { customers } from './customers'
import { house } from './house'
import { more } from './more'
import { pricing } from './pricing'
import { product } from './product'

/** Cadence: plans the week of bakeries, bars and clinics. */
export const saas: Story = { ...house, ...product, ...customers, ...pricing, ...company, ...more }
