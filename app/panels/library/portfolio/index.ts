import type { PanelDefinition } from '../../types'
import caseStudy from './case-study'
import grid from './grid'
import offset from './offset'
import projectIndex from './project-index'

export const portfolioPanels: PanelDefinition[] = [offset, projectIndex, caseStudy, grid]
