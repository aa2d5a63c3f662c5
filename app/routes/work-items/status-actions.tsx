import { useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import type { IconName } from '~/components/ui/icon'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import { workPath } from '~/map/work-path'
import { controlWords } from '~/messages/controls'
import { moveLabelsOf } from '~/messages/move-labels'
import { workMessages as say } from '~/messages/work'
import type { Work } from '~/shared/kinds'
import { viewParams } from './view-params'

type Props = {
  work: Work
  version: number
  moves: readonly string[]
  /** The moves that have a button of their own. */
  buttons: Partial<Record<string, IconName>>
  /** Next sensible one of these: last and primary. */
  next: string | undefined
  /** Label of that move here, if it says more than the move. */
  nextLabel?: string | undefined
  mayDelete: boolean
}

/**
 * Moves of the studio on a work item now. A phone has all of them in one menu. Approve and Ask for changes
 * are its client's: they are next to the delivery (`<ReviewForms>`).
 */
export function StatusActions(props: Props) {
  const { work, version, moves, buttons, next, nextLabel, mayDelete } = props
  const kept = viewParams(useLocation().search)
  const labels = moveLabelsOf[work.kind]
  const own = moves.filter((move) => move !== 'approve' && move !== 'ask_for_changes')
  const direct = own
    .filter((move) => buttons[move])
    .sort((one, other) => Number(one === next) - Number(other === next))
  const inMenu = own.filter((move) => !buttons[move])
  const remove = mayDelete && (
    <MenuLink to={workPath(work, '/delete', {}, kept)} icon="trash" danger preventScrollReset>
      {controlWords.delete}
    </MenuLink>
  )
  const nameOf = (move: string) => (move === next && nextLabel) || labels[move]
  const rows = (all: readonly string[]) => (
    <MoveForm work={work} version={version} kept={kept}>
      {all.map((move) => (
        <MenuButton key={move} name="action" value={move}>
          {nameOf(move)}
        </MenuButton>
      ))}
    </MoveForm>
  )
  if (own.length === 0 && !remove) return null
  return (
    <>
      <div className="only-menu md:hidden">
        <Menu label={say.actions} icon="more" look="secondary" end>
          {rows([...own].sort((one, other) => Number(other === next) - Number(one === next)))}
          {remove}
        </Menu>
      </div>
      <div className="contents max-md:hidden">
        {remove && (
          <Menu label={say.actions} icon="more" look="quiet" end>
            {remove}
          </Menu>
        )}
        {inMenu.length > 0 && (
          <Menu label={say.moveTo} end>
            {rows(inMenu)}
          </Menu>
        )}
        {direct.map((move) => (
          <MoveForm key={move} work={work} version={version} kept={kept}>
            <SubmitButton
              name="action"
              value={move}
              look={move === next ? 'primary' : 'secondary'}
              icon={buttons[move] as IconName}
            >
              {nameOf(move)}
            </SubmitButton>
          </MoveForm>
        ))}
      </div>
    </>
  )
}

/**
 * Sends a move; its button says which. It has the version of the screen: what that answers is about
 * other forms of it, a refused move goes on in the dialog of its address.
 */
const MoveForm = (props: {
  work: Work
  version: number
  kept: Record<string, string | null>
  children: ReactNode
}) => (
  <ActionForm action={workPath(props.work, '/status', {}, props.kept)} preventScrollReset>
    <input type="hidden" name="version" value={props.version} />
    {props.children}
  </ActionForm>
)
