import type { ReactNode } from 'react'

type Way = {
  to: string
  /** It has the focus where an address names what it is in. */
  wayOn?: boolean
  children: ReactNode
}

/** A way out of the check of a website. It sends the form: what was ticked and typed is kept. */
export const WayOut = ({ to, wayOn, children }: Way) => (
  <button type="submit" name="to" value={to} className="link" data-way-on={wayOn || undefined}>
    {children}
  </button>
)
