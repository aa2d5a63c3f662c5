import { Icon } from '~/components/ui/icon'
import { Menu, MenuLink } from '~/components/ui/menu'
import type { SharedLink } from '~/features/share/shared-page.server'
import { pathTo } from '~/map/path-to'
import { shareMessages as say } from '~/messages/share'
import { sharePath } from './share-path'

type Props = {
  project: string
  token: string
  page: { id: string; name: string } | null
  navigation: SharedLink[]
  /** Whether visitors may leave one. */
  comments: boolean
}

/**
 * The slim bar above a shared page: the project and a menu of its pages. The page below has a header
 * of its own.
 */
export function SharedNavigation({ project, token, page, navigation, comments }: Props) {
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
  return (
    <header className="share-bar">
      <p className="share-name truncate-line">{project}</p>
      <p className="share-note">{say.smaller}</p>
      {page && (
        <a
          href={pathTo('/share/:token/:page/website', { token, page: page.id })}
          className="btn btn-quiet"
        >
          {say.asWebsite}
        </a>
      )}
      {comments && (
        <a href="#comment-title" className="btn btn-quiet">
          {say.comment}
        </a>
      )}
      {navigation.length > 0 && (
        <nav aria-label={say.pages} className="share-menu">
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
        </nav>
      )}
    </header>
  )
}

const flat = (links: SharedLink[], depth: number): { link: SharedLink; depth: number }[] =>
  links.flatMap((link) => [{ link, depth }, ...flat(link.children, depth + 1)])
