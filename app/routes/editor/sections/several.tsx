import { data } from '@remix-run/node'
import { Form, useActionData, useLoaderData } from '@remix-run/react'
import type { MouseEvent } from 'react'
import { FormError } from '~/components/form/error-summary'
import { HiddenKey } from '~/components/form/hidden-key'
import { SelectField } from '~/components/form/select-field'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog } from '~/components/ui/dialog'
import { SafeImage } from '~/components/ui/safe-image'
import { useHydrated } from '~/components/ui/use-hydrated'
import { Fault } from '~/faults'
import { listPages } from '~/features/pages/list-pages.server'
import { changeSeveral, readDeed } from '~/features/sections/change-several.server'
import { editablePage } from '~/features/sections/editable-page.server'
import { pageDocument } from '~/features/sections/page-document.server'
import { severalMessages as say } from '~/messages/several'
import { panelColors } from '~/panels/types'
import { panelThumbPath } from '~/panels/url'
import { limits } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { faultAnswer } from '~/routes/http/fault-answer'
import { redirectWithFlash } from '~/routes/http/flash.server'
import { textField } from '~/routes/http/form.server'
import { act, screen } from '~/routes/http/screen-and-act.server'
import { editorPath } from '../addresses'
import { undoOn } from './answer.server'

const here = '/projects/:id/pages/:page/several'

export const loader = screen(here, ({ actor, params: { id = '', page = '' }, url }) => {
  const found = editablePage(actor, id, page)
  const picked = new Set(url.searchParams.getAll('s'))
  const { brandId } = found.project
  return {
    page: found.page.name,
    closeTo: editorPath(id, page),
    key: newId(),
    pages: listPages(actor, id).pages.flatMap((other) =>
      other.id === page ? [] : [{ value: other.id, label: other.name }],
    ),
    sections: pageDocument(actor, id, page).body.map((section) => ({
      id: section.id,
      name: section.panel.name,
      category: section.panel.category,
      picked: picked.has(section.id),
      src: panelThumbPath({ ...section, revision: section.panel.revision }, brandId, 160),
    })),
  }
})

export const action = act(
  here,
  async ({ actor, form, submission, params: { id = '', page = '' } }) => {
    const chosen = form.getAll('sections').filter((value) => typeof value === 'string')
    const deed = readDeed(textField(form, 'do'), textField(form, 'page'))
    if (!deed) throw new Fault('form-unreadable', 400)
    const at = { projectId: id, pageId: page }
    let change: ReturnType<typeof changeSeveral>
    try {
      // Only copies would be made twice by a form that is sent again.
      const once = deed.do === 'duplicate' ? { submission } : {}
      change = changeSeveral(actor, { ...at, sectionIds: chosen, deed, ...once })
    } catch (fault) {
      if (!(fault instanceof Fault) || fault.status === 404) throw fault
      return data({ ...faultAnswer(fault), chosen }, fault.status)
    }
    const to = deed.do === 'page' ? deed.page : page
    const { count } = change
    const done = { text: say.done[deed.do](count), undo: undoOn(id, page, change) }
    // Undo would take back what was done before.
    const said = count > 0 ? done : { text: say.unchanged }
    return redirectWithFlash(editorPath(id, to), { kind: 'success', ...said })
  },
)

export const meta = () => [{ title: `${say.severalSections} · Panelry` }]

/** Several sections at once: checkboxes, and what happens to those that are chosen. */
export default function Several() {
  const { page, closeTo, key, pages, sections } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const refused = answer && 'fault' in answer ? answer : null
  const kept = refused && 'chosen' in refused ? refused.chosen : null
  const hydrated = useHydrated()
  const isChosen = (id: string, picked: boolean) => kept?.includes(id) ?? picked
  return (
    <Dialog title={say.title(page)} closeTo={closeTo} size="content">
      {sections.length === 0 ? (
        <p className="muted">{say.none}</p>
      ) : (
        <Form method="post" className="form" preventScrollReset>
          <FormError>{refused?.fault.text}</FormError>
          <HiddenKey value={key} />
          <p className="text-n600">
            {say.lead} {sections.length > limits.changesAtOnce && say.most(limits.changesAtOnce)}{' '}
            {hydrated && <span className="touch:hidden">{say.shift}</span>}
          </p>
          <fieldset className="field" id="field-sections" tabIndex={-1}>
            <legend className="label">{say.sections}</legend>
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: it only adds to what a press does */}
            {/* biome-ignore lint/a11y/noStaticElementInteractions: the presses are those of the boxes */}
            <div className="several" onClick={chooseUpTo}>
              {sections.map(({ id, name, category, picked, src }, at) => (
                <label key={id} className="choice several-row">
                  <input
                    type="checkbox"
                    className="check"
                    name="sections"
                    value={id}
                    defaultChecked={isChosen(id, picked)}
                  />
                  <SafeImage src={src} alt="" width={64} height={40} loading="lazy" />
                  <span className="section-name">
                    {`${at + 1}. ${name}`} <small>{category}</small>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <div className="flex flex-wrap gap-2">
            <Deed value="duplicate" icon="copy">
              {say.duplicate}
            </Deed>
            <Deed value="top" icon="arrow-up">
              {say.top}
            </Deed>
            <Deed value="bottom" icon="arrow-down">
              {say.bottom}
            </Deed>
            <Deed value="delete" icon="trash" look="quiet-danger">
              {say.remove}
            </Deed>
          </div>
          <fieldset className="flex flex-wrap items-center gap-2">
            <legend className="label">{say.colors}</legend>
            {panelColors.map((color) => (
              <Deed key={color} value={`color:${color}`}>
                {say.color[color]}
              </Deed>
            ))}
          </fieldset>
          {pages.length > 0 && (
            <div className="flex items-end gap-2">
              <div className="min-w-0 flex-1">
                <SelectField name="page" label={say.otherPage} options={pages} />
              </div>
              <Deed value="page">{say.move}</Deed>
            </div>
          )}
        </Form>
      )}
    </Dialog>
  )
}

const Deed = (props: Parameters<typeof SubmitButton>[0]) => (
  <SubmitButton name="do" look="secondary" {...props} />
)

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
