import type { ProjectTemplate } from '../types'
import { agency } from './agency'
import { clinic } from './clinic'
import { portfolio } from './portfolio'
import { restaurant } from './restaurant'
import { saas } from './saas'
import { shop } from './shop'

/** Whole websites to start from, in the order they are offered. */
export const projectTemplates: ProjectTemplate[] = [
  agency,
  restaurant,
  shop,
  saas,
  clinic,
  portfolio,
]
