import { data } from '@remix-run/node'
import { act, screen } from '~/routes/http/screen-and-act.server'
import NotFound, { meta } from './not-found'

export { meta }

/** Every path that is no route. */
export const loader = screen(() => data(null, 404))
export const action = act(() => data(null, 404))

export default NotFound
