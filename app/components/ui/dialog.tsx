import { Link } from '@remix-run/react'
import { type ReactNode, useId } from 'react'
import { controlWords } from '~/messages/controls'
import { useDialogsHidden } from './hide-dialogs'
import { Icon } from './icon'
import { useModal } from './use-modal'

export type DialogSize = 'small' | 'content' | 'medium' | 'large' | 'side' | 'full'

/**
 * The dialog of a child route. The server sends it open, over its screen; script makes it modal.
 * Escape, Back, the scrim and the cross lead to `closeTo`.
 *
 * Sizes: small 450, content 570, medium 770, large 1200, full; side: 450 at the right, what it is about stays
 * in sight.
 */
export function Dialog({
  title,
  closeTo,
  size = 'small',
  dismissible = true,
  tools,
  footer,
  children,
}: {
  title: ReactNode
  closeTo: string
  size?: DialogSize
  /** False: there is no way out but through the form, e.g. the first page of a project. */
  dismissible?: boolean
  /** Beside the title, before the cross. */
  tools?: ReactNode
  footer?: ReactNode
  children?: ReactNode
}) {
  const id = useId()
  const aside = useDialogsHidden()
  const modal = useModal(closeTo, { dismissible, aside })
  return (
    <div className="dialog-layer" hidden={aside}>
      <dialog {...modal} open aria-labelledby={id} className={`dialog dialog-${size}`}>
        <div className="dialog-head">
          <h2 className="title" id={id} tabIndex={-1} dir="auto">
            {title}
          </h2>
          {tools}
          {dismissible && (
            <Link
              to={closeTo}
              preventScrollReset
              className="btn btn-quiet btn-icon dialog-close"
              aria-label={controlWords.close}
              title={controlWords.close}
            >
              <Icon name="close" />
            </Link>
          )}
        </div>
        <div className="dialog-body">{children}</div>
        {footer && <div className="dialog-foot">{footer}</div>}
      </dialog>
    </div>
  )
}

/** The buttons at the end of a dialog: the way back first, the deed last. */
export const DialogActions = ({ children }: { children: ReactNode }) => (
  <div className="dialog-actions">{children}</div>
)
