import type { PanelDefinition } from '../../definition'
import caseStudy from './case-study'
import grid from './grid'
import offset from './offset'
import projectIndex from './project-index'

export const portfolioPanels: PanelDefinition[] = [offset, projectIndex, caseStudy, grid]
