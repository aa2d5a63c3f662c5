import type { ReactNode } from 'react'
import { splitLinks } from '~/shared/split-links'

/** Plain text as it was typed; web addresses in it are links that tell nobody where they come from. */
export const LinkedText = ({ children }: { children: string }) => (
  <p className="break-words whitespace-pre-wrap" dir="auto">
    {splitLinks(children).map(({ text, href }, index) =>
      href ? (
        <OuterLink key={index} href={href}>
          {text}
        </OuterLink>
      ) : (
        text
      ),
    )}
  </p>
)

/** A link to an address that somebody typed; it tells nobody where it comes from. */
export const OuterLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} className="link" target="_blank" rel="noopener noreferrer nofollow ugc">
    {children}
  </a>
)
