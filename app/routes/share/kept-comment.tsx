import { textIn } from '~/components/form/form-state'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { Alert } from '~/components/ui/notice'
import { shareMessages as say } from '~/messages/share'

/** What a visitor sent while comments were turned off: their words are shown, so that nothing is lost. */
export function KeptComment() {
  const { formError, typed } = useFormAnswer()
  const text = textIn(typed, 'text')
  if (!formError) return null
  return (
    <aside className="share-kept form" aria-label={say.keptTitle}>
      <Alert title={say.keptTitle}>{formError}</Alert>
      {text && (
        <>
          <label className="label" htmlFor="kept-comment">
            {say.kept}
          </label>
          <textarea id="kept-comment" className="input" rows={6} readOnly defaultValue={text} />
        </>
      )}
    </aside>
  )
}
