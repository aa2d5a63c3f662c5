import { Link } from '@remix-run/react'
import { Breadcrumb } from '~/components/shell/dashboard-shell'
import { PublicTopBar } from '~/components/shell/public-top-bar'
import type { ViewerSummary } from '~/components/shell/viewer'
import { Part, State } from './part'

export const sampleViewer: ViewerSummary = {
  id: 'sample',
  fullName: 'Ravi Okonjo',
  email: 'ravi.okonjo@panelry.example',
  avatar: null,
  role: 'admin',
  organization: true,
  flags: [],
  menu: [
    { label: 'Users', href: '/admin', icon: 'users' },
    { label: 'My Projects', href: '/projects', icon: 'folder-open' },
    { label: 'Account Settings', href: '/account-settings', icon: 'settings' },
  ],
  bellCount: 3,
  tour: false,
  start: '/projects',
  hears: true,
}

/** The frames of the screens. */
export function ShellParts() {
  return (
    <Part id="shell" title="Shell">
      <State name="Top bar: guest, admin, others" wide>
        <div className="public grid gap-2">
          {[null, sampleViewer, { ...sampleViewer, role: 'user' as const, fullName: '' }].map(
            (viewer) => (
              <div key={viewer?.role ?? 'guest'} className="card">
                <PublicTopBar
                  viewer={viewer}
                  as="div"
                  label={`Account, ${viewer?.role ?? 'guest'}`}
                />
              </div>
            ),
          )}
        </div>
      </State>
      <State name="Breadcrumb">
        <Breadcrumb
          crumbs={[
            { label: 'Requests', to: '#shell' },
            { label: 'Create a request', to: '#shell' },
            { label: 'Landing page' },
          ]}
        />
      </State>
      <State name="Screens">
        <ul className="grid gap-1">
          <li>
            <Link className="link" to="/test/shell">
              Dashboard with a list
            </Link>
          </li>
          <li>
            <Link className="link" to="/page-not-found">
              Page not found
            </Link>
          </li>
        </ul>
      </State>
    </Part>
  )
}
