import { Notice } from '~/components/ui/notice'
import { whoHearsMessages as say } from '~/messages/who-hears'
import type { WorkKind } from '~/shared/kinds'

/** Says who hears of new work that has neither an assignee nor followers; nothing where somebody is named. */
export const DefaultRecipients = ({ kind, names }: { kind: WorkKind; names: string[] | null }) =>
  names && (
    <div className="px-(--edge) pb-4">
      <Notice tone="warning">
        <b>{say.nobodyNamed(kind)}</b> {say.heardBy(kind, names)}
      </Notice>
    </div>
  )
