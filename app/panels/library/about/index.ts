import type { PanelDefinition } from '../../definition'
import awards from './awards'
import founderLetter from './founder-letter'
import legalText from './legal-text'
import statement from './statement'
import story from './story'
import timeline from './timeline'
import values from './values'

export const aboutPanels: PanelDefinition[] = [
  story,
  timeline,
  values,
  founderLetter,
  statement,
  legalText,
  awards,
]
