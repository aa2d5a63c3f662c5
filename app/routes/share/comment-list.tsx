import { Link } from '@remix-run/react'
import { useEffect } from 'react'
import { LinkedText } from '~/components/ui/linked-text'
import { Time } from '~/components/ui/time'
import { aboutText, shareMessages as say } from '~/messages/share'
import type { SharedDetails } from './share-data'
import { type ShareView, sharePath } from './share-path'

/** The comments of all visitors with the answers to them; the number of each is that of its pin. */
export function CommentList({ token, page, width, side, said }: SharedDetails) {
  const at = (view: Partial<ShareView>) => sharePath(token, page.id, { width, side, ...view })
  const { list, earlier, later, chosen } = said
  useEffect(() => {
    if (chosen) document.getElementById(`comment-${chosen}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <div className="share-comments">
      {list.length === 0 && <p className="muted">{say.noComments}</p>}
      {earlier && (
        <Link className="link" to={at({ from: earlier })}>
          {say.earlier}
        </Link>
      )}
      <ol aria-labelledby="comments-title">
        {list.map(({ id, number, about, done, name, text, at: when, answers }) => (
          <li key={id} id={`comment-${id}`} aria-current={id === chosen ? 'true' : undefined}>
            <Link
              to={at({ comment: id, side: null })}
              className="share-pin"
              data-done={done ? '' : undefined}
              aria-label={say.pin(number)}
              preventScrollReset
            >
              {number}
            </Link>
            <div>
              <p>
                <strong dir="auto">{name}</strong>{' '}
                <span className="muted">
                  <Time at={when} withTime />
                  {done && ` · ${say.done}`}
                </span>
              </p>
              {about && <p className="muted">{aboutText(about)}</p>}
              <LinkedText>{text}</LinkedText>
              {answers.map((answer) => (
                <div key={answer.id} className="share-answer">
                  <strong>{answer.by}</strong>
                  <LinkedText>{answer.text}</LinkedText>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {later && (
        <Link className="link" to={at({ from: later })}>
          {say.later}
        </Link>
      )}
    </div>
  )
}
