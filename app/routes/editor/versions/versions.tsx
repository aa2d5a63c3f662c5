import type { LinksFunction } from '@remix-run/node'
import { Link, useLoaderData } from '@remix-run/react'
import { useMemo } from 'react'
import { ActionForm } from '~/components/form/action-form'
import { SubmitButton } from '~/components/form/submit-button'
import { Dialog } from '~/components/ui/dialog'
import { EmptyState } from '~/components/ui/empty-state'
import { TurnPages } from '~/components/ui/pager'
import { Time } from '~/components/ui/time'
import { unpack } from '~/editor/pack'
import { readPageStart } from '~/features/lists/page-start'
import { listVersions } from '~/features/sections/list-versions.server'
import { queryOf } from '~/map/path-to'
import { busyWords } from '~/messages/controls'
import { number } from '~/messages/format'
import { versionMessages as say, versionErrors } from '~/messages/versions'
import { isNearly } from '~/permissions/limits'
import { newId } from '~/platform/ids.server'
import { screen } from '~/routes/http/screen-and-act.server'
import { editorView, pagePath } from '../addresses'
import { PastSection } from './past-section'
import { Slider } from './slider'
import styles from './versions.css?url'

/** Brings the whole page back, when that changes anything and not too much. */
function RestorePage({
  at,
  changes,
  address,
  formKey,
}: {
  at: number
  changes: number | null
  address: string
  formKey: string
}) {
  if (changes === 0) return null
  if (changes === null) return <p className="muted mt-3">{versionErrors['version-too-far']}</p>
  return (
    <ActionForm formKey={formKey} action={`${address}/page`} className="mt-3">
      <input type="hidden" name="at" value={at} />
      <SubmitButton icon="history" busyLabel={busyWords.bringingBack}>
        {say.bringPage}
      </SubmitButton>
      <p className="muted mt-1">{say.bringPageHint(changes)}</p>
    </ActionForm>
  )
}

export const loader = screen(({ actor, params: { id = '', page = '' }, url }) => {
  const { searchParams } = url
  const wanted = searchParams.get('at') ?? ''
  return {
    ...listVersions(
      actor,
      id,
      page,
      /^\d{1,9}$/.test(wanted) ? Number(wanted) : null,
      readPageStart(searchParams),
    ),
    address: pagePath(id, page, 'versions'),
    place: { after: searchParams.get('after'), before: searchParams.get('before') },
    closeTo: editorView(id, { p: page, s: searchParams.get('s') }),
    formKey: newId(),
  }
})

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

/** Any earlier state of a page, read-only, with a slider and the list of its changes. */
export default function Versions() {
  const loaded = useLoaderData<typeof loader>()
  const { page, at, of, oldest, kept, lost, list, address, place, closeTo, formKey, brandId } =
    loaded
  const sections = useMemo(() => unpack(loaded.sections), [loaded.sections])
  const to = (revision: number) => address + queryOf({ at: String(revision), ...place })
  if (of === 0) {
    return (
      <Dialog title={say.title(page)} closeTo={closeTo} size="content">
        <p className="muted">{say.none}</p>
      </Dialog>
    )
  }
  return (
    <Dialog title={say.title(page)} closeTo={closeTo} size="full">
      <div className="versions">
        <div className="versions-side">
          <Slider {...loaded} to={to} />
          <RestorePage {...loaded} />
          <h3 className="mt-4 font-semibold">{say.changes}</h3>
          <ol className="versions-list">
            {list.rows.map((row) => (
              <li key={row.revision}>
                <Link
                  to={to(row.revision)}
                  replace
                  preventScrollReset
                  className="versions-row"
                  aria-current={row.revision === at ? 'true' : undefined}
                >
                  <span>{row.words}</span>
                  <span className="muted">
                    {row.person}, <Time at={row.at} withTime />
                  </span>
                </Link>
              </li>
            ))}
            {list.next === null && (
              <li>
                <Link
                  to={to(oldest)}
                  replace
                  preventScrollReset
                  className="versions-row"
                  aria-current={at === oldest ? 'true' : undefined}
                >
                  {oldest === 0 ? say.start : say.oldest}
                </Link>
              </li>
            )}
          </ol>
          {isNearly(of, kept) && <p className="muted mt-2">{say.kept(number(kept))}</p>}
          <TurnPages
            previous={list.previous}
            next={list.next}
            at={(cursor) => address + queryOf({ at: String(at), ...cursor })}
          />
        </div>
        <section className="versions-page" aria-label={say.at(at, of)}>
          {sections.length === 0 && lost === 0 && (
            <EmptyState title={say.at(at, of)} heading="h3" drawing={false}>
              {say.empty}
            </EmptyState>
          )}
          {/* One form for all: each button names its section. */}
          <ActionForm formKey={formKey} action={`${address}/section`}>
            <input type="hidden" name="at" value={at} />
            {sections.map((section) => (
              <PastSection key={section.id} section={section} brandId={brandId} />
            ))}
          </ActionForm>
          {Array.from({ length: lost }, (_, index) => (
            <p key={index} className="section-missing">
              {say.elsewhere}
            </p>
          ))}
        </section>
      </div>
    </Dialog>
  )
}
