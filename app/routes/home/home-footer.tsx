import { Link } from '@remix-run/react'
import { useViewer } from '~/components/shell/viewer'
import { DialogLink } from '~/components/ui/screen'
import { home } from '~/messages/home'

/** Footer of the page: what the product is, and the ways in. */
export function HomeFooter() {
  return (
    <footer className="home-footer on-ink">
      <div className="page-width">
        <p>
          <b>Panelry</b> {home.footer}
        </p>
        <nav aria-label={home.footer}>
          {useViewer() ? (
            <Link to="/projects">{home.footerProjects}</Link>
          ) : (
            <>
              <DialogLink to="/login">{home.footerLogin}</DialogLink>
              <Link to="/signup">{home.footerSignUp}</Link>
            </>
          )}
        </nav>
      </div>
    </footer>
  )
}
