import type { LinkProps } from '@remix-run/react'
import type { ReactNode } from 'react'

export type AnyLinkProps = { to: string; name?: string; children?: ReactNode } & Pick<
  LinkProps,
  'className' | 'replace' | 'preventScrollReset' | 'aria-current' | 'aria-label' | 'title'
>

/** What stands for a `Link` where a screen has links of its own, e.g. that save something first. */
export type AnyLink = (props: AnyLinkProps) => ReactNode
