import { Link } from '@remix-run/react'
import { SettingsSection } from '~/components/shell/settings-section'
import { DataList } from '~/components/ui/data-list'
import { Notice } from '~/components/ui/notice'
import { lostRowsMessages } from '~/messages/lost-rows'
import { settingsMessages as say } from '~/messages/settings'
import type { readNodesState } from '~/platform/litefs/nodes-state.server'

type Nodes = NonNullable<Awaited<ReturnType<typeof readNodesState>>>

type ServerFacts = {
  /** Null where there is only this one. */
  nodes: Nodes | null
  /** How many changes wait to be decided about. */
  lost: number
  /** Why unused files are not removed; null where they are. */
  unswept: string | null
}

/** Which servers there are, how safe what they save is, and what an admin has to decide or to mend. */
export function Servers({ nodes, lost, unswept }: ServerFacts) {
  const rows: [name: string, value: string][] = []
  if (nodes) {
    rows.push([say.shownBy, nodes.here])
    rows.push([say.primary, nodes.state?.primary ?? say.noPrimary])
  }
  const state = nodes?.state
  if (state) {
    const others = state.replicas.map(({ name, behind }) => say.behind(name, behind))
    rows.push([say.otherServers, others.join('; ') || say.noOthers])
    rows.push([say.savedSince, say.writes(state.writes)])
  }
  return (
    <SettingsSection title={say.servers} lead={nodes && say.serversLead}>
      {rows.length > 0 && <DataList rows={rows} />}
      {unswept && (
        <div className="mt-2 wrap-anywhere first:mt-0">
          <Notice tone="warning">{unswept}</Notice>
        </div>
      )}
      {lost > 0 && (
        <p className="mt-2">
          {lostRowsMessages.waiting(lost)}.{' '}
          <Link to="/admin/lost-rows" className="link">
            {lostRowsMessages.decide}
          </Link>
        </p>
      )}
    </SettingsSection>
  )
}
