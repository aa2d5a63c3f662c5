import { controlWords } from '~/messages/controls'
import { shell as say } from '~/messages/shell'
import { ActionForm } from '../form/action-form'
import { Avatar } from '../ui/avatar'
import { Icon } from '../ui/icon'
import { Menu, MenuButton, MenuLink } from '../ui/menu'
import type { ViewerSummary } from './viewer'

/** Menu of the signed-in person: Account Settings and Signout. */
export function UserMenu({
  viewer,
  onDark = false,
  compact = false,
}: {
  viewer: Pick<ViewerSummary, 'fullName' | 'email' | 'avatar'>
  onDark?: boolean
  /** Only the picture; the name is spoken. */
  compact?: boolean
}) {
  const name = viewer.fullName || viewer.email
  return (
    <Menu
      end
      label={say.userMenu}
      look={onDark ? 'on-dark' : 'quiet'}
      trigger={
        <>
          <Avatar name={name} src={viewer.avatar} size={28} />
          <span className={compact ? 'sr-only' : 'truncate-line max-w-48 max-md:sr-only'}>
            {name}
          </span>
          <span className="sr-only">{say.isUserMenu}</span>
          {!compact && <Icon name="chevron-down" className="max-md:hidden" />}
        </>
      }
    >
      <p className="truncate-line muted px-2.5 py-1.5">{viewer.email}</p>
      <MenuLink to="/account-settings" icon="settings">
        {controlWords.accountSettings}
      </MenuLink>
      <ActionForm action="/signout">
        <MenuButton icon="logout">{say.signout}</MenuButton>
      </ActionForm>
    </Menu>
  )
}
