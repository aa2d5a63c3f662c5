import { nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { draftAction } from '~/routes/work/messages.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen('/orders/:order/draft', nothingHere)
export const action = draftAction('order')
