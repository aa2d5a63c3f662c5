import { nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { deleteViewAction } from '~/routes/work-list/saved-views.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)
export const action = deleteViewAction('request')
