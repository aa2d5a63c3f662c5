import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useHydrated } from '~/components/ui/use-hydrated'

/**
 * A link out of the check of a website. Without script, which keeps what a form holds, it sends the form:
 * what was ticked is kept on the way.
 */
export function WayOut({ to, children }: { to: string; children: ReactNode }) {
  return useHydrated() ? (
    <Link to={to} className="link">
      {children}
    </Link>
  ) : (
    <button type="submit" name="to" value={to} className="link">
      {children}
    </button>
  )
}
