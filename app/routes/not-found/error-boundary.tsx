import type { MetaFunction } from '@remix-run/node'
import { Outlet } from '@remix-run/react'
import { errorTitle } from '~/components/shell/error-title'
import { shell } from '~/messages/shell'

/**
 * Around every screen: what no screen caught is shown here, below the root, whose loader runs also when an
 * action failed. So the bar is that of the person who is signed in.
 */
export default Outlet

export const meta: MetaFunction = ({ error }) => [
  { title: error ? `${errorTitle(error)} · Panelry` : 'Panelry' },
  { name: 'description', content: shell.description },
]

export { AppErrorBoundary as ErrorBoundary } from '~/components/shell/error-boundary'
