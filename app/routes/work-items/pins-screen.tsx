import { useActionData, useLoaderData } from '@remix-run/react'
import { useState } from 'react'
import { CreateForm } from '~/components/form/create-form'
import { FormErrors } from '~/components/form/error-summary'

import { SubmitButton } from '~/components/form/submit-button'
import { TextareaField, TextField } from '~/components/form/text-field'
import { useFormAnswer } from '~/components/form/use-form-answer'
import { useStableForm } from '~/components/form/use-stable-form'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import type { LiveHandle } from '~/components/shell/live'
import { ButtonLink } from '~/components/ui/button'
import { Notice } from '~/components/ui/notice'
import { listPath, viewPath, workPath } from '~/map/work-path'
import { busyWords, controlWords } from '~/messages/controls'
import { conversationMessages } from '~/messages/conversations'
import { picturePinMessages as say } from '~/messages/picture-pins'
import { workMessages } from '~/messages/work'
import { mostPins, type Point, percent, pointOfFigures } from '~/shared/picture-point'
import { MessageEntry } from './message-entry'
import { PinPicture, type PinsData } from './pin-picture'

export const pinsHandle: LiveHandle<PinsData> = {
  live: ({ work, since }) => ({ topic: `${work.kind}:${work.id}`, since }),
}

export const pinsMeta = ({ data }: { data?: PinsData }) => [
  { title: `${data ? say.commentOn(data.picture.name) : say.comment} · Panelry` },
]

/** A picture of a conversation, its pins, and the messages of each. */
export function PinsScreen() {
  const { work, number, picture, pins, said, full, waits, waiting, form } =
    useLoaderData<PinsData>()
  const messages = viewPath(work, 'messages')
  return (
    <DashboardShell
      breadcrumb={[
        { label: workMessages.many(work.kind), to: listPath(work.kind) },
        { label: workMessages.numbered({ ...work, number }), to: messages },
        { label: picture.name },
      ]}
    >
      <PageHead
        title={<span className="wrap-anywhere">{picture.name}</span>}
        actions={
          <ButtonLink
            to={workPath(work, '/attachments/:attachment', { attachment: picture.id })}
            icon="download"
            reloadDocument
            download
          >
            {say.download}
          </ButtonLink>
        }
      />
      <div className="picture-pins">
        {full && waiting.length === 0 ? (
          <>
            <PinPicture {...{ work, picture, pins, waiting }} point={null} />
            <Notice tone="warning">
              {say.full(mostPins)}{' '}
              <ButtonLink to={messages} look="quiet">
                {say.toMessages}
              </ButtonLink>
            </Notice>
          </>
        ) : (
          <PinForm {...{ work, picture, pins, waits, waiting, form }} />
        )}
        {(said.length > 0 || waiting.length === 0) && (
          <section aria-labelledby="said">
            <h2 id="said" className="mb-3 font-semibold">
              {say.said}
            </h2>
            {said.length === 0 ? (
              <p className="muted">{say.none}</p>
            ) : (
              <ol className="grid gap-4">
                {said.map((entry) => (
                  <MessageEntry key={entry.id} {...{ entry, work }} />
                ))}
              </ol>
            )}
          </section>
        )}
      </div>
    </DashboardShell>
  )
}

type Parts = Pick<PinsData, 'work' | 'picture' | 'pins' | 'waits' | 'waiting' | 'form'>

/**
 * Picture to press in and the words, in one form: no press loses what was typed. The two fields of figures
 * hold the place, whichever way it was given.
 */
function PinForm({ work, picture, pins, waits, waiting, form: read }: Parts) {
  const { field } = useFormAnswer()
  const { key, text } = useStableForm(read)
  const [said, setSaid] = useState<{ key: string; point: Point | null } | null>(null)
  // Text that was not saved belongs to no draft.
  const back = useActionData<{ back?: { point: Point | null } }>()?.back
  const kept = back ? back.point : read.point
  const point = said?.key === key ? said.point : kept
  return (
    <CreateForm
      formKey={key}
      values={{ text }}
      errors="own"
      data-fresh=""
      className="contents"
      aria-label={say.commentOn(picture.name)}
      preventScrollReset
      onInput={({ target, currentTarget }) => {
        const { name } = target as HTMLInputElement
        if (name === 'x' || name === 'y') setSaid({ key, point: pointIn(currentTarget) })
      }}
    >
      {/* Enter in a field sends, it does not press the picture. */}
      <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
      <PinPicture {...{ work, picture, pins, waiting, point }} press={pin} />
      <div id="comment" className="form pin-comment">
        <FormErrors />
        <p className="text-n600">{waits ? say.leadWaiting : say.lead}</p>
        {/* The picture stays; only the words are new ones. */}
        <TextareaField key={key} name="text" label={say.text} required />
        <details
          className="pin-figures"
          open={(field('x').errors?.length ?? 0) > 0 || undefined}
          key={`${key} ${kept?.x} ${kept?.y}`}
        >
          <summary className="link">{say.figures}</summary>
          <div className="mt-2 grid grid-cols-2 gap-4">
            <TextField
              name="x"
              {...(kept && { defaultValue: percent(kept.x) })}
              label={say.left}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField
              name="y"
              {...(kept && { defaultValue: percent(kept.y) })}
              label={say.top}
              inputMode="decimal"
              autoComplete="off"
            />
          </div>
        </details>
        <div className="form-actions">
          <SubmitButton busyLabel={busyWords.sending}>{waits ? say.add : say.send}</SubmitButton>
          {(point || text) && (
            <SubmitButton look="quiet" name="intent" value="discard">
              {say.discard}
            </SubmitButton>
          )}
        </div>
        {waiting.length > 0 && <WaitingPins {...{ work, waits, waiting }} />}
      </div>
    </CreateForm>
  )
}

/** The pins that are not sent yet: each can be taken out, and a link leads to the answer. */
const WaitingPins = ({ work, waits, waiting }: Pick<Parts, 'work' | 'waits' | 'waiting'>) => (
  <section aria-labelledby="waiting">
    <h2 id="waiting" className="font-semibold">
      {waits ? say.waiting : conversationMessages.onlyYou}
    </h2>
    <ul className="mt-2 grid gap-2">
      {waiting.map(({ id, text, sendAt }) => (
        <li key={id} id={`message-${id}`} className="flex flex-wrap items-center gap-2">
          <span className="min-w-full flex-1 md:min-w-48 whitespace-pre-wrap wrap-anywhere">
            {text}
          </span>
          {!waits && (
            <SubmitButton look="quiet" name="return" value={id}>
              {say.putBack}
            </SubmitButton>
          )}
          {sendAt !== null && (
            <SubmitButton look="quiet" name="send" value={id}>
              {conversationMessages.sendNow}
            </SubmitButton>
          )}
          <SubmitButton look="quiet" name="remove" value={id} aria-label={say.remove(text)}>
            {controlWords.remove}
          </SubmitButton>
        </li>
      ))}
    </ul>
    {waits && (
      <ButtonLink to={viewPath(work, null)} className="mt-2">
        {say.toAnswer(waiting.filter(({ sendAt }) => sendAt === null).length)}
      </ButtonLink>
    )}
  </section>
)

const fieldIn = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement

const pointIn = (form: HTMLFormElement): Point | null =>
  pointOfFigures(fieldIn(form, 'x').value, fieldIn(form, 'y').value)

/** Says a place that was pressed in the fields of figures, as if it was typed, and leads on to the words. */
function pin(form: HTMLFormElement | null, point: Point) {
  if (!form) return
  for (const name of ['x', 'y'] as const) {
    const field = fieldIn(form, name)
    field.value = percent(point[name])
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  fieldIn(form, 'text').focus()
}
