import { SettingsSection } from '~/components/shell/settings-section'
import { DataList } from '~/components/ui/data-list'
import { Notice } from '~/components/ui/notice'
import { Time } from '~/components/ui/time'
import type { readBackupState } from '~/features/backups/backup-state.server'
import { backupMessages as say } from '~/messages/backups'
import { fileSize } from '~/messages/file-size'

type State = NonNullable<ReturnType<typeof readBackupState>>
type Newest = NonNullable<State['newest']>

/** When the last backup was made, where to, and what is wrong with it. @param state null where none are made */
export function Backups({ state }: { state: State | null }) {
  return (
    <SettingsSection title={say.title} lead={state && say.lead} anchor="backups">
      {state ? <Last {...state} /> : <p>{say.none}</p>}
    </SettingsSection>
  )
}

function Last({ place, newest, isOld, failure, failedAt }: State) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere]">
      {failure && (
        <Notice tone="danger" title={say.failed}>
          {failedAt !== null && (
            <p>
              <Time at={failedAt} withTime />
            </p>
          )}
          <p>{failure}</p>
          <p>{say.tryAgain}</p>
        </Notice>
      )}
      {isOld && <Notice tone="danger" title={say.old} />}
      {newest && <Wanting {...newest} />}
      <DataList
        rows={[
          ...(place
            ? [[say.keptIn, say.place(place.bucket, place.endpoint)] as [string, string]]
            : []),
          [say.last, newest ? <Time key="at" at={newest.madeAt} withTime /> : say.noneYet],
          ...(newest ? factsOf(newest) : []),
        ]}
      />
    </div>
  )
}

function factsOf({ bytes, files, lacks, less }: Newest): [string, string][] {
  const rows: [string, string][] = [[say.size, say.holds(fileSize(bytes), files)]]
  if (lacks === null) rows.push([say.state, say.notLooked])
  if (lacks === 0 && !less) rows.push([say.state, say.whole])
  return rows
}

function Wanting({ lacks, missing, less }: Newest) {
  if (!lacks && !less) return null
  return (
    <Notice tone="warning" title={say.wanting}>
      {less && <p>{say.less(less)}</p>}
      {lacks ? (
        <>
          <p>{say.lacks(lacks)}</p>
          <ul>
            {missing.map((path) => (
              <li key={path}>{path}</li>
            ))}
            {lacks > missing.length && <li>{say.more(lacks - missing.length)}</li>}
          </ul>
        </>
      ) : null}
    </Notice>
  )
}
