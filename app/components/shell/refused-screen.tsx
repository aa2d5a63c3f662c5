import { controlWords } from '~/messages/controls'
import { shell } from '~/messages/shell'
import { ButtonLink } from '../ui/button'
import { MessageScreen } from './message-screen'
import { useViewer } from './viewer'

/** A form of the whole page was refused: why, and the way back to it. */
export function RefusedScreen({ text, backTo }: { text: string; backTo?: string }) {
  const viewer = useViewer()
  return (
    <MessageScreen
      title={shell.refusedTitle}
      drawing="fault"
      actions={
        <ButtonLink to={backTo ?? (viewer ? '/projects' : '/')} look="primary" icon="arrow-left">
          {controlWords.back}
        </ButtonLink>
      }
    >
      <span role="alert" data-once="">
        {text}
      </span>
    </MessageScreen>
  )
}
