import { Link, type LinkProps } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useDialogsHidden } from './hide-dialogs'

/**
 * A screen that has dialogs as child routes: pass `dialog={useOutlet()}`. While one is open the
 * screen under it is inert, with and without script.
 */
export function Screen({ dialog, children }: { dialog?: ReactNode; children: ReactNode }) {
  const aside = useDialogsHidden()
  // React 18 knows no `inert` property; as an attribute an empty string switches it on.
  const inert = (dialog && !aside ? { inert: '' } : {}) as Record<string, string>
  return (
    <>
      <div {...inert}>{children}</div>
      {dialog}
    </>
  )
}

/** A link to a dialog (or between dialogs): the screen under it keeps its scroll position. */
export const DialogLink = (props: LinkProps) => <Link {...props} preventScrollReset />
