import { Link } from '@remix-run/react'
import { ActionForm } from '~/components/form/action-form'
import { IconButton, IconLink } from '~/components/ui/button'
import { Icon, type IconName } from '~/components/ui/icon'
import type { PageSteps } from '~/editor/page-steps'
import { pathTo } from '~/map/path-to'
import { sitemapMessages as say } from '~/messages/sitemap'
import { editorPath, pagePath } from '../addresses'

export type MapPage = {
  id: string
  name: string
  home: boolean
  nonNavigation: boolean
  steps: PageSteps | null
  /** Addresses of the uppermost panels, 160 and 480 pixels wide; null of a page that is only named. */
  pictures: { small: string; large: string }[] | null
  children: MapPage[]
}

/** Sitemap with a message about a page's new position. */
export const mapWith = (projectId: string, moved: string) =>
  `${pathTo('/projects/:id/sitemap', { id: projectId }, { moved })}#page-${moved}`

type CardProps = {
  page: MapPage
  projectId: string
  /** Name of the page it is under; null at the top level. */
  parent: string | null
  /** Name of the page before it, which it may be nested under. */
  before: string | null
}

/** A page of the sitemap with everything under it. */
export function PageCard({ page, projectId, parent, before }: CardProps) {
  return (
    <li>
      <article id={`page-${page.id}`} className="map-card" data-page={page.id} tabIndex={-1}>
        <Link to={editorPath(projectId, page.id)} className="map-link" draggable={false}>
          {page.pictures && (
            <span className="map-picture">
              {page.pictures.length === 0 && <span className="muted">{say.empty}</span>}
              {page.pictures.map(({ small, large }, index) => (
                <img
                  key={index}
                  src={small}
                  srcSet={`${small} 1x, ${large} 2x`}
                  alt=""
                  draggable={false}
                  loading="lazy"
                  decoding="async"
                  width={160}
                />
              ))}
            </span>
          )}
          <span className="map-name">
            {page.home && <Icon name="home" label={say.home} />}
            {page.nonNavigation && <Icon name="eye-off" label={say.leftOut} />}
            <span className="truncate-line">{page.name}</span>
          </span>
        </Link>
        {page.steps ? (
          <Steps {...{ page, projectId, parent, before }} steps={page.steps} />
        ) : (
          <MoveTo page={page} projectId={projectId} />
        )}
      </article>
      {page.children.length > 0 && (
        <ul className="map-children">
          {page.children.map((child, at) => (
            <PageCard
              key={child.id}
              page={child}
              projectId={projectId}
              parent={page.name}
              before={page.children[at - 1]?.name ?? null}
            />
          ))}
        </ul>
      )}
    </li>
  )
}

type Step = { step: string; icon: IconName; label: string; name: string; value: string | null }

/** Posts to the same address as every move of a page; a step that is not possible changes nothing. */
function Steps({ page, steps, projectId, parent, before }: CardProps & { steps: PageSteps }) {
  const { name } = page
  const beside = parent === null
  const rows: Step[] = [
    {
      step: 'up',
      icon: 'arrow-up',
      label: beside ? say.earlier(name) : say.up(name),
      name: 'to',
      value: steps.up ? 'up' : null,
    },
    {
      step: 'down',
      icon: 'arrow-down',
      label: beside ? say.later(name) : say.down(name),
      name: 'to',
      value: steps.down ? 'down' : null,
    },
    {
      step: 'outdent',
      icon: 'outdent',
      label: steps.outdent && parent ? say.outdent(name, parent) : say.noOutdent(name),
      name: 'place',
      value: steps.outdent,
    },
    {
      step: 'indent',
      icon: 'indent',
      label: steps.indent && before ? say.indent(name, before) : say.noIndent(name),
      name: 'place',
      value: steps.indent,
    },
  ]
  return (
    <ActionForm
      action={pagePath(projectId, page.id, 'move')}
      className="map-steps"
      preventScrollReset
    >
      <input type="hidden" name="redirectTo" value={mapWith(projectId, page.id)} />
      {rows.map(({ step, icon, label, name, value }) => (
        <IconButton
          key={step}
          data-step={step}
          icon={icon}
          label={label}
          name={name}
          value={value ?? ''}
          // It keeps the focus when the page has arrived at the end.
          aria-disabled={value === null || undefined}
          onClick={(event) => value === null && event.preventDefault()}
          type={value === null ? 'button' : 'submit'}
        />
      ))}
      <MoveTo page={page} projectId={projectId} />
    </ActionForm>
  )
}

const MoveTo = ({ page, projectId }: Pick<CardProps, 'page' | 'projectId'>) => (
  <IconLink
    icon="move"
    label={say.moveTo(page.name)}
    to={pagePath(projectId, page.id, 'move')}
    preventScrollReset
  />
)
