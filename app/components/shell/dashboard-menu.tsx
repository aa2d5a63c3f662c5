import { Link, useLocation } from '@remix-run/react'
import { Fragment } from 'react'
import { shell as say } from '~/messages/shell'
import { currentItem, type MenuItem, shownItems } from '~/permissions/menu-items'
import { Icon } from '../ui/icon'
import { BrandMark } from './brand-mark'

/** The left menu: the mark, then the rows under their headings. */
export function DashboardMenu({ items }: { items: readonly MenuItem[] }) {
  const { pathname } = useLocation()
  const current = currentItem(items, pathname)
  const shown = shownItems(items, current)
  return (
    <nav className="dashboard-menu" aria-label={say.main}>
      <BrandMark />
      <div>
        {shown.map((item, index) => (
          <Fragment key={`${item.href} ${item.label}`}>
            {item.group && item.group !== shown[index - 1]?.group && (
              <p className="nav-group">{item.group}</p>
            )}
            <Link
              to={item.href}
              className={item.below ? 'nav-row nav-row-below' : 'nav-row'}
              aria-current={item === current ? 'page' : undefined}
            >
              {item.icon && <Icon name={item.icon} />}
              {item.label}
              {item.answered && (
                <span className="nav-answered" title={say.answered(item.answered)}>
                  <span aria-hidden="true">{item.answered}</span>
                  <span className="sr-only">{say.answered(item.answered)}</span>
                </span>
              )}
              {item.count && <span className="count">{item.count}</span>}
            </Link>
          </Fragment>
        ))}
      </div>
    </nav>
  )
}
