import { shell } from '~/messages/shell'
import { ButtonLink } from '../ui/button'
import { DialogLink } from '../ui/screen'
import { Bell } from './bell'
import { BrandMark } from './brand-mark'
import { UserMenu } from './user-menu'
import { useSelling, useViewer, type ViewerSummary } from './viewer'

/** The bar of the public pages, before their `<main id="content">`. `viewer` is the root loader's by default. */
export function PublicTopBar({
  viewer: given,
  as: Bar = 'header',
  label = 'Account',
}: {
  viewer?: ViewerSummary | null
  as?: 'header' | 'div'
  /** Name of its navigation. */
  label?: string
}) {
  const own = useViewer()
  const viewer = given === undefined ? own : given
  const selling = useSelling()
  const order = selling && (
    <ButtonLink to="/order" look="quiet" className="max-md:hidden">
      {shell.order}
    </ButtonLink>
  )
  return (
    <Bar className="public-bar page-width">
      {Bar === 'header' && (
        <a href="#content" className="skip-link">
          {shell.skip}
        </a>
      )}
      <BrandMark />
      {viewer ? (
        <nav className="-mr-2 flex flex-wrap items-center gap-2 max-md:gap-0" aria-label={label}>
          {order}
          {viewer.role === 'admin' ? (
            <ButtonLink to="/admin">{shell.admin}</ButtonLink>
          ) : (
            <ButtonLink to="/projects">{shell.dashboard}</ButtonLink>
          )}
          <Bell count={viewer.bellCount} />
          <UserMenu viewer={viewer} />
        </nav>
      ) : (
        <nav className="flex flex-wrap items-center gap-2 max-md:gap-0" aria-label={label}>
          {order}
          <DialogLink to="/login" className="btn btn-quiet">
            {shell.login}
          </DialogLink>
          <DialogLink to="/signup" className="btn btn-secondary">
            {shell.signUpToday}
          </DialogLink>
        </nav>
      )}
    </Bar>
  )
}
