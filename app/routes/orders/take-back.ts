import { nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { takeBackAction } from '~/routes/work/messages.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)
export const action = takeBackAction('order')
