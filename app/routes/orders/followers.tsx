import { followersAction, followersLoader } from '~/routes/work/work-forms.server'

export { FollowersDialog as default, followersMeta as meta } from '~/routes/work/followers-dialog'

export const loader = followersLoader('order')
export const action = followersAction('order')
