import { cannedLoader } from '~/routes/work/messages.server'

export const loader = cannedLoader('order')
