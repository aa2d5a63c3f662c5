import type { PanelDefinition } from '../../definition'
import founders from './founders'
import jobs from './jobs'
import letter from './letter'
import list from './list'
import portraits from './portraits'
import round from './round'

export const teamPanels: PanelDefinition[] = [portraits, founders, round, list, jobs, letter]
