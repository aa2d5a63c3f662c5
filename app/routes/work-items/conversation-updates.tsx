import { conversationMessages as say } from '~/messages/conversations'

/** Above the form of a message, quietly: what came meanwhile, and who else is writing. */
export const ConversationUpdates = ({
  newer,
  writing,
  to,
  show,
}: {
  newer: number
  writing: readonly string[]
  /** The address that shows it. */
  to: string
  /** Shows it without leaving what is typed. */
  show: () => void
}) => (
  <div className="conversation-news" role="status">
    {newer > 0 && (
      <a
        href={to}
        className="link"
        onClick={(event) => {
          event.preventDefault()
          show()
        }}
      >
        {say.newer(newer)}
      </a>
    )}
    {writing.length > 0 && <span className="muted">{say.writing(writing)}</span>}
  </div>
)
