import { assignAction, assignLoader } from '~/routes/work/work-dialogs.server'

export { AssignDialog as default, assignMeta as meta } from '~/routes/work/assign-dialog'

export const loader = assignLoader('request')
export const action = assignAction('request')
