import { data, type LinksFunction } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { FormError } from '~/components/form/error-summary'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog } from '~/components/ui/dialog'
import { SafeImage } from '~/components/ui/safe-image'
import { useHydrated } from '~/components/ui/use-hydrated'
import { DomainError } from '~/domain-error'
import { listPages } from '~/features/pages/list-pages.server'
import {
  bulkChangeSections,
  parseBulkAction,
} from '~/features/sections/bulk-change-sections.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { bulkMessages as say } from '~/messages/bulk-sections'
import { panelColors } from '~/panels/types'
import { panelThumbPath } from '~/panels/url'
import { limits } from '~/permissions/limits'
import type { Actor } from '~/permissions/vocabulary'
import { newId } from '~/platform/ids.server'
import { errorData } from '~/routes/http/error-data'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'
import { undoOn } from './answer.server'
import styles from './bulk.css?url'

export const loader = screen(({ actor, params: { id = '', page = '' }, url }) => {
  const found = editablePage(actor, id, page)
  return {
    page: found.page.name,
    closeTo: editorPath(id, page),
    key: newId(),
    pages: listPages(actor, id).pages.flatMap((other) =>
      other.id === page ? [] : [{ value: other.id, label: other.name }],
    ),
    other: '',
    shown: sectionsFrom(actor, found, { chosen: url.searchParams.getAll('s') }),
  }
})

/** Sections of a page from one on, as many as are shown at once, and the chosen ones among the others. */
function sectionsFrom(
  actor: Actor,
  { project, page }: ReturnType<typeof editablePage>,
  { from: at = 0, chosen }: { from?: number; chosen: readonly string[] },
) {
  const { body } = pageDocument(actor, project.id, page.id)
  const picked = new Set(chosen)
  const from = at > 0 && at < body.length ? at : 0
  const shown = body.slice(from, from + limits.sectionsShown)
  return {
    from,
    total: body.length,
    elsewhere: body.flatMap((one) => (picked.has(one.id) && !shown.includes(one) ? one.id : [])),
    sections: shown.map((section) => ({
      id: section.id,
      name: section.panel.name,
      category: section.panel.category,
      picked: picked.has(section.id),
      src: panelThumbPath({ ...section, revision: section.panel.revision }, project.brandId, 160),
    })),
  }
}

export const action = act(
  async ({ actor, form, idempotencyKey, params: { id = '', page = '' } }) => {
    const chosen = form.getAll('sections').filter((value) => typeof value === 'string')
    const answered = (from: string) => {
      const found = editablePage(actor, id, page)
      const shown = sectionsFrom(actor, found, { from: Number.parseInt(from, 10), chosen })
      return { shown, other: textField(form, 'page') }
    }
    const [, others] = /^show:(\d+)$/.exec(textField(form, 'do')) ?? []
    if (others !== undefined) return data(answered(others))
    const action = parseBulkAction(textField(form, 'do'), textField(form, 'page'))
    if (!action) throw new DomainError('form-unreadable', 400)
    const at = { projectId: id, pageId: page }
    let change: ReturnType<typeof bulkChangeSections>
    try {
      // Only copies would be made twice by a form that is sent again.
      const once = action.do === 'duplicate' ? { idempotencyKey } : {}
      change = bulkChangeSections(actor, { ...at, sectionIds: chosen, action, ...once })
    } catch (error) {
      if (!(error instanceof DomainError) || error.status === 404) throw error
      return data({ ...errorData(error), ...answered(textField(form, 'from')) }, error.status)
    }
    const to = action.do === 'page' ? action.page : page
    const { count } = change
    const done = { text: say.done[action.do](count), press: undoOn(id, page, change) }
    // Undo would take back what was done before.
    const said = count > 0 ? done : { text: say.unchanged }
    return redirectWithFlash(editorPath(id, to), { kind: 'success', ...said })
  },
)

export const meta = () => [{ title: `${say.bulkSections} · Panelry` }]

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Several sections at once: checkboxes, and what happens to those that are chosen. */
export default function BulkSections() {
  const loaded = useLoaderData<typeof loader>()
  const { page, closeTo, key, pages } = loaded
  const answer = useActionData<typeof action>()
  const { other, shown } = answer && 'shown' in answer ? answer : loaded
  const { from, total, elsewhere, sections } = shown
  const hydrated = useHydrated()
  return (
    <Dialog title={say.title(page)} closeTo={closeTo} size="content">
      {total === 0 ? (
        <p className="muted">{say.none}</p>
      ) : (
        <ActionForm formKey={key} className="form" preventScrollReset>
          <FormError>{answer && 'error' in answer ? answer.error.text : null}</FormError>
          <input type="hidden" name="from" value={from} />
          {elsewhere.map((id) => (
            <input key={id} type="hidden" name="sections" value={id} />
          ))}
          <p className="text-n600">
            {say.lead} {total > limits.changesAtOnce && say.most(limits.changesAtOnce)}{' '}
            {hydrated && <span className="touch:hidden">{say.shift}</span>}
          </p>
          <fieldset className="field" id="field-sections" tabIndex={-1}>
            <legend className="label">{say.sections}</legend>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only adds to what a press does */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the boxes */}
            <div className="bulk-sections" onClick={chooseUpTo}>
              {sections.map(({ id, name, category, picked, src }, at) => (
                <label key={id} className="choice bulk-row">
                  <input
                    type="checkbox"
                    className="check"
                    name="sections"
                    value={id}
                    defaultChecked={picked}
                    data-autofocus={at === 0 || undefined}
                  />
                  <SafeImage src={src} alt="" width={64} height={40} loading="lazy" />
                  <span className="section-name">
                    {`${from + at + 1}. ${name}`} <small>{category}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          {total > sections.length && (
            <OtherSections from={from} total={total} elsewhere={elsewhere.length} />
          )}
          <div className="flex flex-wrap gap-2">
            <ActionSubmit value="duplicate" icon="copy">
              {say.duplicate}
            </ActionSubmit>
            <ActionSubmit value="top" icon="arrow-up">
              {say.top}
            </ActionSubmit>
            <ActionSubmit value="bottom" icon="arrow-down">
              {say.bottom}
            </ActionSubmit>
            <ActionSubmit value="delete" icon="trash" look="quiet-danger">
              {say.remove}
            </ActionSubmit>
          </div>
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="label">{say.colors}</legend>
            {panelColors.map((color) => (
              <ActionSubmit key={color} value={`color:${color}`}>
                {say.color[color]}
              </ActionSubmit>
            ))}
          </fieldset>
          {pages.length > 0 && (
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <SelectField
                  name="page"
                  label={say.otherPage}
                  options={pages}
                  defaultValue={other || undefined}
                />
              </div>
              <ActionSubmit value="page">{say.move}</ActionSubmit>
            </div>
          )}
        </ActionForm>
      )}
    </Dialog>
  )
}

const ActionSubmit = (props: Parameters<typeof SubmitButton>[0]) => (
  <SubmitButton name="do" look="secondary" {...props} />
)

type Others = { from: number; total: number; elsewhere: number }

/** The ways to the sections that are not shown: what is chosen goes along. */
function OtherSections({ from, total, elsewhere }: Others) {
  const size = limits.sectionsShown
  const end = (start: number) => Math.min(start + size, total)
  const starts = Array.from({ length: Math.ceil(total / size) }, (_, n) => n * size)
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="label">{say.shown(from + 1, end(from), total)}</legend>
      {elsewhere > 0 && <p className="w-full text-n600">{say.chosenElsewhere(elsewhere)}</p>}
      {starts.map(
        (start) =>
          start !== from && (
            <ActionSubmit key={start} value={`show:${start}`}>
              {say.show(start + 1, end(start))}
            </ActionSubmit>
          ),
      )}
    </fieldset>
  )
}

/** A press with Shift gives every box since the last press the same state. */
function chooseUpTo(event: MouseEvent<HTMLElement>) {
  const box = event.target
  if (!(box instanceof HTMLInputElement)) return
  const list = event.currentTarget
  const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
  const at = boxes.indexOf(box)
  const from = Number(list.dataset.last ?? at)
  if (event.shiftKey) {
    const [first, last] = at < from ? [at, from] : [from, at]
    for (const each of boxes.slice(first, last + 1)) each.checked = box.checked
  }
  list.dataset.last = String(at)
}
