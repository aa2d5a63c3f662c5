import type { ReactNode } from 'react'

/** Stands in place of a screen whose script does not come: says the same in little, which nothing takes away. */
export const PlainScreen = ({
  title,
  text,
  link,
  children,
}: {
  title: string
  text?: string | null
  /** Leads on as a page of its own, so that script is fetched again. */
  link: { to: string; label: string }
  children?: ReactNode
}) => (
  <main id="content" tabIndex={-1} className="public page-width form py-8" data-once="">
    <h1 className="display">{title}</h1>
    {text && <p role="alert">{text}</p>}
    {children}
    <a className="link" href={link.to}>
      {link.label}
    </a>
  </main>
)
