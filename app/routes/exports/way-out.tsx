import type { ReactNode } from 'react'

/** A way out of the check of a website. It sends the form: what was ticked and typed is kept. */
export const WayOut = ({ to, children }: { to: string; children: ReactNode }) => (
  <button type="submit" name="to" value={to} className="link">
    {children}
  </button>
)
