import { Form, useLocation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { SubmitButton } from '~/components/form/submit-button'
import type { IconName } from '~/components/ui/icon'
import { Menu, MenuButton, MenuLink } from '~/components/ui/menu'
import type { FoundRequest } from '~/features/requests/find-request.server'
import { pathTo } from '~/map/path-to'
import { moveLabels, requestMessages as say } from '~/messages/requests'
import { keptView } from '~/routes/work/kept-view'
import type { StatusAction } from '~/work/statuses'

/** The moves that have a button of their own, the next sensible one last and primary. */
const buttons: Partial<Record<StatusAction, { icon: IconName; primary?: true }>> = {
  open: { icon: 'undo' },
  paused: { icon: 'pause' },
  unpaused: { icon: 'refresh', primary: true },
  delivered: { icon: 'send', primary: true },
}

/** What the studio can do with a request now. A phone has all of it in one menu. */
export function StatusActions({ request: { facts, moves, may } }: { request: FoundRequest }) {
  const kept = keptView(useLocation().search)
  const own = moves.filter((move) => move !== 'approve' && move !== 'ask_for_changes')
  const isPrimary = (move: StatusAction) => Number(buttons[move]?.primary ?? false)
  const direct = own
    .filter((move) => buttons[move])
    .sort((one, other) => isPrimary(one) - isPrimary(other))
  const inMenu = own.filter((move) => !buttons[move])
  const remove = may.manage && (
    <MenuLink
      to={pathTo('/requests/:request/delete', { request: facts.id }, kept)}
      icon="trash"
      danger
      preventScrollReset
    >
      Delete
    </MenuLink>
  )
  const move = (children: ReactNode) => (
    <MoveForm id={facts.id} version={facts.version} kept={kept}>
      {children}
    </MoveForm>
  )
  if (own.length === 0 && !remove) return null
  return (
    <>
      <div className="only-menu md:hidden">
        <Menu label={say.actions} icon="more" look="secondary" end>
          {move(own.map((each) => <MoveRow key={each} move={each} />))}
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
            {move(inMenu.map((each) => <MoveRow key={each} move={each} />))}
          </Menu>
        )}
        {direct.map((each) => (
          <MoveForm key={each} id={facts.id} version={facts.version} kept={kept}>
            <SubmitButton
              name="action"
              value={each}
              look={buttons[each]?.primary ? 'primary' : 'secondary'}
              icon={buttons[each]?.icon as IconName}
            >
              {moveLabels[each]}
            </SubmitButton>
          </MoveForm>
        ))}
      </div>
    </>
  )
}

const MoveRow = ({ move }: { move: StatusAction }) => (
  <MenuButton name="action" value={move}>
    {moveLabels[move]}
  </MenuButton>
)

/** Sends a move; its button says which. */
function MoveForm(props: {
  id: string
  version: number
  kept: Record<string, string | null>
  children: ReactNode
}) {
  const to = pathTo('/requests/:request/status', { request: props.id }, props.kept)
  return (
    <Form method="post" action={to} preventScrollReset>
      <input type="hidden" name="version" value={props.version} />
      {props.children}
    </Form>
  )
}
