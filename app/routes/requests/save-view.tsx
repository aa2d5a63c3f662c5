import { saveViewAction, saveViewLoader } from '~/routes/work-list/saved-views.server'
import { listsWithFilters } from './filters'

export { SaveViewScreen as default, saveViewMeta as meta } from '~/routes/work-list/save-view'

export const loader = saveViewLoader('request', listsWithFilters)
export const action = saveViewAction('request', listsWithFilters)
