import { priorityAction, priorityLoader } from '~/routes/work/work-dialogs.server'

export { PriorityDialog as default, priorityMeta as meta } from '~/routes/work/priority-dialog'

export const loader = priorityLoader('request')
export const action = priorityAction('request')
