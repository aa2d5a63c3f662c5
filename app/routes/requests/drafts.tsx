import { Link, useLoaderData } from '@remix-run/react'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { ButtonLink } from '~/components/ui/button'
import { EmptyState } from '~/components/ui/empty-state'
import { Time } from '~/components/ui/time'
import { listDrafts } from '~/features/requests/list-drafts.server'
import { draftMessages as say } from '~/messages/drafts'
import { requireMember } from '~/routes/http/require-member'
import { screen } from '~/routes/http/screen-and-act.server'

export const loader = screen(({ actor }) => ({
  drafts: listDrafts(requireMember(actor)),
}))

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** Drafts that somebody has begun and not sent, each with a link to go on with it. */
export default function Drafts() {
  const { drafts } = useLoaderData<typeof loader>()
  return (
    <DashboardShell breadcrumb={[{ label: say.requests, to: '/requests' }, { label: say.title }]}>
      <PageHead title={say.title} />
      {drafts.length === 0 ? (
        <EmptyState
          title={say.noneTitle}
          actions={<ButtonLink to="/requests">{say.toRequests}</ButtonLink>}
        >
          {say.none}
        </EmptyState>
      ) : (
        <ul className="draft-list">
          {drafts.map(({ id, kind, about, words, files, savedAt, to }) => (
            <li key={id}>
              <Link to={to}>
                <b className="font-semibold">
                  {say.kinds[kind]}: {about}
                </b>
                <span className="muted">
                  {say.saved} <Time at={savedAt} withTime />
                  {files > 0 && `, ${say.files(files)}`}
                </span>
                <span className="truncate-line">{words}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DashboardShell>
  )
}
