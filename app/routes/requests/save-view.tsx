import { saveViewAction, saveViewLoader } from '~/routes/work-list/saved-views.server'
import { savableLists } from './filters'

export { SaveViewScreen as default, saveViewMeta as meta } from '~/routes/work-list/save-view'

export const loader = saveViewLoader('request', savableLists)
export const action = saveViewAction('request', savableLists)
