import { Link } from '@remix-run/react'
import { ButtonLink } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import { initials } from '~/components/ui/initials'
import { Menu, MenuLink } from '~/components/ui/menu'
import { Time } from '~/components/ui/time'
import type { SharedLink } from '~/features/share/shared-page.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import { frameWidths } from '~/shared/page-width'
import { isSeen, type Shared } from './share-data'
import { type ShareView, sharePath } from './share-path'

/** The bar above a shared page: whose it is, its pages, its widths, and what visitors can say. */
export function SharedBar(shared: Shared) {
  const { project, sharedBy, token, page, width, said } = shared
  const at = (view: Partial<ShareView>) => sharePath(token, page?.id ?? null, { width, ...view })
  return (
    <header className="share-bar">
      <span className="share-initials" aria-hidden="true">
        {initials(project)}
      </span>
      <div className="share-name">
        <p className="truncate-line" dir="auto">
          {project}
        </p>
        <p className="truncate-line">
          {sharedBy && say.sharedBy(sharedBy)}
          {sharedBy && page && ' · '}
          {page && (
            <>
              {say.versionOf(page.revision)}
              <span className="share-date">
                , <Time at={page.changedAt} />
              </span>
            </>
          )}
        </p>
      </div>
      <PageMenu {...shared} />
      {page && (
        <nav className="share-widths" aria-label={say.width}>
          {frameWidths.map((one) => (
            <Link
              key={one}
              to={at({ width: one })}
              aria-current={one === width ? 'true' : undefined}
              preventScrollReset
            >
              {say.widths[one]}
            </Link>
          ))}
        </nav>
      )}
      {said && (
        <div className="share-says">
          <ButtonLink look="on-dark" to={`${at({ side: 'list' })}#comments`}>
            {say.commentsOf(said.count)}
          </ButtonLink>
          {said.approval?.revision === page?.revision ? (
            <span className="share-approved">
              <Icon name="check" />
              {say.approved}
            </span>
          ) : (
            isSeen(page) && (
              <ButtonLink look="accent" icon="check" to={at({ side: 'approve' })}>
                {say.approvePage}
              </ButtonLink>
            )
          )}
        </div>
      )}
    </header>
  )
}

/** The pages of the project, and the page by itself. */
function PageMenu({ token, page, navigation, width }: Shared) {
  if (!page && navigation.length === 0) return null
  return (
    <nav aria-label={say.pages} className="share-menu">
      <Menu
        label={say.pages}
        look="on-dark"
        trigger={
          <>
            <span className="truncate-line">{page?.name ?? say.pages}</span>
            <Icon name="chevron-down" />
          </>
        }
      >
        {flat(navigation, 0).map(({ link, depth }) => (
          <MenuLink
            key={link.id}
            to={sharePath(token, link.home ? null : link.id, { width })}
            aria-current={link.id === page?.id ? 'page' : undefined}
            style={{ paddingInlineStart: `${0.75 + Math.min(depth, 6)}rem` }}
          >
            <span className="truncate-line">{link.name}</span>
          </MenuLink>
        ))}
        {page && (
          // A document: `target` keeps the router from asking for it.
          <a
            className="menu-row share-alone"
            target="_self"
            href={pathTo('/share/:token/:page/website', { token, page: page.id })}
          >
            <Icon name="external-link" />
            {say.asWebsite}
          </a>
        )}
      </Menu>
    </nav>
  )
}

const flat = (links: SharedLink[], depth: number): { link: SharedLink; depth: number }[] =>
  links.flatMap((link) => [{ link, depth }, ...flat(link.children, depth + 1)])
