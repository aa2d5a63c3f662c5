import type { LinkProps } from '@remix-run/react'
import type { ReactNode } from 'react'

export type AnyLinkProps = { to: string; name?: string; children?: ReactNode } & Pick<
  LinkProps,
  'className' | 'replace' | 'preventScrollReset' | 'aria-current' | 'aria-label' | 'title'
>

/** Replacement for a `Link` on screens with links of their own, e.g. links that save something first. */
export type AnyLink = (props: AnyLinkProps) => ReactNode
