import type { ComponentProps } from 'react'
import { namedControls } from '~/messages/controls'
import { partWords } from '~/messages/parts'
import { IconButton } from './button'
import { MenuButton } from './menu'

type Ends = { first: boolean; last: boolean }
type Sent = Omit<ComponentProps<typeof IconButton>, 'icon' | 'label' | 'ref'>

const asTo = (to: 'up' | 'down'): Sent => ({ name: 'to', value: to })

/** Two buttons that move something one place among others. @param sends what each sends; `to` by itself */
export const StepButtons = ({
  of,
  first,
  last,
  sends = asTo,
}: Ends & { of: string; sends?: (to: 'up' | 'down') => Sent }) => (
  <>
    <IconButton
      {...sends('up')}
      icon="arrow-up"
      label={namedControls.moveUp(of)}
      disabled={first}
    />
    <IconButton
      {...sends('down')}
      icon="arrow-down"
      label={namedControls.moveDown(of)}
      disabled={last}
    />
  </>
)

/** The same in a menu, without the one that leads nowhere. */
export const StepMenuButtons = ({ first, last }: Ends) => (
  <>
    {!first && (
      <MenuButton name="to" value="up" icon="arrow-up">
        {partWords.moveUp}
      </MenuButton>
    )}
    {!last && (
      <MenuButton name="to" value="down" icon="arrow-down">
        {partWords.moveDown}
      </MenuButton>
    )}
  </>
)
