import { renameViewAction, renameViewLoader } from '~/routes/work-list/saved-views.server'

export {
  RenameViewScreen as default,
  renameViewMeta as meta,
} from '~/routes/work-list/rename-view'

export const loader = renameViewLoader('order')
export const action = renameViewAction('order')
