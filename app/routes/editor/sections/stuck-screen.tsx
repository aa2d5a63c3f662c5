import { useActionData, useLocation, useParams } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { MessageScreen } from '~/components/shell/message-screen'
import { Button, ButtonLink } from '~/components/ui/button'
import { controlWords } from '~/messages/controls'
import { editorMessages } from '~/messages/editor'
import ActionError from '~/routes/http/action-error'
import type { ErrorData } from '~/routes/http/error-data'
import { editorView, skipPath } from '../addresses'
import type { Choice } from './answer.server'
import { ApplyMine } from './choice-screen'

/**
 * Why undo or redo was not carried out. A change of an earlier visit is asked about. Where somebody else's
 * change is in the way, the person insists or leaves it, so that the ones before it can be reached.
 */
export default function StuckScreen() {
  const answer = useActionData<(ErrorData & Choice) | null>()
  const direction = useLocation().pathname.endsWith('/redo') ? 'redo' : 'undo'
  const { id = '', page = '' } = useParams()
  const error = answer && 'error' in answer ? answer.error : null
  const back = (
    <ButtonLink to={answer?.back ?? editorView(id, { p: page })} icon="arrow-left">
      {controlWords.back}
    </ButtonLink>
  )
  if (error?.code === 'undo-earlier' && answer?.mine) {
    return (
      <MessageScreen
        drawing="page"
        title={editorMessages.earlierTitle}
        actions={
          <>
            <ApplyMine {...answer.mine} label={editorMessages.goBackIt(direction)} />
            {back}
          </>
        }
      >
        <span role="alert">{error.text}</span>
      </MessageScreen>
    )
  }
  if (error?.code !== 'undo-conflict') return <ActionError />
  return (
    <MessageScreen
      drawing="fault"
      title={editorMessages.stuckTitle}
      actions={
        <>
          {answer?.mine && <ApplyMine {...answer.mine} />}
          <ActionForm action={skipPath(id, page, direction, answer?.stuck)}>
            <Button look={answer?.mine ? 'secondary' : 'primary'}>
              {answer?.mine ? editorMessages.keepTheirs : editorMessages.skip}
            </Button>
          </ActionForm>
          {back}
        </>
      }
    >
      <span role="alert">{error.text}</span>
    </MessageScreen>
  )
}
