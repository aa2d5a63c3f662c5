import { Form, useActionData, useLocation } from '@remix-run/react'
import { MessageScreen } from '~/components/shell/message-screen'
import { Button, ButtonLink } from '~/components/ui/button'
import { editorMessages } from '~/messages/editor'
import FaultScreen from '~/routes/http/fault-screen'
import type { FaultAnswer } from '~/routes/http/handle.server'

/**
 * Why undo or redo was refused. A change that somebody else's is in the way of can be left as it is,
 * so that the ones before it can be reached.
 */
export default function StuckScreen() {
  const answer = useActionData<FaultAnswer | null>()
  const { pathname } = useLocation()
  const fault = answer && 'fault' in answer ? answer.fault : null
  if (fault?.code !== 'undo-conflict') return <FaultScreen />
  const post = /^(\/projects\/[^/]+)\/pages\/([^/]+)\/(undo|redo)$/.exec(pathname)
  const [, project = '/projects', page = '', direction = 'undo'] = post ?? []
  return (
    <MessageScreen
      title={editorMessages.stuckTitle}
      actions={
        <>
          <Form method="post" action={`${project}/pages/${page}/skip?direction=${direction}`}>
            <Button look="primary">{editorMessages.skip}</Button>
          </Form>
          <ButtonLink to={answer?.back ?? `${project}?p=${page}`} icon="arrow-left">
            Back
          </ButtonLink>
        </>
      }
    >
      <span role="alert">{fault.text}</span>
    </MessageScreen>
  )
}
