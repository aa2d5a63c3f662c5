import { useLoaderData } from '@remix-run/react'
import { makeSerialQueue } from '~/admission/serial-queue'
import { DashboardShell, PageHead } from '~/components/shell/dashboard-shell'
import { SettingsSection } from '~/components/shell/settings-section'
import { Time } from '~/components/ui/time'
import { Paragraphs } from '~/components/work/paragraphs'
import { notFound } from '~/domain-error'
import { findTermVersion, type Piece } from '~/features/order-terms/compare-versions.server'
import { termMessages as say } from '~/messages/order-studio'
import { displayName } from '~/messages/users'
import { screen } from '~/routes/http/screen-and-act.server'
import { chosenTerm, ordersCrumb, termsPath } from '../addresses'

const turn = makeSerialQueue()

export const loader = screen(async ({ actor, params: { term = '', number = '' } }) => {
  if (!/^[1-9]\d{0,6}$/.test(number)) throw notFound()
  await turn()
  return findTermVersion(actor, term, Number(number))
})

export const meta = () => [{ title: `${say.title} · Panelry` }]

/** A version of terms as buyers read it, and what it changed of the one before. */
export default function TermVersion() {
  const { term, version, pieces } = useLoaderData<typeof loader>()
  const { number } = version
  return (
    <DashboardShell
      breadcrumb={[
        ordersCrumb,
        { label: say.title, to: termsPath },
        { label: term.name, to: chosenTerm(term.id) },
        { label: say.version(number) },
      ]}
    >
      <PageHead title={<span className="wrap-anywhere">{version.name}</span>}>
        <p className="muted mt-1">
          {say.version(number)}, <Time at={version.createdAt} withTime />, {displayName(version.by)}
        </p>
      </PageHead>
      <SettingsSection
        title={say.show}
        lead={number > 1 ? say.compare(number - 1, number) : say.first}
      >
        {pieces && <Difference pieces={pieces} />}
      </SettingsSection>
      <SettingsSection title={say.text} lead={say.textLead}>
        <Paragraphs>{version.text}</Paragraphs>
      </SettingsSection>
    </DashboardShell>
  )
}

function Difference({ pieces }: { pieces: readonly Piece[] }) {
  if (pieces.every(({ kind }) => kind === 'same')) return <p className="muted">{say.unchanged}</p>
  return (
    <div className="difference">
      {pieces.map(({ kind, text }, index) =>
        kind === 'added' ? (
          <ins key={index}>
            <span className="sr-only">{say.added}: </span>
            {text}
          </ins>
        ) : kind === 'removed' ? (
          <del key={index}>
            <span className="sr-only">{say.removed}: </span>
            {text}
          </del>
        ) : (
          <span key={index}>{text}</span>
        ),
      )}
    </div>
  )
}
