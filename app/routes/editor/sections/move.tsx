import type { MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog } from '~/components/ui/dialog'
import { notFound } from '~/domain-error'
import { listPages } from '~/features/pages/list-pages.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { busyWords } from '~/messages/controls'
import { editorMessages } from '~/messages/editor'
import { screen } from '~/routes/http/screen-and-act.server'
import { editorPath, sectionPost } from '../addresses'

export const loader = screen(({ actor, params, url }) => {
  const { id = '', section = '' } = params
  const p = url.searchParams.get('p') ?? ''
  const { body, revision } = pageDocument(actor, id, p)
  const at = body.findIndex((s) => s.id === section)
  const moved = body[at]
  if (!moved) throw notFound()
  const others = body.flatMap((s, index) =>
    s.id === section || index === at - 1
      ? []
      : [{ value: s.id, label: `${index + 1}. ${s.panel.name}` }],
  )
  const pages = listPages(actor, id).pages.flatMap((page) =>
    page.id === p ? [] : [{ value: page.id, label: page.name }],
  )
  return {
    id,
    p,
    section,
    revision,
    name: moved.panel.name,
    at,
    last: body.length - 1,
    others,
    pages,
  }
})

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `${editorMessages.moveTitle(data?.name ?? '')} · Panelry` },
]

/** Screen that moves a section: to a spot on this page, or to the end of another one. */
export default function MoveSection() {
  const { id, p, section, name, at, last, others, pages } = useLoaderData<typeof loader>()
  return (
    <Dialog title={editorMessages.moveTitle(name)} closeTo={editorPath(id, p, section)}>
      <div className="form">
        <Place>
          <div className="flex gap-2">
            <SubmitButton look="secondary" name="to" value="top" wide disabled={at === 0}>
              {editorMessages.toTheTop}
            </SubmitButton>
            <SubmitButton look="secondary" name="to" value="bottom" wide disabled={at === last}>
              {editorMessages.toTheBottom}
            </SubmitButton>
          </div>
        </Place>
        {others.length > 0 && (
          <Place>
            <Choice name="after" label={editorMessages.below} options={others} />
          </Place>
        )}
        {pages.length > 0 && (
          <Place>
            <Choice name="page" label={editorMessages.otherPage} options={pages} />
          </Place>
        )}
      </div>
    </Dialog>
  )
}

/** Posted to `step`: that is one move of a section, whatever says where to. */
function Place({ children }: { children: ReactNode }) {
  const { id, p, section, revision } = useLoaderData<typeof loader>()
  return (
    <ActionForm action={sectionPost(id, section, 'step')}>
      <input type="hidden" name="p" value={p} />
      <input type="hidden" name="revision" value={revision} />
      {children}
    </ActionForm>
  )
}

function Choice(props: {
  name: string
  label: string
  options: { value: string; label: string }[]
}) {
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <SelectField {...props} />
      </div>
      <SubmitButton
        look="secondary"
        busyLabel={busyWords.moving}
        aria-label={editorMessages.moveBy(props.label)}
      >
        {editorMessages.move}
      </SubmitButton>
    </div>
  )
}
