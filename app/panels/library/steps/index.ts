import type { PanelDefinition } from '../../definition'
import numbered from './numbered'
import path from './path'
import phonePerStep from './phone-per-step'
import vertical from './vertical'

export const stepsPanels: PanelDefinition[] = [numbered, path, phonePerStep, vertical]
