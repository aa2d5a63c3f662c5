import { nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { sendNowAction } from '~/routes/work/messages.server'

export { default } from '~/routes/http/action-error-screen'

export const loader = screen(nothingHere)
export const action = sendNowAction('request')
