import { useActionData, useParams } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { MessageScreen } from '~/components/shell/message-screen'
import { Button, ButtonLink } from '~/components/ui/button'
import { editorMessages as say } from '~/messages/editor'
import ActionError from '~/routes/http/action-error'
import type { ErrorData } from '~/routes/http/error-data'
import { editorPath } from '../addresses'
import type { Mine } from './answer.server'

/** Somebody else has changed the section meanwhile: what they did, and the choice. */
export default function ChoiceScreen() {
  const answer = useActionData<(ErrorData & { mine?: Mine }) | null>()
  const { id = '', section = '' } = useParams()
  if (!answer?.mine) return <ActionError />
  const { fields } = answer.mine
  return (
    <MessageScreen
      drawing="page"
      title={say.changedTitle}
      actions={
        <>
          <ApplyMine {...answer.mine} />
          <ButtonLink to={editorPath(id, fields.p, section)}>{say.keepTheirs}</ButtonLink>
        </>
      }
    >
      <span role="alert">{answer.error.text}</span>
    </MessageScreen>
  )
}

/** Sends what was refused again, so that it is carried out after all. */
export function ApplyMine({ action, fields, label = say.applyMine }: Mine & { label?: string }) {
  return (
    <ActionForm action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" {...{ name, value }} />
      ))}
      <Button look="primary">{label}</Button>
    </ActionForm>
  )
}
