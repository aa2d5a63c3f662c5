import { Link, useLocation } from '@remix-run/react'
import { Fragment } from 'react'
import { currentItem, type MenuItem } from '~/permissions/menu'
import { Icon } from '../ui/icon'
import { BrandMark } from './brand-mark'

/** The left menu: the mark, then the rows under their headings. */
export function DashboardMenu({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  const current = currentItem(items, pathname)
  return (
    <nav className="dashboard-menu" aria-label="Main">
      <BrandMark />
      <div>
        {items.map((item, index) => (
          <Fragment key={item.href}>
            {item.group && item.group !== items[index - 1]?.group && (
              <p className="nav-group">{item.group}</p>
            )}
            <Link
              to={item.href}
              className="nav-row"
              aria-current={item === current ? 'page' : undefined}
            >
              <Icon name={item.icon} />
              {item.label}
            </Link>
          </Fragment>
        ))}
      </div>
    </nav>
  )
}
