import { useActionData } from '@remix-run/react'
import { PlainScreen } from '~/components/shell/plain-screen'
import { readErrorText } from '~/components/ui/toaster'
import { controlWords } from '~/messages/controls'
import { shell } from '~/messages/shell'

/** Why a post of the whole page was refused, where the script of its screen does not come. */
export function RefusedInLittle() {
  const answer = useActionData<{ back?: string } | null>()
  const link = { to: answer?.back ?? '/', label: controlWords.back }
  return <PlainScreen title={shell.refusedTitle} text={readErrorText(answer)} link={link} />
}
