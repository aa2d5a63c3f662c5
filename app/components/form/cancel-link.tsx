import type { LinkProps } from '@remix-run/react'
import { controlWords } from '~/messages/controls'
import { ButtonLink } from '../ui/button'

/** The way out of a form: what was typed into it is not given back (`unsaved-input`). */
export const CancelLink = (props: Omit<LinkProps, 'children'> & { wide?: boolean }) => (
  <ButtonLink {...props} data-restore="discard">
    {controlWords.cancel}
  </ButtonLink>
)
