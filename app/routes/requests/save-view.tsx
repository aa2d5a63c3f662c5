import { saveViewAction, saveViewLoader } from '~/routes/work-list/views.server'
import { listsOfRequests } from './filters'

export { SaveViewScreen as default, saveViewMeta as meta } from '~/routes/work-list/save-view'

export const loader = saveViewLoader('request', listsOfRequests)
export const action = saveViewAction('request', listsOfRequests)
