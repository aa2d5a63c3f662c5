import { data, type MetaFunction } from '@remix-run/node'
import { NotFoundScreen } from '~/components/shell/status-screens'
import { shell } from '~/messages/shell'
import { screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(() => data(null, 404))

export const meta: MetaFunction = () => [{ title: `${shell.notFoundTitle} · Panelry` }]

export default NotFoundScreen
