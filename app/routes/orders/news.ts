import { newsLoader } from '~/routes/work/messages.server'

export const loader = newsLoader('order')
