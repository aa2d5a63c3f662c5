import type { ReactNode } from 'react'
import { classNames } from './class-names'
import { Icon, type IconName } from './icon'

type Tone = 'info' | 'primary' | 'success' | 'warning' | 'danger'
const icons: Record<Tone, IconName> = {
  info: 'info',
  primary: 'info',
  success: 'check-circle',
  warning: 'warning',
  danger: 'alert',
}

/** A remark in the flow of a screen. Not announced; see `Alert`. */
export function Notice({
  tone = 'info',
  title,
  actions,
  role,
  children,
}: {
  tone?: Tone
  title?: string
  actions?: ReactNode
  role?: 'alert' | 'status'
  children?: ReactNode
}) {
  return (
    <div className={classNames('notice', tone !== 'info' && `notice-${tone}`)} role={role}>
      <Icon name={icons[tone]} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div>{children}</div>}
        {actions && <div className="form-actions mt-3">{actions}</div>}
      </div>
    </div>
  )
}

/** Something failed: said at once by a screen reader. */
export const Alert = ({ title, children }: { title?: string; children?: ReactNode }) => (
  <Notice tone="danger" role="alert" title={title}>
    {children}
  </Notice>
)
