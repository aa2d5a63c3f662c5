import { Link } from '@remix-run/react'

/** The mark alone: three staggered panels. */
function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <rect width="24" height="24" rx="6" className="fill-primary" />
      <rect x="5" y="5.2" width="10" height="3.8" rx="1.2" className="fill-white" />
      <rect x="7" y="10.1" width="12" height="3.8" rx="1.2" className="fill-accent" />
      <rect x="5" y="15" width="14" height="3.8" rx="1.2" className="fill-white" opacity=".8" />
    </svg>
  )
}

/** Mark and name, leading to the start page. */
export function BrandMark() {
  return (
    <Link to="/" className="brand-mark">
      <Mark />
      Panelry
    </Link>
  )
}
