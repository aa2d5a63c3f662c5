import { pinsAction, pinsLoader } from '~/routes/work/pins.server'

export {
  PinsScreen as default,
  pinsHandle as handle,
  pinsMeta as meta,
} from '~/routes/work/pins-screen'

export const loader = pinsLoader('request')
export const action = pinsAction('request')
