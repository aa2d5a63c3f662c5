import { nothingHere, screen } from '~/routes/http/screen-and-act.server'
import { draftAction } from '~/routes/work/messages.server'

export { default } from '~/routes/http/action-error-screen'
export { draftHeaders as headers } from '~/routes/http/draft-answer'

export const loader = screen(nothingHere)
export const action = draftAction('request')
