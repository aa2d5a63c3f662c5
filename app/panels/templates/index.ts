export { pageTemplates } from './page-templates'
export { projectTemplates } from './project-templates'
export type { PageTemplate, PlacedPanel, ProjectTemplate, TemplatePage } from './types'
