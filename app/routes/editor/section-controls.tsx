import { Link } from '@remix-run/react'
import type { ButtonHTMLAttributes, FormEvent, ReactNode } from 'react'
import { IconLink } from '~/components/ui/button'
import { Icon, type IconName } from '~/components/ui/icon'
import type { SectionState } from '~/editor/types'
import { pathTo, queryOf } from '~/map/path-to'
import { controlWords } from '~/messages/controls'
import { editorMessages as say } from '~/messages/editor'
import { wordsLinks } from '~/messages/editor-links'
import { partWords } from '~/messages/parts'
import { variantWords } from '~/messages/variants'
import { orientations, panelColors } from '~/panels/types'
import { pinParam } from '~/shared/pin-param'
import { editorView, panelsPath, sectionPost, wordsPath } from './addresses'
import type { SectionPress } from './drafted-change'
import { isDrafted, useActions } from './editor-actions'
import { sameCategory } from './panels/filters'
import { useEditor } from './use-editor'
import { useShown } from './use-page'

/**
 * The controls of the selected section: one form, whose buttons each name their own post. On a phone
 * they are a sheet at the bottom.
 */
export function SectionControls({ section, name }: { section: SectionState; name: string }) {
  const { id, type, orientation, color } = section
  const first = useShown(({ body }) => body[0]?.id === id)
  const last = useShown(({ body }) => body.at(-1)?.id === id)
  const worded = useShown(({ panels }) => panels[section.panelId]?.worded !== undefined)
  const { project, page, revision, formKey, asks } = useEditor()
  const { run } = useActions()
  const post = (press: SectionPress) => ({
    formAction: sectionPost(project.id, id, press),
    'data-press': press,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    if (!button || button.getAttribute('aria-disabled')) return
    const fields = button.name ? { [button.name]: button.value } : {}
    run(id, button.dataset.press as SectionPress, fields)
  }
  const swap = panelsPath(
    project.id,
    { for: type, p: page.id, swap: id },
    { category: sameCategory },
  )
  const query = queryOf({ p: page.id, s: id })
  return (
    <form
      method="post"
      className="section-bar"
      onSubmit={submit}
      aria-label={say.changeSection(name)}
    >
      <input type="hidden" name="p" value={page.id} />
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="key" value={formKey} />
      <div className="section-bar-head">
        <strong className="truncate-line flex-1">{name}</strong>
        <IconLink
          to={editorView(project.id, { p: page.id })}
          replace
          preventScrollReset
          icon="close"
          label={controlWords.close}
          size={20}
        />
      </div>
      <Choices label={variantWords.orientation}>
        {orientations.map((value) => (
          <Choice
            key={value}
            {...post('style')}
            name="orientation"
            value={value}
            label={variantWords[value]}
            current={value === orientation}
            icon={`align-${value}`}
          />
        ))}
      </Choices>
      <Choices label={variantWords.color}>
        {panelColors.map((value) => (
          <Choice
            key={value}
            {...post('style')}
            name="color"
            value={value}
            label={variantWords[value]}
            current={value === color}
            dot={value}
          />
        ))}
      </Choices>
      <div className="section-bar-actions">
        <span className="section-bar-group">
          <Link
            to={swap}
            preventScrollReset
            className="section-button section-swap"
            title={variantWords.swap}
          >
            <Icon name="swap" />
            <span>{variantWords.swap}</span>
          </Link>
          {worded && !isDrafted(id) && (
            <Link
              to={wordsPath(project.id, page.id, id)}
              preventScrollReset
              className="section-button section-swap"
              aria-label={wordsLinks.edit}
              title={wordsLinks.edit}
            >
              <Icon name="type" />
              <span>{wordsLinks.words}</span>
            </Link>
          )}
          {asks && !isDrafted(id) && (
            <Link
              to={pathTo('/requests/create-request', {
                pin: pinParam({ projectId: project.id, pageId: page.id, sectionId: id, revision }),
              })}
              className="section-button section-ask"
              aria-label={say.askStudio}
              title={say.askStudio}
            >
              <Icon name="send" />
            </Link>
          )}
        </span>
        {type === 'body' && (
          <span className="section-bar-group">
            <IconSubmit
              {...post('step')}
              name="to"
              value="up"
              label={partWords.moveUp}
              icon="arrow-up"
              off={first}
            />
            <IconSubmit
              {...post('step')}
              name="to"
              value="down"
              label={partWords.moveDown}
              icon="arrow-down"
              off={last}
            />
            <Link
              to={
                pathTo('/projects/:id/sections/:section/move', { id: project.id, section: id }) +
                query
              }
              preventScrollReset
              className="section-button"
              aria-label={partWords.moveTo}
              title={partWords.moveTo}
            >
              <Icon name="move" />
            </Link>
            <IconSubmit {...post('duplicate')} label={say.duplicate} icon="copy" />
          </span>
        )}
        <span className="section-bar-group">
          <IconSubmit {...post('delete')} label={controlWords.delete} icon="trash" danger />
        </span>
      </div>
    </form>
  )
}

const Choices = ({ label, children }: { label: string; children: ReactNode }) => (
  <fieldset className="section-bar-group section-bar-choices">
    <legend className="sr-only">{label}</legend>
    {children}
  </fieldset>
)

type Press = ButtonHTMLAttributes<HTMLButtonElement> & { 'data-press': SectionPress; label: string }

const controlName = (props: Press) => [props['data-press'], props.value].filter(Boolean).join('-')

function Choice({
  label,
  current,
  icon,
  dot,
  ...rest
}: Press & { current: boolean; icon?: IconName; dot?: string }) {
  return (
    <button
      type="submit"
      {...rest}
      data-control={controlName({ ...rest, label })}
      className="section-button"
      aria-label={label}
      title={label}
      aria-pressed={current}
    >
      {icon ? <Icon name={icon} /> : <span className={`variant-dot variant-${dot}`} />}
    </button>
  )
}

function IconSubmit({
  label,
  icon,
  danger,
  off,
  ...rest
}: Press & { icon: IconName; danger?: boolean; off?: boolean }) {
  return (
    <button
      type="submit"
      {...rest}
      data-control={controlName({ ...rest, label })}
      className={danger ? 'section-button section-danger' : 'section-button'}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
    >
      <Icon name={icon} />
    </button>
  )
}
