import { nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { draftAction } from '~/routes/work/messages.server'

export { draftHeaders as headers } from '~/routes/http/draft-answer'
export { default } from '~/routes/http/fault-screen'

export const loader = screen('/requests/:request/draft', nothingHere)
export const action = draftAction('request')
