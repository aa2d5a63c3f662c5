import type { ReactNode } from 'react'

/** One line across the top of a screen, e.g. an invitation to sign up. */
export function Banner({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-primary-line border-b bg-primary-tint px-(--edge) py-2">
      <div className="min-w-0 flex-1 basis-64">{children}</div>
      {actions && <div className="form-actions">{actions}</div>}
    </div>
  )
}
