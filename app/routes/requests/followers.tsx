import { followersAction, followersLoader } from '~/routes/work/work-dialogs.server'

export { FollowersDialog as default, followersMeta as meta } from '~/routes/work/followers-dialog'

export const loader = followersLoader('request')
export const action = followersAction('request')
