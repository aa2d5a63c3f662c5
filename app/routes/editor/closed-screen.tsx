import { useLocation } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { MessageScreen } from '~/components/shell/message-screen'
import { Button, ButtonLink } from '~/components/ui/button'
import { pathTo, queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { editorMessages as say } from '~/messages/editor'

/** Instead of a project that the visitor may not open. Says nothing of what is in it. */
export default function ClosedScreen({
  closed,
  asked,
  removed,
  full,
  id,
}: {
  closed: 'log-in' | 'save' | 'ask'
  asked: boolean
  removed: boolean
  full: boolean
  id: string
}) {
  const { pathname, search } = useLocation()
  if (closed === 'log-in') {
    const redirectTo = pathname + search
    return (
      <MessageScreen
        title={say.logInTitle}
        actions={
          <>
            <ButtonLink to={`/login${queryOf({ redirectTo })}`} look="primary" icon="sign-in">
              {controlWords.logIn}
            </ButtonLink>
            <ButtonLink to={`/signup${queryOf({ redirectTo })}`}>{say.signUp}</ButtonLink>
          </>
        }
      >
        {say.logIn}
      </MessageScreen>
    )
  }
  const projects = (
    <ButtonLink to="/projects" icon="folder-open" look={asked || full ? 'primary' : 'secondary'}>
      {controlWords.myProjects}
    </ButtonLink>
  )
  if (closed === 'ask') {
    return (
      <MessageScreen
        title={removed ? say.removedTitle : say.askTitle}
        actions={
          <>
            {!asked && (
              <ActionForm action={pathTo('/projects/:id/ask', { id })}>
                <Button look="primary">{say.askButton}</Button>
              </ActionForm>
            )}
            {projects}
          </>
        }
      >
        {asked ? say.asked : removed ? say.removed : say.ask}
      </MessageScreen>
    )
  }
  return (
    <MessageScreen
      title={say.saveTitle}
      actions={
        <>
          {!full && (
            <ActionForm action={pathTo('/projects/:id/save', { id })}>
              <Button look="primary">{say.saveButton}</Button>
            </ActionForm>
          )}
          {projects}
        </>
      }
    >
      {full ? say.saveFull : say.save}
    </MessageScreen>
  )
}
