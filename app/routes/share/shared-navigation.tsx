import { Link } from '@remix-run/react'
import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import type { SharedLink } from '~/features/share/shared-page.server'
import { shareMessages as say } from '~/messages/share'
import { sharePath } from './share-path'

type Props = {
  project: string
  token: string
  page: { id: string; name: string } | null
  navigation: SharedLink[]
}

/** More than these stand in a menu: a bar has room for a few. */
const mostInBar = 7

/** The bar above a shared page: the project and its pages, those under a page in its menu. */
export function SharedNavigation({ project, token, page, navigation }: Props) {
  const to = (link: SharedLink) => sharePath(token, link.home ? null : link.id)
  const current = (link: SharedLink) => (link.id === page?.id ? ('page' as const) : undefined)
  const rows = (links: SharedLink[], depth = 0) =>
    flat(links, depth).map(({ link, depth }) => (
      <MenuLink
        key={link.id}
        to={to(link)}
        aria-current={current(link)}
        style={{ paddingInlineStart: `${0.75 + Math.min(depth, 6)}rem` }}
      >
        <span className="truncate-line">{link.name}</span>
      </MenuLink>
    ))
  const few = navigation.length <= mostInBar
  return (
    <header className="share-bar">
      <p className="share-name truncate-line">{project}</p>
      {navigation.length > 0 && (
        <nav aria-label={say.pages}>
          {few && (
            <ul className="share-links">
              {navigation.map((link) => (
                <li key={link.id}>
                  <Link to={to(link)} className="share-link" aria-current={current(link)}>
                    <span className="truncate-line">{link.name}</span>
                  </Link>
                  {link.children.length > 0 && (
                    <Menu end icon="chevron-down" label={say.under(link.name)} look="quiet">
                      {rows(link.children)}
                    </Menu>
                  )}
                </li>
              ))}
            </ul>
          )}
          <div className={few ? 'share-menu share-menu-narrow' : 'share-menu'}>
            <Menu
              end
              label={say.pages}
              trigger={
                <>
                  <Icon name="menu" />
                  <span className="truncate-line">{page?.name ?? say.pages}</span>
                  <Icon name="chevron-down" />
                </>
              }
            >
              {rows(navigation)}
            </Menu>
          </div>
        </nav>
      )}
    </header>
  )
}

const flat = (links: SharedLink[], depth: number): { link: SharedLink; depth: number }[] =>
  links.flatMap((link) => [{ link, depth }, ...flat(link.children, depth + 1)])
