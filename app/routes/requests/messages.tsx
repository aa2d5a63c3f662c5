import { messagesAction, messagesLoader } from '~/routes/work/messages.server'

export {
  shouldRevalidate,
  UnsentMessage as default,
  unsentMeta as meta,
} from '~/routes/work/unsent-message'

export const loader = messagesLoader('request')
export const action = messagesAction('request')
